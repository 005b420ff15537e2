// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  OwnOrganisation,
  OwnSession,
  Passkey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
  Session,
  SignIn,
} from './schemas.ts'

export type SessionCreateBody = {
  /** The address that the person signs in with. */
  email: string
  /** Any characters, spaces too. */
  password: string
  /** The organisation to sign in to; needed by a person of several. */
  organisationId?: string | undefined
}

export type SessionCreateAnswer = Session

export type SessionGetAnswer = Session

export type SessionInvitationBody = {
  /** The token of the link in the invitation. */
  token: string
}

export type SessionInvitationAnswer = {
  /** The organisation that invites. */
  organisation: {
    /** Its name, as people read it. */
    name: string
  }
  /** The address that is invited; whoever activates signs in with it. */
  email: string
}

export type SessionActivateBody = {
  /** The token of the link in the invitation. */
  token: string
  /** Any characters, spaces too. */
  password: string
}

export type SessionActivateAnswer = Session

export type SessionSecondFactorBody = {
  /** The challenge of the sign-in that it answers; it can be answered once. */
  challenge: string
  /** Six digits of the authenticator app; each code works once. */
  totp?: string | undefined
  /** One of the ten; case and hyphens do not count. */
  recoveryCode?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

export type SessionSecondFactorAnswer = Session

export type SessionReauthenticateBody = {
  /** Any characters, spaces too. */
  password?: string | undefined
  /** Six digits of the authenticator app; each code works once. */
  totp?: string | undefined
  /** One of the ten; case and hyphens do not count. */
  recoveryCode?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

export type SessionReauthenticateAnswer = Session

export type SessionPasskeyOptionsBody = Record<string, never>

export type SessionPasskeyOptionsAnswer = {
  options: PasskeyRequestOptions
}

export type SessionPasskeyBody = {
  credential: PasskeyAssertion
  /** The organisation to sign in to; needed by a person of several. */
  organisationId?: string | undefined
}

export type SessionPasskeyAnswer = Session

export type SessionReauthenticateOptionsBody = SessionPasskeyOptionsBody

export type SessionReauthenticateOptionsAnswer = SessionPasskeyOptionsAnswer

export type SessionForgotPasswordBody = {
  /** The address that the person signs in with. */
  email: string
}

export type SessionForgotPasswordAnswer = Record<string, never>

export type SessionPasswordLinkBody = {
  /** The token of the link in the mail. */
  token: string
}

export type SessionPasswordLinkAnswer = {
  /** The address of the account that the password is for. */
  email: string
}

export type SessionChoosePasswordBody = {
  /** The token of the link in the mail. */
  token: string
  /** Any characters, spaces too. */
  password: string
}

export type SessionChangePasswordBody = {
  /** The password that is to be replaced. */
  current: string
  /** The password from now on. */
  new: string
}

export type SessionChangePasswordAnswer = Session

export type SessionOrganisationsAnswer = Page<OwnOrganisation>

export type SessionSwitchBody = {
  /** The organisation to go on in. */
  organisationId: string
}

export type SessionSwitchAnswer = Session

export type SessionListOwnAnswer = Page<OwnSession>

export type SessionEndOthersBody = SessionPasskeyOptionsBody

export type SessionEndOthersAnswer = {
  /** How many sessions were ended. */
  endedCount: number
}

export type SignInGetAnswer = SignIn

export type SignInEnrolTotpBody = SessionPasskeyOptionsBody

export type SignInEnrolTotpAnswer = {
  /** base32, for typing it in. */
  secret: string
  /** `otpauth://totp/…`, for a QR code. */
  uri: string
  /** Until when it can be confirmed by a code. */
  expiresAt: string
}

export type SignInConfirmTotpBody = {
  /** Six digits of the authenticator app; each code works once. */
  code: string
}

export type SignInConfirmTotpAnswer = {
  /** Shown this once: each works once in place of the second factor. Null when there were some already. */
  recoveryCodes: readonly string[] | null
}

export type SignInRenewRecoveryCodesBody = SessionPasskeyOptionsBody

export type SignInRenewRecoveryCodesAnswer = {
  /** Shown this once. Each works once in place of the second factor. */
  recoveryCodes: readonly string[]
}

export type SignInPasskeyOptionsBody = SessionPasskeyOptionsBody

export type SignInPasskeyOptionsAnswer = {
  options: PasskeyCreationOptions
}

export type SignInAddPasskeyBody = {
  /** What the person calls it, such as the device it is on. */
  name: string
  credential: PasskeyRegistration
}

export type SignInAddPasskeyAnswer = {
  passkey: Passkey
  /** Shown this once: each works once in place of the second factor. Null when there were some already. */
  recoveryCodes: readonly string[] | null
}

export type SignInRenamePasskeyBody = {
  /** What the person calls it, such as the device it is on. */
  name: string
}

export type SignInRenamePasskeyAnswer = Passkey

export const session = (call: Call) => ({
  /**
   * Sign in
   *
   * Sign in: begin a browser session. The session is in a cookie that scripts cannot read. Attempts are limited by address and account, and those of a device that the person has signed in with by that device alone: 429 `too-many-requests` with the scope `sign_in`, and `Retry-After`. Who belongs to several organisations names one. Who has a second factor goes on with `POST /v1/session/second-factor`.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in yet. Sent again, it begins one more session.
   *
   * Takes no credential.
   *
   * `POST /v1/session`
   */
  create: (body: SessionCreateBody, options?: CallOptions): Promise<SessionCreateAnswer> =>
    call({ id: 'session.create', method: 'POST', path: '/v1/session' }, { body }, options),

  /**
   * Read the browser session
   *
   * The browser session of the request.
   *
   * Takes a browser session.
   *
   * `GET /v1/session`
   */
  get: (options?: CallOptions): Promise<SessionGetAnswer> =>
    call({ id: 'session.get', method: 'GET', path: '/v1/session' }, {}, options),

  /**
   * Sign out
   *
   * Sign out: end the browser session of the request. Nobody else sees sessions.
   *
   * Takes a browser session.
   *
   * `DELETE /v1/session`
   */
  end: (options?: CallOptions): Promise<void> =>
    call({ id: 'session.end', method: 'DELETE', path: '/v1/session' }, {}, options),

  /**
   * Look at an activation link
   *
   * Uses nothing up, so a page can say before a password is typed who invites whom, or that the link no longer works. It tells what the invitation itself says; whether the address has an account is not told. Links that are unknown count as attempts of the network address: 429 `too-many-requests` with the scope `sign_in`.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes no credential.
   *
   * `POST /v1/session/invitation`
   */
  invitation: (body: SessionInvitationBody, options?: CallOptions): Promise<SessionInvitationAnswer> =>
    call({ id: 'session.invitation', method: 'POST', path: '/v1/session/invitation' }, { body }, options),

  /**
   * Turn an invitation into a sign-in
   *
   * Takes the token of an activation link; using either link of an invitation uses both up. The link of the mail proves the address: who has a proven account gives its password, and who has none sets one. With the link that whoever invited was shown (`inviteUrl`), the password of the proven account joins with it, and any other makes an account that is good in this organisation alone; the answer is the same. It is a session, as after signing in; who has a second factor joins with the second step.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in yet. The link works once; after a lost answer, sign in.
   *
   * Takes no credential.
   *
   * `POST /v1/session/activate`
   */
  activate: (body: SessionActivateBody, options?: CallOptions): Promise<SessionActivateAnswer> =>
    call({ id: 'session.activate', method: 'POST', path: '/v1/session/activate' }, { body }, options),

  /**
   * Sign in with the second factor
   *
   * The second step of signing in: answer the challenge with a code. Takes the `challenge` of 401 `second_factor_required` and exactly one answer to it. A challenge lasts five minutes, bears five wrong answers and begins one session. Attempts are limited per address and per person: 429 `too-many-requests` with the scope `sign_in`.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in yet. The challenge begins one session.
   *
   * Takes no credential.
   *
   * `POST /v1/session/second-factor`
   */
  secondFactor: (body: SessionSecondFactorBody, options?: CallOptions): Promise<SessionSecondFactorAnswer> =>
    call(
      { id: 'session.secondFactor', method: 'POST', path: '/v1/session/second-factor' },
      { body },
      options,
    ),

  /**
   * Prove again who you are
   *
   * Show again who you are, so that how you sign in can be changed. Takes exactly one proof. The session goes on with a new token; the former one is void. Attempts are limited like those of signing in.
   *
   * `Idempotency-Key` has no effect: The answer brings a new token of the session, which is given out once. After a lost answer, sign in.
   *
   * Takes a browser session.
   *
   * `POST /v1/session/reauthenticate`
   */
  reauthenticate: (
    body: SessionReauthenticateBody = {},
    options?: CallOptions,
  ): Promise<SessionReauthenticateAnswer> =>
    call(
      { id: 'session.reauthenticate', method: 'POST', path: '/v1/session/reauthenticate' },
      { body },
      options,
    ),

  /**
   * Begin to sign in with a passkey
   *
   * What a browser needs to sign in with a passkey. For `navigator.credentials.get()`. It names nobody: the browser offers what it has. The challenge in it lasts five minutes and begins one session.
   *
   * `Idempotency-Key` has no effect: Each answer has a challenge of its own, which is good once; nothing else comes of it.
   *
   * Takes no credential.
   *
   * `POST /v1/session/passkey/options`
   */
  passkeyOptions: (
    body: SessionPasskeyOptionsBody = {},
    options?: CallOptions,
  ): Promise<SessionPasskeyOptionsAnswer> =>
    call(
      { id: 'session.passkeyOptions', method: 'POST', path: '/v1/session/passkey/options' },
      { body },
      options,
    ),

  /**
   * Sign in with a passkey
   *
   * Sign in with a passkey: begin a browser session. A passkey checks who is at it, so no further factor is asked for. Who belongs to several organisations sends the same `credential` once more with `organisationId`. Attempts are limited: 429 `too-many-requests` with the scope `sign_in`.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in yet. The challenge begins one session.
   *
   * Takes no credential.
   *
   * `POST /v1/session/passkey`
   */
  passkey: (body: SessionPasskeyBody, options?: CallOptions): Promise<SessionPasskeyAnswer> =>
    call({ id: 'session.passkey', method: 'POST', path: '/v1/session/passkey' }, { body }, options),

  /**
   * Begin to prove it with a passkey
   *
   * What a browser needs to show with a passkey who is at it.
   *
   * `Idempotency-Key` has no effect: Each answer has a challenge of its own, which is good once; nothing else comes of it.
   *
   * Takes a browser session.
   *
   * `POST /v1/session/reauthenticate/options`
   */
  reauthenticateOptions: (
    body: SessionReauthenticateOptionsBody = {},
    options?: CallOptions,
  ): Promise<SessionReauthenticateOptionsAnswer> =>
    call(
      { id: 'session.reauthenticateOptions', method: 'POST', path: '/v1/session/reauthenticate/options' },
      { body },
      options,
    ),

  /**
   * Ask for a link to your own new password
   *
   * For whoever has forgotten their password: the link is mailed to them alone. Nobody else’s password is set over the interface, and no key or token gets here. Whether there is such an account is not told: the answer and its time are always the same, and what there is to do is done after it. An address whose account is an active member somewhere gets a mail with a link that works once, within an hour; without a mail server the mail is held and brings nobody anything (`GET /v1/outgoing-mails` shows that it was asked for), and the operator makes a link with `konttori member reset-sign-in`. Attempts are limited per address and per account: 429 `too-many-requests` with the scope `sign_in`.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in. Sent again, it mails one more link, which ends the one before.
   *
   * Takes no credential.
   *
   * `POST /v1/session/forgotten-password`
   */
  forgotPassword: (
    body: SessionForgotPasswordBody,
    options?: CallOptions,
  ): Promise<SessionForgotPasswordAnswer> =>
    call(
      { id: 'session.forgotPassword', method: 'POST', path: '/v1/session/forgotten-password' },
      { body },
      options,
    ),

  /**
   * Look at a link to your own new password
   *
   * For whoever got the link by mail. Nobody else’s password is set over the interface, and no key or token gets here. Uses nothing up, so a page can say before a password is typed whose it will be, or that the link no longer works. Links that are unknown count as attempts of the network address: 429 `too-many-requests` with the scope `sign_in`.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes no credential.
   *
   * `POST /v1/session/forgotten-password/link`
   */
  passwordLink: (body: SessionPasswordLinkBody, options?: CallOptions): Promise<SessionPasswordLinkAnswer> =>
    call(
      { id: 'session.passwordLink', method: 'POST', path: '/v1/session/forgotten-password/link' },
      { body },
      options,
    ),

  /**
   * Choose your own new password
   *
   * For whoever got the link by mail. Nobody else’s password is set over the interface, and no key or token gets here. Choose a new password, with the token of the link. The link was mailed, so it proves the address. Every session, passkey, authenticator app, recovery code, personal key and connected app of its accounts ends, in every organisation, and the accounts become one. It begins no session: sign in with the new password, which is all that is asked for then. A link that the operator has made for one member (`konttori member reset-sign-in`) sets the password for that organisation alone, and proves nothing.
   *
   * `Idempotency-Key` has no effect: An answer is kept for a member, and nobody is signed in. The link works once.
   *
   * Takes no credential.
   *
   * `POST /v1/session/forgotten-password/complete`
   */
  choosePassword: (body: SessionChoosePasswordBody, options?: CallOptions): Promise<void> =>
    call(
      { id: 'session.choosePassword', method: 'POST', path: '/v1/session/forgotten-password/complete' },
      { body },
      options,
    ),

  /**
   * Change your own password
   *
   * For whoever is signed in, with the password that they have. Nobody else’s password is set over the interface, and no key or token gets here. Every other session of the person ends, in every organisation. The one that asks goes on with a new token; the former one is void.
   *
   * `Idempotency-Key` has no effect: The answer brings a new token of the session, which is given out once. After a lost answer, sign in.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/password`
   */
  changePassword: (
    body: SessionChangePasswordBody,
    options?: CallOptions,
  ): Promise<SessionChangePasswordAnswer> =>
    call({ id: 'session.changePassword', method: 'POST', path: '/v1/me/password' }, { body }, options),

  /**
   * List organisations to switch to
   *
   * The organisations that the person of the session may switch to, by name.
   *
   * Takes a browser session.
   *
   * `GET /v1/session/organisations`
   */
  organisations: (options?: CallOptions): Promise<SessionOrganisationsAnswer> =>
    call({ id: 'session.organisations', method: 'GET', path: '/v1/session/organisations' }, {}, options),

  /**
   * Switch the organisation
   *
   * Go on in another of the person’s organisations. The session ends, and one in the other organisation takes its place with a new token. It is as old as the one before: switching prolongs nothing.
   *
   * `Idempotency-Key` has no effect: The answer brings a new token of the session, which is given out once. After a lost answer, sign in.
   *
   * Takes a browser session.
   *
   * `POST /v1/session/switch`
   */
  switch: (body: SessionSwitchBody, options?: CallOptions): Promise<SessionSwitchAnswer> =>
    call({ id: 'session.switch', method: 'POST', path: '/v1/session/switch' }, { body }, options),

  /**
   * List own browser sessions
   *
   * The caller's own live browser sessions in the organisation, the newest first.
   *
   * Takes a browser session.
   *
   * `GET /v1/me/sessions`
   */
  listOwn: (options?: CallOptions): Promise<SessionListOwnAnswer> =>
    call({ id: 'session.listOwn', method: 'GET', path: '/v1/me/sessions' }, {}, options),

  /**
   * End an own browser session
   *
   * End one of the caller's own browser sessions. Ending the session that asks signs out. `GET /v1/me/sessions` answers what is left.
   *
   * Takes a browser session.
   *
   * `DELETE /v1/me/sessions/{id}`
   */
  endOwn: (id: string, options?: CallOptions): Promise<void> =>
    call({ id: 'session.endOwn', method: 'DELETE', path: '/v1/me/sessions/{id}' }, { path: { id } }, options),

  /**
   * End all other own sessions
   *
   * End all of the caller's own browser sessions in the organisation but the one that asks.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sessions/end-others`
   */
  endOthers: (body: SessionEndOthersBody = {}, options?: KeyedCallOptions): Promise<SessionEndOthersAnswer> =>
    call(
      { id: 'session.endOthers', method: 'POST', path: '/v1/me/sessions/end-others', keyed: true },
      { body },
      options,
    ),
})

export const signIn = (call: Call) => ({
  /**
   * Read how the caller signs in
   *
   * How the caller's person signs in: authenticator app, passkeys, recovery codes.
   *
   * Takes a browser session.
   *
   * `GET /v1/me/sign-in`
   */
  get: (options?: CallOptions): Promise<SignInGetAnswer> =>
    call({ id: 'signIn.get', method: 'GET', path: '/v1/me/sign-in' }, {}, options),

  /**
   * Begin to enrol an authenticator app
   *
   * Answers the secret once. It is on as soon as `POST /v1/me/sign-in/totp/confirm` had a code of it within fifteen minutes; beginning again replaces the secret.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sign-in/totp`
   */
  enrolTotp: (body: SignInEnrolTotpBody = {}, options?: KeyedCallOptions): Promise<SignInEnrolTotpAnswer> =>
    call(
      { id: 'signIn.enrolTotp', method: 'POST', path: '/v1/me/sign-in/totp', keyed: true },
      { body },
      options,
    ),

  /**
   * Remove the authenticator app
   *
   * Without another method the second factor is off, and the recovery codes are void. The session goes on with a new token. `GET /v1/me/sign-in` answers what is left.
   *
   * Takes a browser session.
   *
   * `DELETE /v1/me/sign-in/totp`
   */
  removeTotp: (options?: CallOptions): Promise<void> =>
    call({ id: 'signIn.removeTotp', method: 'DELETE', path: '/v1/me/sign-in/totp' }, {}, options),

  /**
   * Confirm the authenticator app
   *
   * Switch the authenticator app on, by a code of it. Signing in asks for a second factor from now on. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.
   *
   * `Idempotency-Key` has no effect: The answer brings a new token of the session, which is given out once. After a lost answer, sign in.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sign-in/totp/confirm`
   */
  confirmTotp: (body: SignInConfirmTotpBody, options?: CallOptions): Promise<SignInConfirmTotpAnswer> =>
    call(
      { id: 'signIn.confirmTotp', method: 'POST', path: '/v1/me/sign-in/totp/confirm' },
      { body },
      options,
    ),

  /**
   * Make new recovery codes
   *
   * Ten new recovery codes; the earlier ones are void.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sign-in/recovery-codes`
   */
  renewRecoveryCodes: (
    body: SignInRenewRecoveryCodesBody = {},
    options?: KeyedCallOptions,
  ): Promise<SignInRenewRecoveryCodesAnswer> =>
    call(
      { id: 'signIn.renewRecoveryCodes', method: 'POST', path: '/v1/me/sign-in/recovery-codes', keyed: true },
      { body },
      options,
    ),

  /**
   * Begin to add a passkey
   *
   * What a browser needs to make a passkey. For `navigator.credentials.create()`. The challenge in it lasts five minutes and is taken once.
   *
   * `Idempotency-Key` has no effect: Each answer has a challenge of its own, which is good once; nothing else comes of it.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sign-in/passkeys/options`
   */
  passkeyOptions: (
    body: SignInPasskeyOptionsBody = {},
    options?: CallOptions,
  ): Promise<SignInPasskeyOptionsAnswer> =>
    call(
      { id: 'signIn.passkeyOptions', method: 'POST', path: '/v1/me/sign-in/passkeys/options' },
      { body },
      options,
    ),

  /**
   * Add a passkey
   *
   * Add the passkey that the browser has made. Signing in asks for a second factor from now on, for which the passkey serves, or begins with it alone. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.
   *
   * `Idempotency-Key` has no effect: The answer brings a new token of the session, which is given out once. After a lost answer, sign in.
   *
   * Takes a browser session.
   *
   * `POST /v1/me/sign-in/passkeys`
   */
  addPasskey: (body: SignInAddPasskeyBody, options?: CallOptions): Promise<SignInAddPasskeyAnswer> =>
    call({ id: 'signIn.addPasskey', method: 'POST', path: '/v1/me/sign-in/passkeys' }, { body }, options),

  /**
   * Rename a passkey
   *
   * Takes a browser session.
   *
   * `PATCH /v1/me/sign-in/passkeys/{id}`
   */
  renamePasskey: (
    id: string,
    body: SignInRenamePasskeyBody,
    options?: CallOptions,
  ): Promise<SignInRenamePasskeyAnswer> =>
    call(
      { id: 'signIn.renamePasskey', method: 'PATCH', path: '/v1/me/sign-in/passkeys/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Remove a passkey
   *
   * Without another method the second factor is off, and the recovery codes are void. The session goes on with a new token. `GET /v1/me/sign-in` answers what is left.
   *
   * Takes a browser session.
   *
   * `DELETE /v1/me/sign-in/passkeys/{id}`
   */
  removePasskey: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'signIn.removePasskey', method: 'DELETE', path: '/v1/me/sign-in/passkeys/{id}' },
      { path: { id } },
      options,
    ),
})
