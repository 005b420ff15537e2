import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { literal } from '../../../../platform/data/like.ts'
import { fold, phoneSpelling, type Searched, type Spelling } from '../../../records/search/port.ts'
import { reportIdsOf } from '../access/reach.ts'
import { seesPayrollNumbers } from '../access/visible.ts'
import { normaliseAddress, syntheticDomain } from '../record/address.ts'
import { roster } from '../roster/contract.ts'

const payrollNumber = (orgId: string) => sql`(
  select t.payroll_number from employment_terms t where t.org_id = ${orgId} and t.membership_id = r.id)`

const ownAddress = sql`case when r.email not like ${sql.lit(`%@${syntheticDomain}`)} then r.email end`

/** Members as the roster shows them to the seeker; to whom it does not, themself. */
export const searchedMembers: Searched = {
  type: 'membership',
  table: 'memberships',
  title: () => sql`r.display_name`,
  subtitle: () => sql`coalesce(${ownAddress}, r.phone)`,
  code: ({ caller, orgId }) => (seesPayrollNumbers(caller) ? payrollNumber(orgId) : sql`null`),
  active: ({ today }) =>
    sql`(r.status <> 'deactivated' and coalesce(r.employment_end_date >= ${today}::date, true))`,
  sources: [
    {
      table: 'memberships',
      fields: () => ({
        displayName: sql`r.display_name`,
        firstNames: sql`r.first_names`,
        lastName: sql`r.last_name`,
        email: ownAddress,
        phone: sql`r.phone`,
      }),
      rows: ({ caller }) => membersFoundBy(caller, sql`s.id`),
      spelling: text => phoneSpelling(text) ?? addressSpelling(text),
    },
    {
      table: 'employment_terms',
      id: 'membership_id',
      fields: ({ orgId }) => ({ payrollNumber: payrollNumber(orgId) }),
      rows: ({ caller }) =>
        seesPayrollNumbers(caller) ? membersFoundBy(caller, sql`s.membership_id`) : 'none',
    },
  ],
}

/** Which members somebody may find: those of their reach where they read the roster, else themself. */
export function membersFoundBy(caller: Caller, member: RawBuilder<unknown>): 'all' | RawBuilder<boolean> {
  const own = sql<boolean>`${member} = ${caller.membership.id}`
  if (!mayCall(caller, roster.operations.list) || caller.reach === 'own') return own
  if (caller.reach === 'organisation') return 'all'
  return sql<boolean>`${member} = any(array(${reportIdsOf(caller)}) || ${caller.membership.id}::uuid)`
}

/** An address is kept with its domain in ASCII, and with the letters of its mailbox in their compatible form. */
function addressSpelling(text: string): Spelling | undefined {
  const address = normaliseAddress(text)
  if (address === undefined || fold(address) === fold(text)) return undefined
  const folded = fold(address)
  return {
    fits: `%${literal(folded)}%`,
    exact: `%| ${literal(folded)} |%`,
    isOf: field => field === folded,
  }
}
