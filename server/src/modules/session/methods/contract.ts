import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { passkeyOperations } from './passkeys/contract.ts'
import { signInRefusals } from './refusals.ts'
import { settingsOperations } from './settings/contract.ts'

export const signIn = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: signInRefusals,
  events: events({}),
  operations: { ...settingsOperations, ...passkeyOperations },
})
