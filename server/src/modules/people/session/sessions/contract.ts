import { byAction } from '../../../../platform/contract/access-changes.ts'
import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** The codes that operations of several folders answer. The operations are in the folders' own contracts. */
export const sessionCodes = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals(translations, {
    sign_in_failed: {
      status: 401,
      title: 'Signing in failed',
      when: 'The e-mail address is unknown, the password is wrong, or the person has no active membership; which of these is not told.',
      remedy: 'Check both, or ask an administrator for an invitation.',
      security: 'sign_in.failed',
    },
    organisation_required: {
      status: 409,
      title: 'Choose an organisation',
      when: 'The password is right and the person belongs to several organisations; `organisations` lists id and name of each.',
      remedy: 'Sign in again with `organisationId`.',
    },
    second_factor_required: {
      status: 401,
      title: 'A second factor is needed',
      when: 'The password is right and the person has a second factor; `challenge`, `expiresAt` and `methods` say how to go on.',
      remedy: 'Answer the challenge with `POST /v1/session/second-factor`.',
      security: null,
    },
    challenge_not_found: {
      status: 401,
      title: 'The challenge is not open',
      when: 'The challenge is unknown, used, older than five minutes, or had five wrong answers.',
      remedy: 'Begin again with the e-mail address and the password.',
      security: 'sign_in.failed',
    },
    proof_failed: {
      status: 401,
      title: 'That did not show who you are',
      when: 'The password or code is wrong, or was used before, or the passkey did not sign what was asked. The session lives on as it was.',
      remedy: 'Try again, or give another proof.',
      security: 'sign_in.second_factor_failed',
    },
    password_too_weak: {
      status: 422,
      values: {
        minimumLength: count('How many characters a password has at least, where it is too short.'),
        minimumDifferent: count('How many different characters it has at least, where it repeats a few.'),
      },
      title: 'The password is too weak',
      when: 'The password is shorter than 12 characters, repeats a few characters, or is found within ten thousand million guesses by somebody who tries usual passwords, words, names, dates and keyboards first, and the person’s own name, address and organisation.',
      remedy: 'Choose a few unrelated words; spaces and any characters are fine, and none is asked for.',
    },
  }),
  events: events({}),
  changesAccess: { session: byAction({ 'session.begin': 'sign_in.succeeded' }, 'session.changed') },
  operations: {},
})
