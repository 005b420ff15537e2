import { refusals } from '../../../../platform/contract/refusals.ts'

export const secondFactorRefusals = refusals({
  second_factor_required: {
    status: 401,
    title: 'A second factor is needed',
    when: 'The password is right and the person has a second factor; `challenge`, `expiresAt` and `methods` say how to go on.',
    remedy: 'Answer the challenge with `POST /v1/session/second-factor`.',
    security: null,
  },
  second_factor_failed: {
    status: 401,
    title: 'The second factor was not accepted',
    when: 'The code is wrong or was used before, or the passkey did not sign what was asked.',
    remedy: 'Try again with the next code or another method.',
    security: 'sign_in.second_factor_failed',
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
})
