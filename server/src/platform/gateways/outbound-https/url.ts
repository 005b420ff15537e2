import { isIP } from 'node:net'
import { specialRange } from './public-address.ts'
import type { OutboundCode } from './refused.ts'

/**
 * Ports on which something that is not a web server usually listens: a request there is a confused deputy, not a
 * delivery. The "bad port" list of the Fetch standard, https://fetch.spec.whatwg.org/#port-blocking.
 */
const badPorts = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]

/** Databases, caches and remote administration, which the browsers' list leaves out. */
const administrationPorts = [
  445, 1433, 1521, 2375, 2376, 2379, 2380, 3306, 3389, 5432, 5900, 6379, 9042, 11211, 27017,
]

export const refusedPorts: ReadonlySet<number> = new Set([...badPorts, ...administrationPorts])

export type UrlCheck =
  | {
      readonly ok: true /** The URL as it will be called: canonical, without a fragment. */
      readonly url: string
    }
  | { readonly ok: false; readonly code: OutboundCode; readonly detail: string }

export interface Destination {
  readonly url: string
  readonly origin: string
  /** Path and query. */
  readonly path: string
}

const longestUrl = 2048

/** Top-level names that the public DNS never has: RFC 2606, 6761, 6762, 7686, 9476, `.internal`, routers' habits. */
const innerNames = new Set(
  'localhost local internal intranet private corp home lan localdomain test example invalid onion alt arpa'.split(
    ' ',
  ),
)

type Parsed = { readonly ok: true; readonly destination: Destination } | Extract<UrlCheck, { ok: false }>

const refuse = (code: OutboundCode, detail: string) => ({ ok: false, code, detail }) as const

/**
 * Checks a customer's URL without the network. IP literals are checked after URL parsing, which normalises every spelling
 * (decimal, octal, hexadecimal, short, full-width, v4-in-v6).
 */
export function parseDestination(text: string, allowPrivate: boolean): Parsed {
  if (text.length > longestUrl)
    return refuse('url_not_valid', `The URL is longer than ${longestUrl} characters.`)
  // The URL parser silently drops these, so what a person read and what is called would differ.
  if (/[\u0000-\u0020\u007f\\]/.test(text))
    return refuse('url_not_valid', 'The URL contains a space, a backslash or a control character.')
  const url = URL.parse(text)
  if (!url) return refuse('url_not_valid', 'The URL cannot be read.')
  if (url.protocol !== 'https:') return refuse('url_not_https', 'Only https:// URLs are called.')
  if (url.username !== '' || url.password !== '')
    return refuse('url_has_credentials', 'The URL contains a user name or password.')
  if (refusedPorts.has(Number(url.port || 443)))
    return refuse('url_port_refused', `Port ${url.port} belongs to a service that is not a web server.`)

  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  const refused = refusedHost(bareHost(url), allowPrivate)
  if (refused) return refused
  url.hash = ''
  return { ok: true, destination: { url: url.href, origin: url.origin, path: url.pathname + url.search } }
}

/** The host name or address of a URL, without the brackets of an IPv6 literal. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

export function refusedHost(host: string, allowPrivate: boolean) {
  if (isIP(host)) {
    const range = allowPrivate ? null : specialRange(host)
    return range && refuse('address_not_public', `${host} is not a public address (${range}).`)
  }
  const labels = host.split('.')
  if (host.length > 253 || !labels.every(label => /^[a-z0-9_-]{1,63}$/.test(label)))
    return refuse('url_not_valid', `${host} is not a host name.`)
  if (allowPrivate) return null
  if (labels.length < 2) return refuse('host_not_public', `${host} is not a public host name.`)
  return innerNames.has(labels.at(-1) ?? '')
    ? refuse('host_not_public', `Names under .${labels.at(-1)} are not public.`)
    : null
}
