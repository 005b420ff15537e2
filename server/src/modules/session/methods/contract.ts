import { byAction } from '../../../platform/contract/access-changes.ts'
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
  changesAccess: {
    sign_in: byAction(
      {
        'sign_in.second_factor_asked': 'sign_in.second_factor_asked',
        'sign_in.recovery_code_used': 'sign_in.recovery_code_used',
        'sign_in.password_reset_requested': 'sign_in.reset_requested',
        // Their refusals are told where they are answered, for addresses that nobody has too.
        'sign_in.password_failed': undefined,
        'sign_in.second_factor_failed': undefined,
        'sign_in.proof_failed': undefined,
        'sign_in.passkey_refused': undefined,
      },
      'sign_in.methods_changed',
    ),
  },
  operations: { ...settingsOperations, ...passkeyOperations },
})
