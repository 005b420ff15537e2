import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { AuditFact, Fact } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** What an import wrote to one record. What it was before is null for a record that the import made. */
export interface ImportChange {
  readonly recordId: Id
  /** The first row that wrote it. */
  readonly rowIndex: number
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>>
}

/** Why what a row did cannot be undone. */
export interface Blocker {
  /** The place of the row among those sent, from 0. */
  readonly index: number
  readonly id: Id
  readonly code: string
  /** What refers to the record, such as `work_days`; only with `record_in_use`. */
  readonly by?: string
}

export interface UndoCall {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly services: Services
  readonly changes: readonly ImportChange[]
}

/** How an import is undone: what blocks it, or else what is saved and announced. */
export interface Undoing<F extends Fact = never> {
  readonly blockers: readonly Blocker[]
  readonly facts: readonly F[]
  readonly audit: readonly AuditFact[]
  readonly save: () => Promise<unknown>
}
