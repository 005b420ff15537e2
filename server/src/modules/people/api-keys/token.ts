import { randomBytes } from 'node:crypto'
import {
  hasRightChecksum,
  secretBytes,
  secretForm,
  secretHash,
  tokenText,
} from '../../../platform/secrets/token-text.ts'

/** `live`, or `test` in a sandbox organisation, so that nobody mistakes one key for the other. */
export type Environment = 'live' | 'test'

const form = new RegExp(`^kt_(?:live|test)_${secretForm}$`)
/** Tokens of connected apps name their kind after the environment: `kt_live_oauth_…`. Devices have a kind of their own. */
const otherKind = /^kt_(?:(?:live|test)_[a-z]+|device)_/

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
  const text = tokenText(`kt_${environment}_`, secret)
  return { text, prefix: text.slice(0, prefixLength), last4: text.slice(-4) }
}

/** Whether the text claims to be a key, well-formed or not. */
export const claimsToBeKey = (text: string): boolean => text.startsWith('kt_') && !otherKind.test(text)

/** Whether the text has the form of a key and its checksum is right: what scanners and we can tell without a look-up. */
export const isWellFormed = (text: string): boolean => form.test(text) && hasRightChecksum(text)

/** What is stored instead of a secret. */
export const hashOf = secretHash
