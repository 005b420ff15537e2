import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { accessChannel } from '../../../../platform/transactions/transactions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { MembershipKey } from '../persons/directory.ts'

/** What ended with an account's methods and is still to be cleared away, by organisation; `due_at` in real time. */
export const endingsTable = sql.table('directory.sign_in_endings')

/** Whether personal keys and connected apps of a member are over, though their rows do not say so yet. */
export const isEnding = (orgId: string, member: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from directory.sign_in_endings e where e.org_id = ${orgId} and e.membership_id = ${member})`

/**
 * Writes down whose keys and connected apps have ended, with the same commit that ended the methods; a process that
 * dies after it leaves it to the sweep. Every process hears that who may do what has changed. Returns the
 * organisations.
 */
export function announceEndings(tx: WriteTransaction, memberships: readonly MembershipKey[]): Id[] {
  if (memberships.length === 0) return []
  const orgIds = [...new Set(memberships.map(({ orgId }) => orgId))]
  tx.defer(tx.sql`
    with place as materialized (
      select p."orgId" as org_id, p."membershipId" as membership_id,
        date_trunc('milliseconds', clock_timestamp()) as present
      from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as p("orgId" uuid, "membershipId" uuid))
    insert into directory.sign_in_endings (org_id, membership_id, due_at)
    select place.org_id, place.membership_id, place.present from place
    on conflict (org_id, membership_id) do update set due_at = excluded.due_at`)
  tx.defer(tx.sql`select pg_notify(${accessChannel}, org) from unnest(${orgIds}::text[]) as org`)
  return orgIds
}

/** The members of the transaction's organisation whose endings are now its own to carry out. */
export const takeEndings = async (tx: WriteTransaction): Promise<Id[]> =>
  (
    await tx.sql<{ membershipId: Id }>`
      delete from directory.sign_in_endings where org_id = ${tx.orgId} returning membership_id`
  ).map(({ membershipId }) => membershipId)

/** The sessions of members that have no token any more. */
export const sessionsWithoutToken = async (
  tx: WriteTransaction,
  membershipIds: readonly Id[],
): Promise<Id[]> =>
  (
    await tx.sql<{ id: Id }>`
      select s.id from sessions s
      where s.org_id = ${tx.orgId} and s.membership_id = any(${membershipIds}::uuid[])
        and not exists (
          select from directory.session_tokens t where t.org_id = s.org_id and t.session_id = s.id)`
  ).map(({ id }) => id)
