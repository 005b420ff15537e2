import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hashesOfCode, hashOfCode, newCodes } from './recovery-codes.ts'

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
