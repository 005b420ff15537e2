import { command, type Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const auditExportOptions = {
  ...organisationOption,
  to: { value: 'file', required: true, help: 'The file to write; nothing may be there yet.' },
} as const satisfies Options

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
