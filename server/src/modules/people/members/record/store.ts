import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { recordColumns } from './columns.ts'
import { noTerms, type Termination, type Terms } from './employment.ts'
import { type Member, type MemberRecord, memberships } from './member.ts'

type RecordRow = Member &
  Pick<MemberRecord, 'units' | 'formerEmployments' | 'assignments'> & {
    readonly terms: Terms | null
    readonly termination: Termination | null
  }

async function recordsWhere(db: TenantDb, condition: RawBuilder<unknown>): Promise<MemberRecord[]> {
  const rows = await db.sql<RecordRow>`
    select ${recordColumns(db.orgId)} from memberships m
    left join employment_terms t on t.org_id = ${db.orgId} and t.membership_id = m.id
    left join employment_terminations e on e.org_id = ${db.orgId} and e.membership_id = m.id
    where m.org_id = ${db.orgId} and ${condition}`
  return rows.map(({ units, formerEmployments, assignments, terms, termination, ...member }) => ({
    member,
    units,
    formerEmployments,
    assignments,
    terms: terms ?? noTerms,
    termination,
  }))
}

/** A member among those that `visible` lets the caller reach. */
export const findRecord = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<MemberRecord | undefined> => (await recordsWhere(db, sql`m.id = ${id} and ${visible}`))[0]

/** Those of the members whom `visible` lets the caller reach. */
export const findRecords = (
  db: TenantDb,
  ids: readonly Id[],
  visible: RawBuilder<boolean>,
): Promise<MemberRecord[]> => recordsWhere(db, sql`m.id = any(${ids}::uuid[]) and ${visible}`)

/** The members who were to be offboarded after a last day before `today`. */
export const recordsToOffboard = (db: TenantDb, today: PlainDate): Promise<MemberRecord[]> =>
  recordsWhere(db, sql`e.start_offboarding and e.offboarded_at is null and e.end_date < ${today}`)

/** Who are deactivated, or past their last day. */
export const idsOfLeft = async (db: TenantDb, today: PlainDate): Promise<Id[]> => {
  const rows = await db.sql<{ id: Id }>`
    select m.id from memberships m
    where m.org_id = ${db.orgId} and (m.status = 'deactivated' or m.employment_end_date < ${today})`
  return rows.map(({ id }) => id)
}

/** Members for whom an assignment has come into force that their record does not say yet; at most so many. */
export const recordsToFollow = (db: TenantDb, today: PlainDate, limit: number): Promise<MemberRecord[]> =>
  recordsWhere(
    db,
    sql`m.id in (
      select a.membership_id from membership_assignments a
      where a.org_id = ${db.orgId} and a.coming and a.valid_from <= ${today}
      group by a.membership_id order by a.membership_id limit ${limit})`,
  )

/** Saves what of a member may change. */
export const saveMember = (db: TenantDb, member: Member): Promise<unknown> => memberships.update(db, member)

/** The same of several, each another one; in their order, for one may take the address that another gives up. */
export const saveMembers = (db: TenantDb, members: readonly Member[]): Promise<unknown> => {
  const [only, ...others] = members
  return only && others.length === 0 ? saveMember(db, only) : memberships.upsert(db, members)
}

/** Adds members as a set; a supervisor may be among them. */
export const insertMembers = (db: TenantDb, members: readonly Member[]): Promise<unknown> =>
  memberships.insert(db, members)
