import type { Options } from '../command.ts'

/** The service that a command of integrators talks to. */
export const connectionOptions = {
  url: { value: 'address', help: 'The address of the service; that of the service run here when left out.' },
  key: {
    value: 'key',
    help: 'The API key. Given as KONTTORI_KEY instead, other programs of the machine do not see it.',
  },
} as const satisfies Options
