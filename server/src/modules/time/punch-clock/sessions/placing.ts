import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type DayRefusal,
  decidePunched,
  regularHoursOf,
  type RegularHours,
  type UsualTypes,
} from '../../work-days/port.ts'
import type { Punch } from '../punches/record.ts'
import { savePunches } from '../punches/store.ts'
import { MemberSessions } from './member-sessions.ts'
import { countingSince, saveSessions, sessionsSince } from './store.ts'

/** What of a member's punches changes: punches that are added or have another standing. */
export interface Change {
  readonly membershipId: Id
  /** The first instant at which something changes. */
  readonly from: Instant
  /** New punches, and stored ones that count again or no more. */
  readonly punches: readonly Punch[]
}

export interface Placing {
  readonly tx: WriteTransaction
  readonly contributions: Contributions
  readonly timeZone: string
  /** Whose punch, correction or decision it is; null where the service itself places what is due. */
  readonly actorMembershipId: Id | null
  readonly usual: UsualTypes
}

/** Where everything belongs now; nothing is saved before `save`. */
export interface Placed {
  /** The days that did not take what the clock gives them. */
  readonly refused: readonly DayRefusal[]
  /** The punches that were read or changed, as they stand. */
  readonly punches: ReadonlyMap<Id, Punch>
  save(commit: CommitAccepted): Promise<void>
}

/**
 * Derives the sessions of members anew and decides their days. What a day refuses is not placed, with the code of the day; all
 * else is derived once more without it. As many statements for many members and punches as for one.
 */
export async function place(placing: Placing, changes: readonly Change[]): Promise<Placed> {
  const { tx, timeZone } = placing
  const [punches, sessions] = await Promise.all([countingSince(tx, changes), sessionsSince(tx, changes)])
  const hours = await hoursFor(placing, changes, punches)
  const punchesOf = Map.groupBy(punches, ({ membershipId }) => membershipId)
  const sessionsOf = Map.groupBy(sessions, ({ membershipId }) => membershipId)
  const members = changes.map(({ membershipId, punches: changed }) => {
    return new MemberSessions(
      { membershipId, now: tx.now, dateOf: instant => dateIn(timeZone, instant), hours },
      punchesOf.get(membershipId) ?? [],
      changed,
      sessionsOf.get(membershipId) ?? [],
    )
  })
  const refused: DayRefusal[] = []
  for (;;) {
    const days = members.flatMap(member => member.changedDays())
    const decided = await decidePunched(placing, days)
    if (decided.refused.length > 0) {
      refused.push(...decided.refused)
      const byMember = Map.groupBy(decided.refused, ({ membershipId }) => membershipId)
      for (const member of members) member.hold(byMember.get(member.membershipId) ?? [])
      continue
    }
    return {
      refused,
      punches: new Map(members.flatMap(member => member.punches().map(punch => [punch.id, punch] as const))),
      save: async commit => {
        savePunches(
          tx,
          members.flatMap(member => member.changedPunches()),
        )
        saveSessions(
          tx,
          members.flatMap(member => member.changedSessions()),
          members.flatMap(member => member.goneSessions()),
        )
        await decided.save(commit)
      },
    }
  }
}

/** Only a rule that asks for them has the regular hours read. */
async function hoursFor(
  { tx, timeZone }: Placing,
  changes: readonly Change[],
  punches: readonly Punch[],
): Promise<RegularHours> {
  const asking = [...punches, ...changes.flatMap(change => change.punches)].filter(
    ({ kind, forgottenClockOut }) => kind === 'clock_in' && forgottenClockOut === 'end_of_schedule',
  )
  const dates: PlainDate[] = asking.map(({ occurredAt }) => dateIn(timeZone, occurredAt)).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return { endOn: () => null }
  const members = [...new Set(asking.map(({ membershipId }) => membershipId))]
  return regularHoursOf(tx, timeZone, members, from, to)
}
