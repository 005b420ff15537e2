import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type GroupMembership, type GroupStretch, leaveGroupMemberships } from './record.ts'

/** A fragment: the rows of members with the day before the next one of theirs. */
const stretches = (orgId: string, condition: RawBuilder<unknown>) => sql`(
  select g.membership_id, g.valid_from, g.leave_group_id, g.updated_at,
    lead(g.valid_from) over (partition by g.membership_id order by g.valid_from) - 1 as valid_to
  from leave_group_memberships g where g.org_id = ${orgId} and ${condition})`

/** When members were in which groups, by member and date. One statement. */
export const stretchesOf = (db: TenantDb, members: IdSet): Promise<GroupStretch[]> =>
  db.sql<GroupStretch>`
    select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to
    from ${stretches(db.orgId, sql`g.membership_id = any(${idArray(members)})`)} s
    order by s.membership_id, s.valid_from`

/** The group of each of the members on a day. */
export const heldOn = (
  db: TenantDb,
  members: readonly Id[],
  date: PlainDate,
): Promise<Pick<GroupMembership, 'membershipId' | 'leaveGroupId' | 'validFrom'>[]> =>
  db.sql`
    select distinct on (g.membership_id) g.membership_id, g.leave_group_id, g.valid_from
    from leave_group_memberships g
    where g.org_id = ${db.orgId} and g.membership_id = any(${members}::uuid[]) and g.valid_from <= ${date}
    order by g.membership_id, g.valid_from desc`

/** Those in a group on a day whom a condition lets through; `keyset` ends the statement. */
export const inGroup = (
  db: TenantDb,
  groupId: Id,
  date: PlainDate,
  reached: (member: RawBuilder<unknown>) => RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<GroupStretch[]> =>
  db.sql<GroupStretch>`
    select s.membership_id, s.valid_from, s.leave_group_id, s.updated_at, s.valid_to
    from ${stretches(
      db.orgId,
      sql`g.membership_id in (
        select o.membership_id from leave_group_memberships o
        where o.org_id = ${db.orgId} and o.leave_group_id = ${groupId})`,
    )} s
    where s.leave_group_id = ${groupId} and s.valid_from <= ${date}
      and (s.valid_to is null or s.valid_to >= ${date}) and ${reached(sql`s.membership_id`)} ${keyset}`

export const save = (tx: WriteTransaction, rows: readonly GroupMembership[]): Promise<unknown> =>
  leaveGroupMemberships.upsert(tx, rows)

/** A query of the members who are in a group on any day from a date on. */
export const membersFrom = (orgId: string, groupId: Id, from: PlainDate): RawBuilder<unknown> => sql`
  select s.membership_id from ${stretches(
    orgId,
    sql`g.membership_id in (
      select o.membership_id from leave_group_memberships o
      where o.org_id = ${orgId} and o.leave_group_id = ${groupId})`,
  )} s
  where s.leave_group_id = ${groupId} and (s.valid_to is null or s.valid_to >= ${from})`

/** Whether an active group has the id. */
export async function activeGroup(db: TenantDb, id: Id | null): Promise<{ readonly id: Id } | null> {
  if (id === null) return null
  const [found] = await db.sql<{ id: Id }>`
    select g.id from leave_groups g where g.org_id = ${db.orgId} and g.id = ${id} and g.active`
  return found ?? null
}
