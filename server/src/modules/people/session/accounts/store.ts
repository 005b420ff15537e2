import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Person, MembershipKey } from '../persons/directory.ts'

/**
 * Every account of an address, and nobody else changes which there are, or what they sign in with, until the transaction
 * ends; who is beginning a session with one of them is waited for.
 */
export async function holdAccounts(tx: WriteTransaction, email: string): Promise<Person[]> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`konttori address ${email}`}, 0))`
  return tx.sql<Person>`
    select id, email, password_hash, local_org_id, generation from directory.persons
    where email = ${email} order by id for update`
}

export const membershipsIn = async (
  tx: WriteTransaction,
  personIds: readonly Id[],
): Promise<MembershipKey[]> =>
  personIds.length === 0
    ? []
    : tx.sql<MembershipKey>`
        select org_id, membership_id from directory.person_memberships
        where person_id = any(${personIds}::uuid[])`

/** Gives an account a password, or none, and takes everything else that it signed in with; its sessions end. */
export async function beginAnew(
  tx: WriteTransaction,
  personId: Id,
  passwordHash: string | null,
): Promise<Person> {
  const [[person]] = await Promise.all([
    tx.sql<Person>`
      update directory.persons
      set password_hash = ${passwordHash}, generation = generation + 1, updated_at = ${tx.now}
      where id = ${personId}
      returning id, email, password_hash, local_org_id, generation`,
    tx.sql`delete from directory.passkeys where person_id = ${personId}`,
    tx.sql`delete from directory.totp_factors where person_id = ${personId}`,
    tx.sql`delete from directory.recovery_codes where person_id = ${personId}`,
    tx.sql`delete from directory.second_factor_challenges where person_id = ${personId}`,
    tx.sql`delete from directory.session_tokens where person_id = ${personId}`,
  ])
  if (!person) throw new Error('an account that is held is there')
  return person
}

/** Makes the members of local accounts the proven one's. What the local ones signed in with goes with them. */
export async function mergeInto(tx: WriteTransaction, personId: Id, locals: readonly Id[]): Promise<void> {
  if (locals.length === 0) return
  tx.defer(tx.sql`
    update directory.person_memberships set person_id = ${personId} where person_id = any(${locals}::uuid[])`)
  tx.defer(tx.sql`delete from directory.persons where id = any(${locals}::uuid[])`)
}

/** Takes a member out of a proven account, so that another may sign in as them. */
export const unlink = (tx: WriteTransaction, membershipId: Id): Promise<unknown> =>
  tx.sql`
    delete from directory.person_memberships where org_id = ${tx.orgId} and membership_id = ${membershipId}`

/** Voids every link to a new password of an address. */
export const voidLinks = (tx: WriteTransaction, email: string): Promise<unknown> =>
  tx.sql`delete from directory.password_resets where email = ${email}`

export const remove = (tx: WriteTransaction, personId: Id): Promise<unknown> =>
  tx.sql`delete from directory.persons where id = ${personId}`
