import { randomInt } from 'node:crypto'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const codesAtOnce = 10

/** Crockford's base32: no letter that is read as a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 3
const groupLength = 4

/** Ten new codes of 60 random bits, as they are written on paper: `7h2k-q9xm-04ra`. */
export const newCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode)

const newCode = (): string => Array.from({ length: groups }, newGroup).join('-')

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** What is stored of a code: keyed, so that a stolen table alone lets nobody try codes; and bound to the person. */
export const hashOfCode = (keyring: Keyring, personId: Id, code: string): Buffer =>
  keyring.mac('recovery code', `${personId} ${plain(code)}`)

/** The same with every key that there is: a code on paper outlives a change of the service's secret. */
export const hashesOfCode = (keyring: Keyring, personId: Id, code: string): Buffer[] =>
  keyring.macs('recovery code', `${personId} ${plain(code)}`)

/** Crockford's decoding: hyphens and case do not count, and what looks alike is alike. */
const plain = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
