import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Fact } from '../../../platform/vocabulary/decision.ts'
import type { NamedOperation } from '../../../platform/contract/family.ts'
import type { TProperties } from '../../../platform/contract/shapes.ts'
import type { AnyHandler } from '../../../platform/http/handler.ts'
import { slot } from '../../../platform/slots.ts'
import type { ImportColumn } from './columns.ts'
import type { Register } from './shapes.ts'
import type { UndoCall, Undoing } from './undo.ts'

/** How rows are carried out in a transaction that is not their own request's. */
export interface InJobs {
  readonly operation: NamedOperation
  /** What all rows of a request have in common. */
  readonly common: TProperties
  readonly handler: AnyHandler
}

/** What rows can be imported into. Its operation is `POST /v1/imports/{register}`, with `rows` in the body. */
export interface ImportRegister {
  readonly register: Register
  /** The licensed part of the product that the register is of; absent: none. Without it nobody knows of its imports. */
  readonly feature?: Feature
  /** One for each field of a row. */
  readonly columns: readonly ImportColumn[]
  /** How rows are carried out by a job; absent where they are not. */
  readonly inJobs?: InJobs
  /** Decides how what an import wrote is undone; everything or nothing is. */
  undo(call: UndoCall): Promise<Undoing<Fact>>
}

/** A family contributes each register that rows are imported into. */
export const importRegisters = slot<ImportRegister>('imports.registers')
