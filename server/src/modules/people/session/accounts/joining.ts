import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { addLocalPerson, linkPerson, type Person } from '../persons/directory.ts'
import type { Invitation, Invited, Roster } from '../persons/roster.ts'
import { type Ending, settleEndings } from './endings.ts'
import { proveAddress } from './proving.ts'

/** How somebody takes an invitation up. */
export type TakingUp =
  /** With everything that the proven account signs in with. */
  | { readonly how: 'as_proven'; readonly person: Person }
  /** By a link that only the mail has brought. `expected`: the proven account that begins anew, or null. */
  | { readonly how: 'prove'; readonly passwordHash: string; readonly expected: Person | null }
  /** By a link that somebody else has seen. */
  | { readonly how: 'local'; readonly passwordHash: string }

/**
 * Makes an account the one that signs in as the invited member, and uses the invitation up, both its links. Returns the
 * account, and the other organisations where something has ended and is to be cleared away.
 */
export async function join<M extends Invited>(
  tx: WriteTransaction,
  commit: Commit,
  roster: Roster<M>,
  endings: readonly Ending[],
  { member, mailed }: Invitation<M>,
  taking: TakingUp,
): Promise<{ readonly person: Person; readonly endedIn: readonly Id[] }> {
  const { person, endedIn } = await account(
    tx,
    { email: member.email, locale: member.locale, mailed },
    taking,
  )
  await roster.acceptInvitation(tx, commit, member, person.id)
  tx.defer(linkPerson(tx, person.id, member.id))
  if (endedIn.includes(tx.orgId)) await settleEndings(tx, commit, endings)
  return { person, endedIn: endedIn.filter(orgId => orgId !== tx.orgId) }
}

async function account(
  tx: WriteTransaction,
  {
    email,
    locale,
    mailed,
  }: { readonly email: string; readonly locale: string | null; readonly mailed: boolean },
  taking: TakingUp,
): Promise<{ readonly person: Person; readonly endedIn: readonly Id[] }> {
  switch (taking.how) {
    case 'local':
      return { person: await addLocalPerson(tx, { ...taking, email, locale }), endedIn: [] }
    case 'prove':
      return proveAddress(tx, email, { passwordHash: taking.passwordHash, locale }, taking.expected)
    case 'as_proven':
      return mailed ? proveAddress(tx, email, null, taking.person) : { person: taking.person, endedIn: [] }
  }
}
