import { randomInt } from 'node:crypto'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Without what is taken for something else: I, L and 1, O and 0. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const length = 8

/** A code to be typed in: 31^8, forty bits, which is enough for what lives a quarter of an hour and is guessed at slowly. */
export const newCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

/** What is kept of a code, as people write it: a key that lies outside the database keeps forty bits from being tried out. */
export const hashOfCode = (keyring: Pick<Keyring, 'mac'>, orgId: Id, code: string): Buffer =>
  keyring.mac('pairing code', `${orgId} ${code.toUpperCase().replaceAll(/[\s-]/g, '')}`)
