import type { ClientKind } from './client.ts'

/** The loopback interface by address and by name, as a URL writes them. RFC 8252 §7.3. */
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

const longest = 2000

/**
 * Why an app may not be answered at an address; undefined when it may. Codes go over TLS (RFC 9700 §2.6), except to the
 * own machine of anyone who runs the app; a scheme of its own is for apps on a device and names a domain (RFC 8252 §7.1).
 */
export function faultOfRedirectUri(uri: string, kind: ClientKind): string | undefined {
  const url = uri.length <= longest ? URL.parse(uri) : null
  if (!url) return 'is not an absolute URI'
  if (/[\s\\]|[^\x21-\x7e]/.test(uri)) return 'has characters that must be percent-encoded'
  if (uri.includes('#')) return 'has a fragment'
  if (uri.includes('*')) return 'has a wildcard; addresses are compared as they are'
  if (url.username !== '' || url.password !== '') return 'has credentials'
  if (url.protocol === 'https:' || url.protocol === 'http:') {
    // What a browser makes of it must be what is compared.
    if (url.href !== uri && url.href !== `${uri}/`) return `is not in normal form, which is “${url.href}”`
    if (url.protocol === 'http:' && !loopback.has(url.hostname))
      return 'is not protected: use https, or http on the loopback interface'
    return undefined
  }
  if (kind === 'confidential') return 'must begin with https:, since a server is answered'
  if (!/^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:\/{0,2}[^/]/.test(uri))
    return 'has a scheme that is no reversed domain name, such as com.example.app:/callback'
  return undefined
}

/**
 * Whether the app runs on a device: only then may the port of a loopback address be any, since the system chooses it
 * when the app starts (RFC 8252 §7.3).
 */
export const runsOnDevice = (kind: ClientKind, redirectUris: readonly string[]): boolean =>
  kind === 'public' && redirectUris.some(uri => !uri.startsWith('https:'))
