import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** `live`, or `test` in a sandbox organisation, so that nobody mistakes one key for the other. */
export type Environment = 'live' | 'test'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretBytes = 32
/** 62^43 is the first power of 62 above 2^256. */
const secretLength = 43
/** 62^6 is the first power of 62 above 2^32. */
const checksumLength = 6
const form = /^kt_(?:live|test)_[0-9A-Za-z]{49}$/

/** How much of a key may be shown: its kind and four of 43 random characters, which leaves 232 bits unknown. */
const prefixLength = 'kt_live_'.length + 4

export interface Token {
  /** The key itself; shown once and never stored. */
  readonly text: string
  readonly prefix: string
  readonly last4: string
}

export const newToken = (environment: Environment): Token => tokenOf(environment, randomBytes(secretBytes))

/** The token that 32 bytes make: `kt_live_` or `kt_test_`, the bytes in base62, and a checksum. */
export function tokenOf(environment: Environment, secret: Uint8Array): Token {
  if (secret.length !== secretBytes) throw new RangeError(`a key needs ${secretBytes} bytes`)
  const body = `kt_${environment}_${base62(BigInt(`0x${Buffer.from(secret).toString('hex')}`), secretLength)}`
  const text = body + checksum(body)
  return { text, prefix: text.slice(0, prefixLength), last4: text.slice(-4) }
}

/** Whether the text claims to be a key, well-formed or not. */
export const claimsToBeKey = (text: string): boolean => text.startsWith('kt_')

/** Whether the text has the form of a key and its checksum is right: what scanners and we can tell without a look-up. */
export const isWellFormed = (text: string): boolean =>
  form.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** What is stored instead of a secret. Random secrets of 256 bits need no slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const checksum = (body: string): string => base62(BigInt(crc32(body)), checksumLength)

function base62(value: bigint, length: number): string {
  let digits = ''
  for (let rest = value; digits.length < length; rest /= 62n) digits = alphabet[Number(rest % 62n)] + digits
  return digits
}
