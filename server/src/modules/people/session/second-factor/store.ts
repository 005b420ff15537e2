import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { hashOf, newToken } from '../sessions/token.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    secondFactorChallenges: SecondFactorChallengesTable
  }
}

export interface SecondFactorChallengesTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly membershipId: string
  readonly personId: string
  /** The invitation that is taken up with the second factor; null for who is a member already. */
  readonly invitationHash: Buffer | null
  readonly failures: number
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

const lifetimeSeconds = 5 * 60
export const mostFailures = 5
/** Of one person in one organisation; older ones are taken away. */
const mostAtOnce = 5

/** Where somebody with a right password is to go on. */
export interface Challenged {
  readonly orgId: Id
  readonly membershipId: Id
  readonly personId: Id
  /** The invitation that is taken up with the second factor; null for who is a member already. */
  readonly invitationHash: Buffer | null
}

/** Makes a challenge, of which only the hash is kept. */
export function issue(
  tx: WriteTransaction,
  { membershipId, personId, invitationHash }: Omit<Challenged, 'orgId'>,
): { challenge: string; expiresAt: Instant } {
  const challenge = newToken()
  const expiresAt = addSeconds(tx.now, lifetimeSeconds)
  tx.defer(tx.sql`
    delete from directory.second_factor_challenges where token_hash in (
      select token_hash from directory.second_factor_challenges
      where person_id = ${personId} and org_id = ${tx.orgId} order by created_at desc offset ${mostAtOnce - 1})`)
  tx.defer(tx.sql`
    insert into directory.second_factor_challenges
      (token_hash, org_id, membership_id, person_id, invitation_hash, failures, created_at, expires_at)
    values (${hashOf(challenge)}, ${tx.orgId}, ${membershipId}, ${personId}, ${invitationHash}, 0, ${tx.now},
      ${expiresAt})`)
  return { challenge, expiresAt }
}

/** Where a challenge leads; read before the organisation is known. */
export const whereabouts = (database: Database, challenge: string): Promise<Challenged | undefined> =>
  database.directory
    .selectFrom('secondFactorChallenges')
    .select(['orgId', 'membershipId', 'personId', 'invitationHash'])
    .where('tokenHash', '=', hashOf(challenge))
    .executeTakeFirst()

/** Whether the challenge may still be answered, in the write transaction of its organisation. */
export async function isOpen(tx: WriteTransaction, challenge: string): Promise<boolean> {
  const open = await tx.sql`
    select from directory.second_factor_challenges
    where token_hash = ${hashOf(challenge)} and org_id = ${tx.orgId} and failures < ${mostFailures}
      and expires_at > ${tx.now}`
  return open.length > 0
}

export const countFailure = (tx: WriteTransaction, challenge: string): void =>
  tx.defer(tx.sql`
    update directory.second_factor_challenges set failures = failures + 1
    where token_hash = ${hashOf(challenge)}`)

export const useUp = (tx: WriteTransaction, challenge: string): void =>
  tx.defer(tx.sql`delete from directory.second_factor_challenges where token_hash = ${hashOf(challenge)}`)
