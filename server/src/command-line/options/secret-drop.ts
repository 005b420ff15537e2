import type { Options } from '../command.ts'

export const secretDropOptions = {
  key: {
    value: 'id',
    required: true,
    help: 'The key id of the former secret, as “konttori secret status” tells it.',
  },
} as const satisfies Options
