import type { Options } from '../command.ts'

export const demoRemoveOptions = {
  organisation: {
    value: 'slug|id',
    help: 'Only this organisation of the demo; all of them when left out.',
  },
  'dry-run': { kind: 'switch', help: 'Only tell which organisations would go.' },
} as const satisfies Options
