import type { Capability } from '../../platform/vocabulary/capabilities.ts'
import { slot } from '../../platform/slots.ts'
import type { ImportColumn } from './columns.ts'
import type { Register } from './shapes.ts'

/** What rows can be imported into. Its operation is `POST /v1/imports/{register}`, with `rows` in the body. */
export interface ImportRegister {
  readonly register: Register
  /** Who imports into it, and reads and undoes what was imported. */
  readonly needs: Capability
  /** One for each field of a row. */
  readonly columns: readonly ImportColumn[]
}

/** A family contributes each register that rows are imported into. */
export const importRegisters = slot<ImportRegister>('imports.registers')
