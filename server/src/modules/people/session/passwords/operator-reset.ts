import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { auditLine, noted } from '../persons/audit-lines.ts'
import * as links from './store.ts'
import { addLocalPerson, isProven, linkPerson, type Person, personOfMember } from '../persons/directory.ts'
import { announceEndings } from '../accounts/endings-store.ts'
import { type Ending, settleEndings } from '../accounts/endings.ts'
import * as store from '../accounts/store.ts'

export interface OperatorsLink {
  readonly email: string
  readonly token: string
  /** In real time. */
  readonly expiresAt: Instant
  /** The other organisations where something has ended and is to be cleared away. */
  readonly endedIn: readonly Id[]
}

/**
 * Ends everything that the account of a member signs in with, in every organisation, and makes a link to a new password
 * for this organisation alone: the operator has seen it, so it proves no address. The member is a proven account's no
 * longer; that one is opened again by mail. Throws `membership_not_found` for a member whom nobody signs in as.
 */
export async function resetSignIn(
  tx: WriteTransaction,
  commit: Commit,
  endings: readonly Ending[],
  membershipId: Id,
): Promise<OperatorsLink> {
  const seen = await personOfMember(tx, membershipId)
  const held = seen && (await store.holdAccounts(tx, seen.email))
  const account = held?.find(({ id }) => id === seen?.id)
  if (!account)
    throw new RequestRefused(
      'membership_not_found',
      'Nobody signs in as this member yet: they need a new invitation.',
    )
  const { email } = account
  const memberships = await store.membershipsIn(tx, [account.id])
  const local = isProven(account)
    ? await splitOff(tx, account, membershipId, memberships.length === 1)
    : await store.beginAnew(tx, account.id, null)
  await commit(noted(auditLine('sign_in.reset_by_operator', membershipId)))
  const endedIn = announceEndings(tx, memberships)
  await settleEndings(tx, commit, endings)
  const link = links.issue(tx, { membershipId, email, personId: local.id }, links.operatorsLinkSeconds)
  return { email, ...link, endedIn: endedIn.filter(orgId => orgId !== tx.orgId) }
}

/** Gives the member of a proven account a local one; the proven one stays for its other organisations, and begins anew. */
async function splitOff(
  tx: WriteTransaction,
  proven: Person,
  membershipId: Id,
  isItsOnly: boolean,
): Promise<Person> {
  await store.unlink(tx, membershipId)
  if (isItsOnly) tx.defer(store.remove(tx, proven.id))
  else await store.beginAnew(tx, proven.id, null)
  const local = await addLocalPerson(tx, { email: proven.email, passwordHash: null, locale: null })
  tx.defer(linkPerson(tx, local.id, membershipId))
  return local
}

/** Gives the account that a link was made for its password. Throws `password_link_not_found` when it is gone. */
export async function giveLocalPassword(
  tx: WriteTransaction,
  email: string,
  personId: Id,
  passwordHash: string,
): Promise<readonly Id[]> {
  const account = (await store.holdAccounts(tx, email)).find(({ id }) => id === personId)
  if (!account || isProven(account))
    throw new RequestRefused('password_link_not_found', 'The account of the link is no more.')
  await store.beginAnew(tx, personId, passwordHash)
  return announceEndings(tx, await store.membershipsIn(tx, [personId]))
}
