// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { OwnOrganisation, OwnSession, Session } from './schemas.ts'

export type SessionCreateBody = {
  email: string
  /** Any characters, spaces too. */
  password: string
  /** An identifier (UUIDv7). */
  organisationId?: string | undefined
}

export type SessionCreateAnswer = Session

export type SessionGetAnswer = Session

export type SessionActivateBody = {
  token: string
  /** Any characters, spaces too. */
  password: string
}

export type SessionActivateAnswer = Session

export type SessionOrganisationsAnswer = Page<OwnOrganisation>

export type SessionSwitchBody = {
  /** An identifier (UUIDv7). */
  organisationId: string
}

export type SessionSwitchAnswer = Session

export type SessionListOwnAnswer = Page<OwnSession>

export type SessionEndOthersBody = Record<string, never>

export type SessionEndOthersAnswer = {
  endedCount: number
}

export const session = (call: Call) => ({
  /**
   * Sign in: begin a browser session.
   *
   * The session is in a cookie that scripts cannot read. Attempts are limited per address and per account: 429 `too-many-requests` with the scope `sign_in`. Who belongs to several organisations names one.
   *
   * `POST /v1/session`
   */
  create: (body: SessionCreateBody, options?: CallOptions): Promise<SessionCreateAnswer> =>
    call({ id: 'session.create', method: 'POST', path: '/v1/session' }, { body }, options),

  /**
   * The browser session of the request.
   *
   * `GET /v1/session`
   */
  get: (options?: CallOptions): Promise<SessionGetAnswer> =>
    call({ id: 'session.get', method: 'GET', path: '/v1/session' }, {}, options),

  /**
   * Sign out: end the browser session of the request.
   *
   * `DELETE /v1/session`
   */
  end: (options?: CallOptions): Promise<void> =>
    call({ id: 'session.end', method: 'DELETE', path: '/v1/session' }, {}, options),

  /**
   * Turn an invitation into a sign-in.
   *
   * Takes the token of the activation link, which works once. A person who has no password yet sets it here; one who has a password, from another organisation, gives that one. The answer is a session, as after signing in.
   *
   * `POST /v1/session/activate`
   */
  activate: (body: SessionActivateBody, options?: CallOptions): Promise<SessionActivateAnswer> =>
    call({ id: 'session.activate', method: 'POST', path: '/v1/session/activate' }, { body }, options),

  /**
   * The organisations that the person of the session may switch to, by name.
   *
   * `GET /v1/session/organisations`
   */
  organisations: (options?: CallOptions): Promise<SessionOrganisationsAnswer> =>
    call({ id: 'session.organisations', method: 'GET', path: '/v1/session/organisations' }, {}, options),

  /**
   * Go on in another of the person’s organisations.
   *
   * The session ends, and one in the other organisation takes its place with a new token. It is as old as the one before: switching prolongs nothing.
   *
   * `POST /v1/session/switch`
   */
  switch: (body: SessionSwitchBody, options?: KeyedCallOptions): Promise<SessionSwitchAnswer> =>
    call(
      { id: 'session.switch', method: 'POST', path: '/v1/session/switch', keyed: true },
      { body },
      options,
    ),

  /**
   * The caller's own live browser sessions in the organisation, the newest first.
   *
   * `GET /v1/me/sessions`
   */
  listOwn: (options?: CallOptions): Promise<SessionListOwnAnswer> =>
    call({ id: 'session.listOwn', method: 'GET', path: '/v1/me/sessions' }, {}, options),

  /**
   * End one of the caller's own browser sessions.
   *
   * Ending the session that asks signs out.
   *
   * `DELETE /v1/me/sessions/{id}`
   */
  endOwn: (id: string, options?: CallOptions): Promise<void> =>
    call({ id: 'session.endOwn', method: 'DELETE', path: '/v1/me/sessions/{id}' }, { path: { id } }, options),

  /**
   * End all of the caller's own browser sessions in the organisation but the one that asks.
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
