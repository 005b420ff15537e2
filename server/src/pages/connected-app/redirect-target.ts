/**
 * What `form-action` has to allow so that the answer to a form can lead back to an app: its origin, or the scheme where
 * there is no host that a policy could name (own schemes, IPv6 addresses; CSP Level 3 §2.3.1).
 */
export function formTarget(redirectUri: string): string {
  const { protocol, hostname, origin } = new URL(redirectUri)
  const hasName = (protocol === 'https:' || protocol === 'http:') && !hostname.startsWith('[')
  return hasName ? origin : protocol
}

/** Where an answer goes, for a person to read: the host, or an app's own scheme. */
export function placeOf(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
