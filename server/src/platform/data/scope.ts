import type { Statement } from './wire/statement.ts'

/**
 * The statement that tells row-level security the organisation, until the end of the transaction. It is the only
 * one: Citus hands `set local` on to its workers but not `set_config()`, so there it would be another text here.
 */
export const scopeTo = (orgId: string): Statement => ({
  text: "select set_config('app.org_id', $1, true)",
  values: [orgId],
})

/** What policies compare `org_id` with; an error, not an empty answer, where no organisation was set. */
export const scopedOrganisation = "current_setting('app.org_id')::uuid"
