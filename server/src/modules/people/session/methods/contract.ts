import { byAction } from '../../../../platform/contract/access-changes.ts'
import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'

/** What operations that change how a person signs in answer alike. The operations are in the folders' own contracts. */
export const methodCodes = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: refusals({
    second_factor_required_by_organisation: {
      status: 409,
      title: 'The organisation asks for a second factor',
      when: 'It is the last method of the person, and the organisation of the session has `secondFactorRequired` on.',
      remedy: 'Add another method first.',
      translations: {
        fi: ['Organisaatio vaatii toisen tunnistustavan', 'Lisää ensin toinen tapa.'],
        sv: ['Organisationen kräver en andra faktor', 'Lägg först till ett annat sätt.'],
      },
    },
  }),
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
  operations: {},
})
