import { slot } from '../../../../platform/slots.ts'
import type { Register } from '../shapes.ts'

/** What can be exported. Its operation is `GET /v1/exports/{register}`. */
interface ExportRegister {
  readonly register: Register
}

/** A family contributes each register whose records are exported. */
export const exportRegisters = slot<ExportRegister>('imports.exports')
