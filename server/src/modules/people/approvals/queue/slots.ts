import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Reasons } from '../../../../platform/contract/reasons.ts'
import type { TSchema } from '../../../../platform/contract/shapes.ts'
import { slot } from '../../../../platform/slots.ts'
import type { SubjectsOf } from '../../me/port.ts'

/** How the description of the queue tells of a kind, each as a part of a sentence. */
export interface ApprovalWords {
  /** The decisions: `approve` and `return` of a work day. */
  readonly allowed: string
  /** The member whose it is, where that says too little: `who claims an open shift`. */
  readonly whose?: string
  /** The same of one that no member made. */
  readonly whoseElse?: string
  /** Whom it waits for, where that is not the supervisor. */
  readonly waitsFor?: string
  readonly warnings?: string
  /** What holds of its decisions alone, as a sentence. */
  readonly besides?: string
}

/** A reason without values is one from before it had any, which is told by its sentence. */
export interface KeptWarning {
  readonly code: string
  readonly values?: Readonly<Record<string, unknown>> | null
  readonly detail?: string
}

/** Something that waits for somebody's decision. */
export interface ApprovalSource {
  readonly kind: string
  /** Whether it may be decided on somebody's behalf. Who is asked by name answers alone. */
  readonly delegable: boolean
  readonly words: ApprovalWords
  /** What an item of a batch says of this kind beside its reason; kinds with a field of one name have the same. */
  readonly fields?: Readonly<Record<string, TSchema>>
  /**
   * A `select` of what waits for the caller, or for the member on whose behalf they decide, with the columns
   * - `kind`, `subject_id`, `work_day_id`, `membership_id`, `work_date`, `submitted_at`, `updated_at`;
   * - `stage` and `stages`, 1 of 1 where one decision is all there is;
   * - `approver_ids` (`uuid[]`), who is asked by name; null where it waits for the member's supervisor;
   * - `allowed_decisions` (`text[]`): those that would not be refused now;
   * - `warnings` (`text[]`): codes of what would be refused.
   */
  waitingFor(caller: Caller): RawBuilder<unknown>
  /** What some of what waits is, as the caller, or the member on whose behalf they decide, reads it. */
  readonly subjectsOf: SubjectsOf
  /** What somebody should look at before they decide, by its code one after the other. */
  readonly warnings?: {
    readonly reasons: Reasons
    /** A value (`jsonb`): a list of them as they are kept, `KeptWarning`; null for none. Read of what is shown alone. */
    of(orgId: string, subjectId: RawBuilder<unknown>): RawBuilder<unknown>
  }
}

/** Every family with something to decide contributes it, so that the queue knows none of them. */
export const approvalSources = slot<ApprovalSource>('approvals.sources')
