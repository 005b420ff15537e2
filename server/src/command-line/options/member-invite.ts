import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberInviteOptions = {
  ...organisationOption,
  member: { value: 'email|id', required: true, help: 'Who has not activated their account.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
  'base-url': {
    value: 'url',
    help: 'Where people reach the service; the address of the running one when left out.',
  },
} as const satisfies Options
