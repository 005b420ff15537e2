import { command } from '../command.ts'
import { auditVerifyOptions } from '../options/audit-verify.ts'

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
