import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { isRefused, type Refused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { rowsOfRecords } from '../terms/rows.ts'
import { isDivisible, type SourceKey, sourceName } from '../source-rows/row.ts'
import { type ChangedSource, sourceKinds } from '../source-rows/slot.ts'
import { capKind, type Consumption } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

interface Billing {
  readonly tx: WriteTransaction
  readonly commit: CommitAccepted
  readonly contributions: Contributions
}

/**
 * Takes sources into lines of documents, all of them or none, in the transaction that makes those. Rows are read anew: whatever has
 * changed since they were chosen is refused or billed as it is now.
 */
export async function consumeSources(
  { tx, commit, contributions }: Billing,
  lines: readonly rules.TakingLine[],
): Promise<readonly Consumption[] | Refused<rules.ConsumeCode>> {
  const keys = lines.flatMap(({ sources }) => sources)
  const rows = await rowsOfRecords(tx, contributions, keys)
  const caps = rows.flatMap(({ limit }) =>
    limit ? [{ kind: capKind, sourceId: limit.sourceId, place: 0 }] : [],
  )
  const before = await store.ofSources(tx, distinct([...rows, ...caps]))
  const decision = rules.consume(lines, {
    now: tx.now,
    rows: new Map(rows.map(row => [sourceName(row), row])),
    billed: partsBilled(before),
    // One for what is taken of the source, one for what that takes of a cap.
    ids: keys.flatMap(() => [newId(), newId()]),
  })
  if (isRefused(decision)) return decision
  const consumed = await commit(decision, state => store.save(tx, state))
  await tell({ tx, commit, contributions }, [...before, ...consumed], keys)
  return consumed
}

/** Gives back what lines have taken, to be billed again; what others have of the same sources stays theirs. */
export async function releaseSources(
  { tx, commit, contributions }: Billing,
  lineIds: readonly Id[],
): Promise<readonly Consumption[]> {
  const released = await store.ofLines(tx, lineIds)
  if (released.length === 0) return []
  const gone = new Set(released.map(({ id }) => id))
  const before = await store.ofSources(tx, distinct(released))
  await store.clear(
    tx,
    before.map(({ id }) => id),
  )
  const decision = rules.release(before, ({ id }) => gone.has(id))
  const left = await commit(decision, state => store.save(tx, state))
  await tell({ tx, commit, contributions }, left, released)
  return released
}

/** Says that a document counts for good: hours on it are neither changed nor opened any more. */
export const issueSources = (tx: WriteTransaction, documentId: Id): Promise<unknown> =>
  store.issue(tx, documentId)

/** What a draft has taken and is not so any more: rows that are gone, cannot be billed now, or have another time, price or place. */
export async function staleSources(
  db: TenantDb,
  contributions: Contributions,
  documentId: Id,
): Promise<readonly Consumption[]> {
  const consumptions = (await store.ofDocument(db, documentId)).filter(({ kind }) => kind !== capKind)
  const rows = await rowsOfRecords(db, contributions, consumptions)
  const now = new Map(rows.map(row => [sourceName(row), row]))
  return consumptions.filter(each => {
    const row = now.get(sourceName(each))
    if (!row || row.obstacle !== null || row.projectId !== each.projectId) return true
    if (isDivisible(row)) return row.parts < each.toPart
    return (
      row.minutes !== each.minutes ||
      row.billedMinutes !== each.billedMinutes ||
      row.rateCentsPerHour !== each.rateCentsPerHour ||
      // Under a cap it is what was left of that.
      (row.limit === null && row.cents !== each.cents)
    )
  })
}

const distinct = (keys: readonly SourceKey[]): SourceKey[] => [
  ...new Map(
    keys.map(({ kind, sourceId, place }) => {
      const key = { kind, sourceId, place }
      return [sourceName(key), key]
    }),
  ).values(),
]

export const partsBilled = (consumptions: readonly Consumption[]): Map<string, number> => {
  const parts = new Map<string, number>()
  for (const each of consumptions)
    parts.set(sourceName(each), Math.max(parts.get(sourceName(each)) ?? 0, each.toPart))
  return parts
}

/** Tells each family how far its records are billed now. */
async function tell(
  { tx, commit, contributions }: Billing,
  now: readonly Consumption[],
  keys: readonly SourceKey[],
): Promise<void> {
  const by = Map.groupBy(now, sourceName)
  const changed = distinct(keys).map((key): ChangedSource => {
    const last = (by.get(sourceName(key)) ?? []).toSorted((a, b) => a.toPart - b.toPart).at(-1)
    return {
      ...key,
      lineId: last?.lineId ?? null,
      isWhollyBilled: last !== undefined && last.toPart >= last.ofParts,
    }
  })
  for (const { kind, changed: hear } of contributions(sourceKinds)) {
    const ofKind = changed.filter(each => each.kind === kind)
    if (ofKind.length > 0) await hear?.(tx, commit, ofKind)
  }
}
