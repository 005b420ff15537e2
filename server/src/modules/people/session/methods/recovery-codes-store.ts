import { randomInt } from 'node:crypto'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

const codesAtOnce = 10

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
const hashesOfCode = (keyring: Keyring, personId: Id, code: string): Buffer[] =>
  keyring.macs('recovery code', `${personId} ${plain(code)}`)

/** Crockford's decoding: hyphens and case do not count, and what looks alike is alike. */
const plain = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Gives a person new codes in place of those they had, and returns them: they are never seen again. */
export function renew(tx: WriteTransaction, keyring: Keyring, personId: Id): string[] {
  const codes = newCodes()
  const hashes = codes.map(code => hashOfCode(keyring, personId, code))
  removeAll(tx, personId)
  tx.defer(tx.sql`
    insert into directory.recovery_codes (person_id, code_hash, created_at)
    select ${personId}, code_hash, ${tx.now} from unnest(${hashes}::bytea[]) as code_hash`)
  return codes
}

/** Uses a code up. False when the person has no such code, or another request used it a moment ago. */
export async function spend(
  tx: WriteTransaction,
  keyring: Keyring,
  personId: Id,
  code: string,
): Promise<boolean> {
  const spent = await tx.sql`
    delete from directory.recovery_codes
    where person_id = ${personId} and code_hash = any(${hashesOfCode(keyring, personId, code)}::bytea[])
    returning person_id`
  return spent.length > 0
}

export const removeAll = (tx: WriteTransaction, personId: Id): void =>
  tx.defer(tx.sql`delete from directory.recovery_codes where person_id = ${personId}`)
