import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

export interface LoggedEvent {
  readonly id: Id
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly sequence: number
  readonly createdAt: Instant
}

/** A place in the log: everything up to it has been read. */
export interface Position {
  readonly createdAt: Instant
  readonly sequence: number
}

export interface LogQuery {
  /** The names of events to look for. */
  readonly events: readonly string[] | 'all'
  readonly since: Instant | undefined
  readonly after: Position | undefined
  /** From when on events are kept. */
  readonly kept: Instant
  readonly count: number
}

export interface LogReading {
  readonly events: readonly LoggedEvent[]
  /** The end of the log in the same picture: whatever is recorded later comes after it. */
  readonly end: Position
  /** The oldest event that is kept, of any name. */
  readonly earliest: Position | null
}

type Row = { readonly [K in keyof LoggedEvent]: LoggedEvent[K] | null } & {
  readonly endSequence: number
  readonly endInstant: Instant
  readonly earliestSequence: number | null
  readonly earliestInstant: Instant | null
}

/**
 * Reads the log and where it begins and ends, in one statement and so in one picture. Transactions commit in the order of
 * their instants, so nothing that commits later can come before the end.
 */
export async function readLog(db: TenantDb, query: LogQuery): Promise<LogReading> {
  const since = query.since === undefined ? sql`` : sql`and e.created_at >= ${query.since}`
  // The second condition follows from the first; only it can leave out the months before.
  const after =
    query.after === undefined
      ? sql``
      : sql`and (e.created_at, e.sequence) > (${query.after.createdAt}, ${query.after.sequence})
          and e.created_at >= ${query.after.createdAt}`
  const wanted = sql`and e.created_at >= ${query.kept} ${since} ${after}`
  const ofAll = sql`
      select e.id, e.event, e.payload, e.sequence, e.created_at from integration_events e
      where e.org_id = ${db.orgId} ${wanted}
      order by e.created_at, e.sequence limit ${query.count}`
  const rows = await db.sql<Row>`
    select log.id, log.event, log.payload, log.sequence, log.created_at, c.last_sequence as end_sequence,
      c.last_instant as end_instant, oldest.sequence as earliest_sequence, oldest.created_at as earliest_instant
    from organisation_clocks c
    left join lateral (
      select e.sequence, e.created_at from integration_events e
      where e.org_id = ${db.orgId} and e.created_at >= ${query.kept}
      order by e.created_at, e.sequence limit 1) oldest on true
    left join lateral (
      ${query.events === 'all' ? ofAll : named(db, query.events, wanted, query.count)}) log on true
    where c.org_id = ${db.orgId}
    order by log.created_at, log.sequence`
  const [first] = rows
  if (!first) throw new Error(`no organisation has the id ${db.orgId}`)
  return {
    events: rows.filter(row => row.id !== null) as readonly LoggedEvent[],
    end: { sequence: first.endSequence, createdAt: first.endInstant },
    earliest:
      first.earliestSequence === null || first.earliestInstant === null
        ? null
        : { sequence: first.earliestSequence, createdAt: first.earliestInstant },
  }
}

/**
 * The first events of some names. Each name is looked for by itself, in the index by name: however few of the log's events
 * have one of them, no other is looked at.
 */
const named = (db: TenantDb, names: readonly string[], wanted: RawBuilder<unknown>, count: number) => sql`
      select f.id, f.event, f.payload, f.sequence, f.created_at
      from (
        select of_name.created_at, of_name.sequence
        from unnest(${names}::text[]) name
        cross join lateral (
          select e.created_at, e.sequence from integration_events e
          where e.org_id = ${db.orgId} and e.event = name ${wanted}
          order by e.created_at, e.sequence limit ${count}) of_name
        order by of_name.created_at, of_name.sequence limit ${count}) found
      join integration_events f
        on f.org_id = ${db.orgId} and f.created_at = found.created_at and f.sequence = found.sequence`
