import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const auditVerifyOptions = {
  organisation: {
    ...organisationOption.organisation,
    help: 'Only this organisation; every one when left out.',
  },
  file: {
    value: 'file',
    help: 'A file of “konttori audit export” in place of the database, which is then not needed; only the secret is.',
  },
  checkpoints: {
    value: 'file',
    help: 'Checkpoints that were kept elsewhere, one statement of GET /v1/audit/checkpoints a line; each holds for its organisation.',
  },
} as const satisfies Options
