import { createHash, timingSafeEqual } from 'node:crypto'

/** The fingerprint of a host key as OpenSSH shows it: `SHA256:` and the hash in base64 without padding. */
export const fingerprintOf = (hostKey: Buffer): string =>
  `SHA256:${createHash('sha256').update(hostKey).digest('base64').replace(/=+$/, '')}`

export const hasFingerprint = (hostKey: Buffer, fingerprints: readonly string[]): boolean => {
  const own = Buffer.from(fingerprintOf(hostKey))
  return fingerprints.some(each => {
    const pinned = Buffer.from(each)
    return pinned.length === own.length && timingSafeEqual(pinned, own)
  })
}
