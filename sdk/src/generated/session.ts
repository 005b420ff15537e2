// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Session } from './schemas.ts'

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
})
