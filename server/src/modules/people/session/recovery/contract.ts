import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { empty, object } from '../../../../platform/contract/shapes.ts'
import { exampleRecoveryCodes, RecoveryCodes, signInSettings } from '../methods/shapes.ts'

const recoveryOperations = {
  renewRecoveryCodes: {
    ...signInSettings,
    method: 'POST',
    path: '/v1/me/sign-in/recovery-codes',
    summary: 'Make new recovery codes',
    description: 'Ten new recovery codes; the earlier ones are void.',
    body: empty,
    status: 201,
    answers: object({ recoveryCodes: RecoveryCodes }),
    refuses: ['recent_authentication_required', 'second_factor_off'],
    example: { answer: { recoveryCodes: exampleRecoveryCodes } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const recovery = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: refusals({
    second_factor_off: {
      status: 409,
      title: 'No second factor is on',
      when: 'Recovery codes stand in for a second factor, and the person has none.',
      remedy: 'Enrol an authenticator app or add a passkey first; recovery codes come with it.',
      translations: {
        fi: [
          'Toista tunnistustapaa ei ole käytössä',
          'Ota ensin käyttöön todennussovellus tai lisää pääsyavain; palautuskoodit tulevat sen mukana.',
        ],
        sv: [
          'Ingen andra faktor är på',
          'Lägg först till en autentiseringsapp eller en lösennyckel; återställningskoderna följer med.',
        ],
      },
    },
  }),
  events: events({}),
  operations: recoveryOperations,
})
