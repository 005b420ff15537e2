import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Terms } from '../record/employment.ts'
import type { Actor } from '../record/member.ts'
import { reachableBy } from './reach.ts'

/** The members whom a caller may see, for a statement over `memberships m`. */
export const visibleTo = (caller: Caller): RawBuilder<boolean> =>
  reachableBy(caller, sql`m.org_id`, sql`m.id`)

/** Who reads terms of employment, or pays by payroll numbers. */
const readersOfNumbers = ['reports.team', 'payroll.run', 'hr.manage'] as const satisfies readonly Capability[]

export const seesPayrollNumbers = ({ capabilities }: Pick<Caller, 'capabilities'>): boolean =>
  readersOfNumbers.some(capability => capabilities.has(capability))

/** A member's payroll number as the caller sees it: null where they do not. */
export const payrollNumberFor = (
  caller: Pick<Caller, 'capabilities'>,
  { payrollNumber }: Pick<Terms, 'payrollNumber'>,
): string | null => (seesPayrollNumbers(caller) ? payrollNumber : null)

export const actorOf = ({ membership, capabilities, reach }: Caller): Actor => ({
  membershipId: membership.id,
  capabilities,
  reach,
})
