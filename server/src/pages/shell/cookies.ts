/** A cookie of the pages: for our server alone, never for scripts. Over HTTPS its name binds it to this host. */
export interface PageCookie {
  readonly name: string
  readonly maxAgeSeconds: number
}

const nameIn = ({ name }: PageCookie, baseUrl: string): string =>
  baseUrl.startsWith('https:') ? `__Host-konttori-${name}` : `konttori-${name}`

/** The `Set-Cookie` header; an empty value takes the cookie away. */
export const setCookie = (cookie: PageCookie, value: string, baseUrl: string): string =>
  [
    `${nameIn(cookie, baseUrl)}=${encodeURIComponent(value)}`,
    `Max-Age=${value === '' ? 0 : cookie.maxAgeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(baseUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

export function readCookie(
  cookie: PageCookie,
  header: string | undefined,
  baseUrl: string,
): string | undefined {
  const name = nameIn(cookie, baseUrl)
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key !== name || !value) continue
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return undefined
}
