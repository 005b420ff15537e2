import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What hours must be of for a rule to fit; null fits all. */
export interface Criteria {
  readonly projectId: Id | null
  readonly customerId: Id | null
  readonly membershipId: Id | null
  readonly projectRoleId: Id | null
  readonly entryTypeId: Id | null
}
