import { features } from '../../platform/vocabulary/features.ts'
import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const modulesSetOptions = {
  ...organisationOption,
  modules: {
    value: 'module',
    kind: 'list',
    choices: [...features, 'none'],
    help: 'All modules that the organisation is to have; those that it has when left out.',
  },
  seats: {
    value: 'module=number',
    kind: 'list',
    help: 'How many members may have a module, or “any”; modules that are not named keep their seats.',
  },
  'dry-run': { kind: 'switch', help: 'Only tell what would change.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
} as const satisfies Options
