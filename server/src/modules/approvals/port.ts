import type { RawBuilder } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { slot } from '../../platform/slots.ts'
import { approvals } from './contract.ts'

/** Something that waits for a supervisor's decision. */
export interface ApprovalSource {
  readonly kind: string
  /**
   * A `select` of what waits for the caller, with the columns `kind`, `subject_id`, `work_day_id`, `membership_id`,
   * `work_date`, `submitted_at` and `allowed_decisions` (`text[]`): those that would not be refused now.
   */
  waitingFor(caller: Caller): RawBuilder<unknown>
}

/** Every family with something to decide contributes it, so that the queue knows none of them. */
export const approvalSources = slot<ApprovalSource>('approvals.sources')

/** The operations of the public interface, for requests from inside the process. */
export const approvalOperations = approvals.operations
