import type { FastifyRequest } from 'fastify'
import { RequestRefused } from '../vocabulary/request-refused.ts'

/** The authenticator's secret for a session token; it cannot equal a bearer token. */
export const sessionSecret = (token: string): string => `session:${token}`

/** RFC 6750 §2.1. It has no colon, so no bearer token can pass for a session. */
const bearer = /^bearer [A-Za-z0-9._~+/-]+=*$/i

/**
 * The secret that a request presents: its bearer token or else its session cookie; undefined when it has neither.
 * Throws `invalid_token` for an `Authorization` header of another form.
 */
export function presentedSecret(request: FastifyRequest, cookieName: string): string | undefined {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    if (bearer.test(authorization)) return authorization.slice(7)
    throw new RequestRefused('invalid_token', 'Send the credentials as “Authorization: Bearer <key>”.')
  }
  const token = cookie === undefined ? undefined : cookieNamed(cookie, cookieName)
  return token === undefined ? undefined : sessionSecret(token)
}

/** A cookie of a `Cookie` header. */
export function cookieNamed(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}

/** Refuses a write with a browser session that a page of another site may have sent. */
export function checkOrigin(request: FastifyRequest, baseUrl: string): void {
  const { origin, host } = request.headers
  if (origin !== undefined && URL.canParse(origin)) {
    const from = new URL(origin)
    if (from.origin === new URL(baseUrl).origin || from.host === host) return
  }
  throw new RequestRefused(
    'origin_not_allowed',
    'A write with a browser session must come from our own pages.',
  )
}
