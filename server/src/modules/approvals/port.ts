import type { RawBuilder } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'

/**
 * Something that waits for a supervisor's decision. Families contribute theirs where the modules are wired, so that
 * the queue knows none of them.
 */
export interface ApprovalSource {
  readonly kind: string
  /**
   * A `select` of what waits for the caller, with the columns `kind`, `subject_id`, `work_day_id`, `membership_id`,
   * `work_date`, `submitted_at` and `allowed_decisions` (`text[]`).
   */
  waitingFor(caller: Caller): RawBuilder<unknown>
}
