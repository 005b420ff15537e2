import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The text form of keys and tokens: a prefix that names the kind, 32 random bytes in base62, and a CRC-32 of both in
 * base62, so that scanners, the log scrubber and the service recognise a well-formed one without a look-up.
 */
export const secretBytes = 32

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is the first power of 62 above 2^256. */
const secretLength = 43
/** 62^6 is the first power of 62 above 2^32. */
const checksumLength = 6

/** A regular expression for what follows the prefix. */
export const secretForm = `[0-9A-Za-z]{${secretLength + checksumLength}}`

/** The text of a secret of 32 bytes. Throws `RangeError` for any other number. */
export function tokenText(prefix: string, secret: Uint8Array): string {
  if (secret.length !== secretBytes) throw new RangeError(`a secret needs ${secretBytes} bytes`)
  const body = prefix + base62(BigInt(`0x${Buffer.from(secret).toString('hex')}`), secretLength)
  return body + checksum(body)
}

/** Whether the checksum at the end of a text of the right form is that of the rest. */
export const hasRightChecksum = (text: string): boolean =>
  checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** What is stored instead of a secret. Random secrets of 256 bits need no slow hash. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const checksum = (body: string): string => base62(BigInt(crc32(body)), checksumLength)

function base62(value: bigint, length: number): string {
  let digits = ''
  for (let rest = value; digits.length < length; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits
  return digits
}
