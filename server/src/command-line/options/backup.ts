import type { Options } from '../command.ts'

export const backupOptions = {
  to: { value: 'file', required: true, help: 'The file to write; its directory must be there.' },
  'with-secret': {
    kind: 'switch',
    help: 'Put the service’s secret into the backup, which can then be restored without anything else – also by a thief.',
  },
  overwrite: { kind: 'switch', help: 'Replace a file that is there already, once the new one is whole.' },
} as const satisfies Options
