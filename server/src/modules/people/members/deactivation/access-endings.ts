import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endSessionsOf } from '../../session/port.ts'
import { endInvitations } from '../invitations/mailing.ts'
import type { Member } from '../record/member.ts'

/** Carries out what emits no event, in whatever operation it happens. */
export type CommitEnding = <State>(
  decision: Accepted<State, never>,
  save?: (state: State) => Promise<unknown>,
) => Promise<State>

/**
 * Something by which a member is known or served beside signing in, such as a calendar feed or a badge. It ends with the member,
 * for good: it does not come back with them. Keys follow rules of their own, by the interface.
 */
export interface AccessEnding {
  /** A plural in snake_case, `calendar_feeds`. */
  readonly kind: string
  /** How many of them these members have, in one statement. */
  count(db: TenantDb, membershipIds: readonly Id[]): Promise<number>
  /** Ends them all, each with a line on the audit trail. */
  end(tx: WriteTransaction, commit: CommitEnding, membershipIds: readonly Id[]): Promise<unknown>
}

/** Families that serve members beside their sign-in contribute theirs. */
export const accessEndings = slot<AccessEnding>('members.access_endings')

export interface EndedAccess {
  readonly kind: string
  readonly count: number
}

/** Whether anything serves these members still. */
export const areServed = async (
  db: TenantDb,
  contributions: Contributions,
  membershipIds: readonly Id[],
): Promise<boolean> =>
  membershipIds.length > 0 && (await servingThem(db, contributions, membershipIds)).length > 0

/** Ends what these members have, in the transaction of what ends their access, and tells what it was. */
export async function endAccess(
  tx: WriteTransaction,
  commit: CommitEnding,
  contributions: Contributions,
  membershipIds: readonly Id[],
): Promise<EndedAccess[]> {
  if (membershipIds.length === 0) return []
  endInvitations(tx, membershipIds)
  tx.defer(endSessionsOf(tx, membershipIds))
  const serving = await servingThem(tx, contributions, membershipIds)
  for (const { ending } of serving) await ending.end(tx, commit, membershipIds)
  return serving.map(({ ending, count }) => ({ kind: ending.kind, count }))
}

/** The same for anyone who leaves by some changes, and for anyone who comes back by them with what nobody has ended since they left. */
export const endAccessWith = (
  tx: WriteTransaction,
  commit: CommitEnding,
  contributions: Contributions,
  changes: readonly ChangedAccess[],
  today: PlainDate,
): Promise<EndedAccess[]> => endAccess(tx, commit, contributions, whoMoved(changes, today))

async function servingThem(db: TenantDb, contributions: Contributions, membershipIds: readonly Id[]) {
  const counted = await Promise.all(
    contributions(accessEndings).map(async ending => ({
      ending,
      count: await ending.count(db, membershipIds),
    })),
  )
  return counted.filter(({ count }) => count > 0)
}

/** A member before and after a change. */
export interface ChangedAccess {
  readonly before: Member
  readonly after: Member
}

const whoMoved = (changes: readonly ChangedAccess[], today: PlainDate): Id[] =>
  changes.flatMap(({ before, after }) =>
    after.status === 'deactivated' || hasLeft(before, today) !== hasLeft(after, today) ? after.id : [],
  )

const hasLeft = ({ status, employmentEndDate }: Member, today: PlainDate): boolean =>
  status === 'deactivated' || (employmentEndDate !== null && employmentEndDate < today)
