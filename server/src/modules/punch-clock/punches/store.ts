import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { anchorsOf, type Since } from '../sessions/store.ts'
import { type Punch, punchTable } from './record.ts'

/** What names a tap for ever. */
export interface TapName {
  readonly membershipId: Id
  readonly clientPunchId: Id
}

/** The punches with these names that have landed. */
export const landed = (db: TenantDb, names: readonly TapName[]): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from punches p
    where p.org_id = ${db.orgId} and (p.membership_id, p.client_punch_id) in (
      select member, tap from unnest(${names.map(({ membershipId }) => membershipId)}::uuid[],
        ${names.map(({ clientPunchId }) => clientPunchId)}::uuid[]) as named(member, tap))`

/** The punches that count, from where sessions are derived anew. */
export const countingSince = (db: TenantDb, asked: readonly Since[]): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from ${anchorsOf(db.orgId, asked)} w
    join punches p on p.org_id = ${db.orgId} and p.membership_id = w.member and p.occurred_at >= w.anchor
    where p.org_id = ${db.orgId} and p.corrected_by_id is null and p.dismissed_at is null
    order by p.membership_id, p.occurred_at, p.id`

export const findPunch = async (db: TenantDb, id: Id): Promise<Punch | undefined> =>
  (
    await db.sql<Punch>`select ${punchTable.select('p')} from punches p where p.org_id = ${db.orgId} and p.id = ${id}`
  )[0]

/** The punches of a session, in the order in which they occurred. */
export const punchesOfSession = (db: TenantDb, sessionId: Id): Promise<Punch[]> =>
  db.sql<Punch>`
    select ${punchTable.select('p')} from punches p
    where p.org_id = ${db.orgId} and p.session_id = ${sessionId} order by p.occurred_at, p.id`

/** Adds punches, and saves what has become of those that are there. */
export const savePunches = (tx: WriteTransaction, punches: readonly Punch[]): void =>
  tx.defer(punchTable.upsert(tx, punches))
