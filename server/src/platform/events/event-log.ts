import type { WriteTransaction } from '../data/database.ts'
import type { Fact } from '../vocabulary/decision.ts'
import { type Id, newId } from '../vocabulary/ids.ts'

export interface RecordedFact extends Fact {
  /** The `integrationEventId` of every delivery. */
  readonly id: Id
}

/** Somebody who does something with every recorded fact, inside the same transaction. */
export interface FactListener {
  /** Adds statements to the transaction; they commit or vanish with the facts. */
  record(tx: WriteTransaction, facts: readonly RecordedFact[]): void
  /** Called after the commit, to wake what works on the recorded rows. */
  committed(orgId: Id): void
}

/**
 * Writes facts to the organisation's log. `sequence` grows by one with every fact of the organisation, in commit
 * order and without a gap, because the clock row that counts it is held by the write transaction.
 */
export function recordFacts(tx: WriteTransaction, facts: readonly Fact[]): RecordedFact[] {
  const recorded = facts.map(({ id = newId(), event, payload }) => ({ id, event, payload }))
  tx.defer(tx.sql`
    with counter as (
      update organisation_clocks set last_sequence = last_sequence + ${facts.length}
      where org_id = ${tx.orgId} returning last_sequence - ${facts.length} as base)
    insert into integration_events (org_id, id, sequence, event, payload, created_at)
    select ${tx.orgId}, fact.id, counter.base + fact.position, fact.event, fact.payload, ${tx.now}
    from counter, rows from (json_to_recordset(${JSON.stringify(recorded)}::json)
      as (id uuid, event text, payload json)) with ordinality as fact(id, event, payload, position)
    returning sequence`)
  return recorded
}
