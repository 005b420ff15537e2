import type { Options } from './command.ts'

/** What every command takes besides its own options. */
export const everyCommandsOptions = {
  'data-dir': {
    value: 'directory',
    help: 'The data directory, in place of KONTTORI_DATA_DIR; when neither is given, ./data to serve, and else that of the running service.',
  },
  json: { kind: 'switch', help: 'Answer with one JSON value; errors too are JSON, on standard error.' },
  yes: { kind: 'switch', help: 'Go on where the command would ask whether to.' },
  help: { kind: 'switch', help: 'Tell about the command instead of running it.' },
} as const satisfies Options

/** Which organisation a command is about. */
export const organisationOption = {
  organisation: {
    value: 'slug|id',
    help: 'The organisation; may be left out while there is only one.',
  },
} as const satisfies Options
