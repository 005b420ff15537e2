import type { Options } from '../command.ts'

/** The service that a command of integrators talks to. */
export const connectionOptions = {
  url: { value: 'address', help: 'The address of the service; that of the service run here when left out.' },
  key: {
    value: 'key',
    help: 'The API key. Given as KONTTORI_KEY instead, other programs of the machine do not see it.',
  },
} as const satisfies Options

export const importOptions = {
  file: {
    kind: 'operand',
    value: 'file',
    help: 'The table: a CSV file, or a workbook whose name ends in .xlsx.',
  },
  'dry-run': { kind: 'switch', help: 'Tell what would become of each row, and write nothing.' },
  mode: {
    value: 'mode',
    help: 'What rows may do; upsert when left out.',
    choices: ['upsert', 'create_only', 'update_only'],
  },
  'errors-to': {
    value: 'file',
    help: 'A new CSV file for the rows that were refused, each as it stood and with why, to be mended and imported.',
  },
  ...connectionOptions,
} as const satisfies Options

/** What targets take besides. */
export const targetImportOptions = {
  level: { value: 'code', required: true, help: 'The code of the tracking level.' },
  'link-by-code': {
    kind: 'switch',
    help: 'Let a row with a reference adopt a target that has its code and no reference.',
  },
  ...importOptions,
} as const satisfies Options
