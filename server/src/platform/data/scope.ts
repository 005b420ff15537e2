import type { Statement } from './wire/statement.ts'

/**
 * The statement that sets the organisation for row-level security, until the end of the transaction. Citus hands `set local` on to its
 * workers but not `set_config()`: it holds on the node that the process is connected to.
 */
export const scopeTo = (orgId: string): Statement => ({
  text: "select set_config('app.org_id', $1, true)",
  values: [orgId],
})

/** The same for a statement that is planned once for whatever values. */
export const scopePlannedOnceTo = (orgId: string): Statement => ({
  text: "select set_config('app.org_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)",
  values: [orgId],
})

/** The same for a transaction that writes, with how long a statement of it may wait for a lock. */
export const scopeWritesTo = (orgId: string, lockWaitMs: number): Statement => ({
  text: "select set_config('app.org_id', $1, true), set_config('lock_timeout', $2, true)",
  values: [orgId, String(lockWaitMs)],
})

/** How long a statement may wait for a lock, until the end of the transaction. */
export const limitLockWait = (milliseconds: number): Statement => ({
  text: "select set_config('lock_timeout', $1, true)",
  values: [String(milliseconds)],
})

/** What policies compare `org_id` with; an error, not an empty answer, where no organisation was set. */
export const scopedOrganisation = "current_setting('app.org_id')::uuid"
