import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { slot } from '../../../../platform/slots.ts'
import type { ApprovalKind } from './kinds.ts'

/** Something that waits for somebody's decision. */
export interface ApprovalSource {
  readonly kind: ApprovalKind
  /**
   * A `select` of what waits for the caller, or for the member on whose behalf they decide, with the columns
   * - `kind`, `subject_id`, `work_day_id`, `membership_id`, `work_date`, `submitted_at`, `updated_at`;
   * - `stage` and `stages`, 1 of 1 where one decision is all there is;
   * - `approver_ids` (`uuid[]`), who is asked by name; null where it waits for the member's supervisor;
   * - `allowed_decisions` (`text[]`): those that would not be refused now;
   * - `warnings` (`text[]`): codes of what would be refused.
   */
  waitingFor(caller: Caller): RawBuilder<unknown>
  /** A value (`text[]`): codes of what somebody should look at before they decide; read of what is shown alone. */
  warningsOf?(orgId: string, subjectId: RawBuilder<unknown>): RawBuilder<string[]>
}

/** Every family with something to decide contributes it, so that the queue knows none of them. */
export const approvalSources = slot<ApprovalSource>('approvals.sources')
