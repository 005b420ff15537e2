/** Whom browsers make passkeys for: WebAuthn Level 3 §5.1.2 and §13.4.9. */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  readonly origin: string
}

/**
 * The relying party behind a base address. Browsers make no passkeys for IP addresses; on the machine itself the
 * service is `localhost` to them.
 */
export function relyingParty(baseUrl: string): RelyingParty {
  const url = new URL(baseUrl)
  if (loopback.has(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, name: 'Konttori', origin: url.origin }
}

/** The one origin at which passkeys work; null when there is none: browsers want a domain, and HTTPS but for `localhost`. */
export function passkeyOrigin(baseUrl: string): string | null {
  const { id, origin } = relyingParty(baseUrl)
  const isAddress = id.startsWith('[') || /^\d+(\.\d+){3}$/.test(id)
  const isLocal = id === 'localhost' || id.endsWith('.localhost')
  return !isAddress && (isLocal || origin.startsWith('https:')) ? origin : null
}

const loopback = new Set(['127.0.0.1', '[::1]'])
