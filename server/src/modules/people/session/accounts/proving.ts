import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { addProvenPerson, isProven, type Person } from '../persons/directory.ts'
import { announceEndings } from './endings-store.ts'
import * as store from './store.ts'

/**
 * Mail that was delivered has just proven an address: what was set up for it before, without that proof, is over in
 * every organisation. The local accounts become the proven one; their members stay, and nothing of what they signed
 * in with. With `newPassword` the proven account begins anew as well: its methods, sessions, keys and connected apps
 * end, wherever they are. Without, it has just signed in with what it has, which stays.
 *
 * All of it is the organisation's one transaction, because the directory belongs to none. What lies in the
 * tables of the others is void at once and is cleared away by `settleEndings`. Returns the account, and the
 * organisations where there is something to clear away. Throws `sign_in_failed` when `expected`, the proven account
 * that was decided on, is another meanwhile; null expects none.
 */
export async function proveAddress(
  tx: WriteTransaction,
  email: string,
  newPassword: { readonly passwordHash: string; readonly locale: string | null } | null,
  expected?: Pick<Person, 'id' | 'generation'> | null,
): Promise<{ readonly person: Person; readonly endedIn: readonly Id[] }> {
  const accounts = await store.holdAccounts(tx, email)
  const known = accounts.find(isProven)
  const locals = accounts.filter(account => !isProven(account)).map(({ id }) => id)
  const isExpected = known?.id === expected?.id && known?.generation === expected?.generation
  if ((expected !== undefined && !isExpected) || (!known && !newPassword))
    throw new RequestRefused('sign_in_failed', 'The account has changed a moment ago; try again.')

  const before = known && newPassword ? await store.membershipsIn(tx, [known.id]) : []
  const moved = await store.membershipsIn(tx, locals)
  const person =
    known && newPassword
      ? await store.beginAnew(tx, known.id, newPassword.passwordHash)
      : (known ?? (await addProvenPerson(tx, { email, passwordHash: null, locale: null, ...newPassword })))
  await store.mergeInto(tx, person.id, locals)
  tx.defer(store.voidLinks(tx, email))
  return { person, endedIn: announceEndings(tx, [...before, ...moved]) }
}
