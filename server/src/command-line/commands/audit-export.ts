import { command } from '../command.ts'
import { auditExportOptions } from '../options/audit-export.ts'

export const auditExport = command({
  name: 'audit export',
  summary: 'Write an organisation’s audit trail to a file that can be verified without the database.',
  description:
    'One JSON value a line, as it was at one instant. Personal values are in it, so only its owner may read the file ' +
    '(0600).',
  options: auditExportOptions,
  examples: ['konttori audit export --organisation kallio --to kallio.audit'],
  async run(given, circumstances) {
    const { exportTrail } = await import('../audit-trail.ts')
    return exportTrail(given, circumstances)
  },
})
