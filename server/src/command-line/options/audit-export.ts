import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const auditExportOptions = {
  ...organisationOption,
  to: { value: 'file', required: true, help: 'The file to write; nothing may be there yet.' },
} as const satisfies Options
