import { features } from '../../platform/vocabulary/features.ts'
import type { Options } from '../command.ts'

export const organisationCreateOptions = {
  name: { value: 'text', required: true, help: 'The name of the organisation.' },
  slug: {
    value: 'word',
    required: true,
    help: 'Its short name: 3 to 50 lower-case letters, digits and hyphens, unlike any other here. It never changes.',
  },
  'admin-email': {
    value: 'address',
    required: true,
    help: 'Where the administrator is reached and signs in with.',
  },
  'admin-first-names': { value: 'names', required: true, help: 'All first names of the administrator.' },
  'admin-last-name': { value: 'name', required: true, help: 'The last name of the administrator.' },
  sandbox: { kind: 'switch', help: 'A sandbox: its clock can be moved, and its keys begin with kt_test_.' },
  'time-zone': { value: 'zone', help: 'A zone of the IANA database; Europe/Helsinki when left out.' },
  locale: {
    value: 'fi|sv|en',
    choices: ['fi', 'sv', 'en'],
    help: 'The language of the administrator, and of the names that the organisation begins with.',
  },
  modules: {
    value: 'module',
    kind: 'list',
    choices: [...features, 'none'],
    help: 'The modules it has; every one when left out.',
  },
  'base-url': {
    value: 'url',
    help: 'Where people reach the service, which the link begins with; the address of the running one when left out.',
  },
} as const satisfies Options
