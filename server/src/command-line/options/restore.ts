import type { Options } from '../command.ts'

export const restoreOptions = {
  from: { value: 'file', required: true, help: 'A file that “konttori backup” wrote.' },
  'secret-file': {
    value: 'file',
    help: 'The service.secret of the data directory that was backed up, for a backup without it.',
  },
} as const satisfies Options
