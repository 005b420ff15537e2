import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { normaliseAddress } from '../record/address.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { seesPayrollNumbers, visibleTo } from '../access/visible.ts'
import { answerColumns } from '../record/columns.ts'
import type { Member as MemberAnswer } from '../record/shapes.ts'
import type { RosterFilter } from './filter.ts'

export const findAnswer = async (db: TenantDb, id: Id, caller: Caller): Promise<MemberAnswer | undefined> => {
  const rows = await db.sql<MemberAnswer>`
    select ${answerColumns(db.orgId, seesPayrollNumbers(caller))} from memberships m
    where m.org_id = ${db.orgId} and m.id = ${id} and ${visibleTo(caller)}`
  return rows[0]
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const list = (
  db: TenantDb,
  filter: RosterFilter,
  caller: Caller,
  keyset: RawBuilder<unknown>,
): Promise<MemberAnswer[]> =>
  db.sql<MemberAnswer>`
    select ${answerColumns(db.orgId, seesPayrollNumbers(caller))} from memberships m
    where m.org_id = ${db.orgId} and ${visibleTo(caller)} and ${conditionOf(db.orgId, filter, caller)} ${keyset}`

const conditionOf = (orgId: string, filter: RosterFilter, caller: Caller): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      filter.role === undefined ? undefined : sql`m.role = ${filter.role}`,
      filter.status === undefined ? undefined : sql`m.status = ${filter.status}`,
      filter.supervisorMembershipId === undefined
        ? undefined
        : sql`m.supervisor_membership_id = ${filter.supervisorMembershipId}`,
      filter.payrollNumber === undefined ? undefined : numbered(orgId, filter.payrollNumber, caller),
      filter.planningUnitId === undefined ? undefined : belongsTo(orgId, filter.planningUnitId, filter.today),
      filter.q === undefined ? undefined : namedLike(filter.q),
    ].filter(condition => condition !== undefined),
    sql` and `,
  )

const belongsTo = (orgId: string, planningUnitId: Id, today: PlainDate) => sql`exists (
  select from membership_units u where u.org_id = ${orgId} and u.membership_id = m.id
    and u.planning_unit_id = ${planningUnitId} and u.valid_from <= ${today} and (u.valid_to is null or u.valid_to >= ${today}))`

/** A filter that shows who has a number would show it. */
const numbered = (orgId: string, payrollNumber: string, caller: Caller) =>
  seesPayrollNumbers(caller)
    ? sql`m.id in (
        select t.membership_id from employment_terms t
        where t.org_id = ${orgId} and t.payroll_number = ${payrollNumber})`
    : sql`false`

/**
 * The text occurs in a name or the address, or is the address in another spelling. `strpos` has no wildcards, so
 * none need to be escaped; names are kept composed.
 */
function namedLike(text: string): RawBuilder<boolean> {
  const occurs = sql<boolean>`strpos(m.search_text, lower(${text.normalize('NFC')})) > 0`
  const address = normaliseAddress(text)
  return address === undefined ? occurs : sql<boolean>`(${occurs} or m.email = ${address})`
}

export async function holderOfAddress(db: TenantDb, email: string): Promise<Id | null> {
  const [row] = await db.sql<{ id: Id }>`
    select id from memberships where org_id = ${db.orgId} and email = ${email}`
  return row?.id ?? null
}
