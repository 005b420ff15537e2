import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Punch, punchTable } from '../punches/record.ts'
import { type Session, sessionTable } from './record.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { OpenPunch } from '../../../people/me/port.ts'

/** A member, and the first instant at which something of their punches changes. */
export interface Since {
  readonly membershipId: Id
  readonly from: Instant
}

/**
 * A fragment: from when on the punches of members are read to derive their sessions anew. No session is longer than 23
 * hours, so that what begins with the last one two days before owes nothing to what was before it.
 */
export const anchorsOf = (orgId: string, asked: readonly Since[]): RawBuilder<unknown> => sql`(
  select a.member, coalesce((
      select max(s.started_at) from punch_sessions s
      where s.org_id = ${orgId} and s.membership_id = a.member and s.started_at <= a.since - interval '48 hours'),
    '-infinity') as anchor
  from unnest(${asked.map(({ membershipId }) => membershipId)}::uuid[],
    ${asked.map(({ from }) => from)}::timestamptz[]) as a(member, since))`

/** The punches that count, from where sessions are derived anew. */
export const countingSince = (db: TenantDb, asked: readonly Since[]): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from ${anchorsOf(db.orgId, asked)} w
    join punches p on p.org_id = ${db.orgId} and p.membership_id = w.member and p.occurred_at >= w.anchor
    where p.org_id = ${db.orgId} and p.corrected_by_id is null and p.dismissed_at is null
    order by p.membership_id, p.occurred_at, p.id`

/** The sessions that may change. */
export const sessionsSince = (db: TenantDb, asked: readonly Since[]): Promise<Session[]> =>
  db.sql<Session>`
    select ${sessionTable.select('s')} from ${anchorsOf(db.orgId, asked)} w
    join punch_sessions s on s.org_id = ${db.orgId} and s.membership_id = w.member and s.started_at >= w.anchor
    where s.org_id = ${db.orgId} order by s.membership_id, s.started_at`

/** Saves what sessions have become. One that is over is saved before the one that is open now. */
export function saveSessions(tx: WriteTransaction, changed: readonly Session[], gone: readonly Id[]): void {
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from punch_sessions s where s.org_id = ${tx.orgId} and s.id = any(${gone}::uuid[]) returning 1`)
  const ordered = changed.toSorted((a, b) => Number(a.state === 'open') - Number(b.state === 'open'))
  tx.defer(sessionTable.upsert(tx, ordered))
}

/** The state of a member now. */
export interface LiveSession {
  readonly membershipId: Id
  readonly sessionId: Id
  readonly state: 'working' | 'on_break'
  readonly since: Instant
  readonly workDate: PlainDate
}

/** A fragment: a `select` of members who are clocked in, with the columns of `LiveSession` in snake_case. */
export const liveStates = (orgId: string): RawBuilder<unknown> => sql`
  select s.membership_id, s.live_state as state, s.since, s.work_date, s.id as session_id
  from punch_sessions s where s.org_id = ${orgId} and s.state = 'open'`

/** The members of a set who are clocked in. */
export const liveStateOf = (db: TenantDb, members: IdSet): Promise<LiveSession[]> =>
  db.sql<LiveSession>`
    select s.membership_id, s.live_state as state, s.since, s.work_date, s.id as session_id
    from punch_sessions s
    where s.org_id = ${db.orgId} and s.state = 'open' and s.membership_id = any(${idArray(members)})`

/** The members with a session whose end is due, with its beginning; at most so many. */
export const dueSessions = (db: TenantDb, now: Instant, limit: number): Promise<Since[]> =>
  db.sql<Since>`
    select s.membership_id, s.started_at as "from" from punch_sessions s
    where s.org_id = ${db.orgId} and s.state = 'open' and s.due_at < ${now}
    order by s.due_at, s.membership_id limit ${limit}`

/** The running clocking in of the caller. One statement. */
export async function ownOpenPunch(db: TenantDb, { membership }: Caller): Promise<OpenPunch | null> {
  const [live] = await liveStateOf(db, [membership.id])
  if (!live) return null
  const { sessionId, state, since, workDate } = live
  return { sessionId, state, since, workDate }
}
