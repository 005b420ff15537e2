import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps: RFC 6238 with SHA-1, six digits, thirty seconds. */
const period = 30
const form = { algorithm: 'SHA1', digits: 6 } as const
const issuer = 'Konttori'

/** RFC 6238 §5.2: one step either way, for clocks that differ and people who type slowly. */
const tolerance = 1

/** A new secret of 160 bits, RFC 4226 §4 R6, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth://` address of a secret, for a QR code. */
export const enrolmentUri = (secret: string, label: string): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, ...form }).toString()

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / period)

/** The code of a secret at a time step. */
export const codeAt = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, ...form })

/**
 * The time step whose code was given, later than `lastStep` and at most one from the present; undefined when there
 * is none. A step that has been used is as good as a wrong code (RFC 6238 §5.2).
 */
export function stepOf(
  secret: string,
  code: string,
  lastStep: number | null,
  milliseconds: number,
): number | undefined {
  const digits = Buffer.from(code.replaceAll(' ', ''))
  const present = stepAt(milliseconds)
  return [present - tolerance, present, present + tolerance].find(
    step => step > (lastStep ?? -1) && isSame(Buffer.from(codeAt(secret, step)), digits),
  )
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
