import { sessionCookieName } from '../../../../platform/contract/session-cookie.ts'
import { longestSessionHours } from '../../../company/organisation/port.ts'

/** The `Set-Cookie` header that gives the browser its session. */
export const sessionCookie = (baseUrl: string, token: string): string =>
  `${sessionCookieName(baseUrl)}=${token}; Max-Age=${longestSessionHours * 3600}${attributes(baseUrl)}`

/** The `Set-Cookie` header that takes the session out of the browser. */
export const endedCookie = (baseUrl: string): string =>
  `${sessionCookieName(baseUrl)}=; Max-Age=0${attributes(baseUrl)}`

/** `__Host-` in the name demands `Secure`, `Path=/` and no `Domain` (RFC 6265bis §4.1.3.2). */
const attributes = (baseUrl: string): string =>
  `; Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`
