import { command, type Options } from '../command.ts'
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

export const auditVerify = command({
  name: 'audit verify',
  summary: 'Check that the audit trail is what was written, row by row.',
  description:
    'Every row is sealed over the one before with a key made from the service’s secret. A row that was changed, ' +
    'deleted or put in is named, and so is an end that was cut off when it is compared with checkpoints. Ends with ' +
    '17 when anything is wrong. The secret is KONTTORI_SECRET or service.secret in the data directory.',
  options: auditVerifyOptions,
  examples: [
    'konttori audit verify',
    'konttori audit verify --organisation kallio --checkpoints kept.txt --json',
    'konttori audit verify --file kallio.audit --data-dir /var/lib/konttori',
  ],
  async run(given, circumstances) {
    const { verifyTrail } = await import('../audit-trail.ts')
    return verifyTrail(given, circumstances)
  },
})
