import { refusals } from '../../../platform/contract/refusals.ts'

export const signInRefusals = refusals({
  totp_already_on: {
    status: 409,
    title: 'An authenticator app is on already',
    when: 'The person has confirmed an authenticator app.',
    remedy: 'Remove it first, then enrol another.',
  },
  totp_enrolment_missing: {
    status: 409,
    title: 'No enrolment waits for its code',
    when: 'Nobody began an enrolment, or it is older than fifteen minutes, or it is confirmed already.',
    remedy: 'Begin with `POST /v1/me/sign-in/totp`.',
  },
  totp_code_wrong: {
    status: 422,
    title: 'The code is wrong',
    when: 'The code is not the one the authenticator app shows for the secret at present.',
    remedy: 'Check the clock of the phone, and send the next code.',
  },
  totp_not_on: {
    status: 404,
    title: 'No authenticator app is on',
    when: 'The person has no authenticator app, confirmed or waiting for its code.',
    remedy: 'Nothing is to be removed.',
  },
  second_factor_required_by_organisation: {
    status: 409,
    title: 'The organisation asks for a second factor',
    when: 'It is the last method of the person, and the organisation of the session has `secondFactorRequired` on.',
    remedy: 'Add another method first.',
  },
  second_factor_off: {
    status: 409,
    title: 'No second factor is on',
    when: 'Recovery codes stand in for a second factor, and the person has none.',
    remedy: 'Enrol an authenticator app or add a passkey first; recovery codes come with it.',
  },
  passkey_not_found: {
    status: 404,
    title: 'No such passkey',
    when: 'The person has no passkey with this id.',
    remedy: 'Read the ids from `GET /v1/me/sign-in`.',
  },
  passkey_not_accepted: {
    status: 422,
    title: 'The passkey was not accepted',
    when: 'It was made for another challenge, session or site, more than five minutes ago, without checking who is at it, or it was sent before.',
    remedy: 'Ask for new options with `POST /v1/me/sign-in/passkeys/options`, and make another.',
  },
  passkey_already_registered: {
    status: 409,
    title: 'The passkey is registered already',
    when: 'Somebody has registered a passkey with this credential id.',
    remedy: 'Use it, or make another.',
  },
  too_many_passkeys: {
    status: 409,
    title: 'There are too many passkeys',
    when: 'The person has twenty passkeys.',
    remedy: 'Remove one that is no longer used.',
  },
})
