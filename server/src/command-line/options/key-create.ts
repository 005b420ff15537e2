import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const keyCreateOptions = {
  ...organisationOption,
  owner: { value: 'email|id', required: true, help: 'The active member whom the key acts as.' },
  name: { value: 'text', required: true, help: 'What people recognise the key by.' },
  scope: {
    value: 'capability',
    kind: 'list',
    choices: capabilities,
    help: 'What the key may do; only what needs no capability when left out.',
  },
  service: { kind: 'switch', help: 'A service key; a personal one otherwise.' },
  'read-only': { kind: 'switch', help: 'A key that only reads.' },
  expires: {
    value: 'date|instant',
    help: 'The last day, in the organisation’s zone, or the instant of the end; never when left out.',
  },
} as const satisfies Options
