import { capabilities } from '../../platform/vocabulary/capabilities.ts'
import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberGrantOptions = {
  ...organisationOption,
  member: { value: 'email|id', required: true, help: 'Who is given the capability.' },
  capability: {
    value: 'name',
    required: true,
    choices: capabilities,
    help: 'What they are given.',
  },
  from: { value: 'date', help: 'The first day; today when left out.' },
  to: { value: 'date', help: 'The last day; no end when left out.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
} as const satisfies Options
