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

const loopback = new Set(['127.0.0.1', '[::1]'])
