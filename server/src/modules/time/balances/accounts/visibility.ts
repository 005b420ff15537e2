import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { reachableBy } from '../../../people/members/port.ts'

/** Who reads other people's balances; everybody reads their own. */
export const readersOfBalances = [
  'worktime.supervise',
  'payroll.run',
  'reports.team',
] as const satisfies readonly Capability[]

/** Who moves and closes balances of everybody. */
export const keepersOfBalances = ['payroll.run', 'org.admin'] as const satisfies readonly Capability[]

export const keepsBalances = ({ capabilities }: Pick<Caller, 'capabilities'>): boolean =>
  keepersOfBalances.some(capability => capabilities.has(capability))

/** A fragment: whether the caller may know of an account of the alias `a`. */
export const visibleTo = (caller: Caller): RawBuilder<boolean> =>
  readersOfBalances.some(capability => caller.capabilities.has(capability))
    ? reachableBy(caller, sql`a.org_id`, sql`a.membership_id`)
    : sql<boolean>`a.membership_id = ${caller.membership.id}`

/** A fragment: whether the caller may know of an account of the alias `a` to move it: who reads it does, and who keeps all of them. */
export const movableBy = (caller: Caller): RawBuilder<boolean> =>
  keepsBalances(caller) ? reachableBy(caller, sql`a.org_id`, sql`a.membership_id`) : visibleTo(caller)

/** A fragment: every account, for operations that only those who keep all of them may call. */
export const everyAccount: RawBuilder<boolean> = sql<boolean>`true`
