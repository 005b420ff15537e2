import type { Caller } from '../../../../platform/access/caller.ts'
import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import { type Digest, digestOf, isSameDigest } from '../../../../platform/data/digest.ts'
import { type Picture, type Question, together } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { pieceByPiece } from '../../../../platform/piece-by-piece.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { NewMail } from '../../../company/outgoing-mail/port.ts'
import { planningDay } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftsOf } from '../record/store.ts'
import { checkEach, type PlannedShift, type Violation } from '../rules/check.ts'
import { loadCheck } from '../rules/facts.ts'
import type { PlannedPeriod } from './rules.ts'
import { placesOfReasons, type ReasonedShift } from './reasons.ts'
import { markOf, type PlanMark, reasonedShifts } from './store.ts'
import { mailsFor, type NotifiedMember } from './notices.ts'

/** What is published, what it breaks, and what members are told of it: all that takes long. */
export interface PreparedPlan {
  /** As long as the plan has it, its drafts are those. */
  readonly mark: PlanMark
  readonly drafts: readonly ShiftRecord[]
  /** As long as it is that day, and all of this would be found again, the drafts break that. */
  readonly today: PlainDate
  readonly found: readonly Found[]
  readonly violations: readonly Violation[]
  /** Shifts of the unit with which reasons were given that hold for drafts. */
  readonly reasoned: readonly ReasonedShift[]
  readonly mails: readonly NewMail[]
}

type Asked<T> = (picture: Picture) => Question<T>

/** What a plan was checked by: what was asked, and the digest of what was found. */
interface Found {
  readonly asked: Asked<unknown>
  readonly digest: Digest
}

/** How what a plan is checked by is read. */
type Reading = <T>(asked: Asked<T>) => Promise<Found & { readonly answer: T }>

/** Before the write: of one unchanging picture with its digest, which tells in the write whether the same would be found. */
export const readOnPicture =
  (database: Database, orgId: Id): Reading =>
  async asked => {
    const [answer, digest] = await database.picture(orgId, picture => {
      const question = asked(picture)
      return together([question, digestOf(question)])
    })
    return { asked, answer, digest }
  }

/** In the write, where nothing changes any more. */
export const readInWrite =
  (db: WriteTransaction): Reading =>
  async asked => ({ asked, answer: await db.ask(asked), digest: [] })

/**
 * The mark is read before the rest is asked for: reads side by side are answered in no order. So an edit that comes between moves
 * the mark.
 */
export async function prepare(
  db: TenantDb,
  caller: Caller,
  period: PlannedPeriod,
  now: Instant,
  reading: Reading,
): Promise<PreparedPlan> {
  const { planningUnitId, periodFrom: from, periodTo: to } = period
  const mark = await markOf(db, period)
  const drafts = await shiftsOf(db, { units: [planningUnitId], from, to, states: ['draft'] })
  const members = memberIds(drafts)
  const today = planningDay(caller, now)
  const bare = { mark, drafts, today, found: [], violations: [], reasoned: [], mails: [] }
  if (members.length === 0) return bare
  const { timeZone } = caller.organisation
  const [checked, mails] = await Promise.all([
    reading(picture =>
      loadCheck(picture, { timeZone, today }, { members, units: [planningUnitId], from, to }),
    ),
    mailsFor(db, 'published', membersToNotify(period, drafts)),
  ])
  const { facts, settings } = checked.answer
  const wanted = drafts.map(shift => asTold(shift, from))
  const violations = (await pieceByPiece(checkEach(facts, wanted, settings))).flat()
  const plan = { ...bare, found: [checked], violations, mails }
  const places = placesOfReasons(period, drafts, violations)
  if (places === null) return plan
  const reasoned = await reading(picture => reasonedShifts(picture, places))
  return { ...plan, found: [checked, reasoned], reasoned: reasoned.answer }
}

/** A draft as the rules see it when it is told: the notice of a plan is that of its first day. */
const asTold = (shift: ShiftRecord, toldFor: string): PlannedShift => ({
  shiftKey: shift.id,
  planningUnitId: shift.planningUnitId,
  membershipId: shift.membershipId,
  workDate: shift.workDate,
  startAt: shift.startAt,
  endAt: shift.endAt,
  breakMinutes: shift.breakMinutes,
  cancelled: false,
  toldFor,
})

/** Each member with their shifts, for one mail. */
export const membersToNotify = (
  { planningUnitId, periodFrom, periodTo }: PlannedPeriod,
  shifts: readonly ShiftRecord[],
  is: 'shifts' | 'gone' = 'shifts',
): NotifiedMember[] =>
  [...Map.groupBy(shifts, ({ membershipId }) => membershipId)].flatMap(([membershipId, own]) =>
    membershipId === null
      ? []
      : [{ membershipId, planningUnitId, periodFrom, periodTo, shifts: [], gone: [], [is]: own }],
  )

/**
 * Whether a plan that was prepared may be published as it is: its shifts are the same, and so is everything that they were
 * checked by. It is asked in the write, where nothing changes any more.
 */
export async function holdsStill(
  db: WriteTransaction,
  caller: Caller,
  period: PlannedPeriod,
  { mark, today, found }: PreparedPlan,
): Promise<boolean> {
  const [{ count, changedAt }, ...digests] = await Promise.all([
    markOf(db, period),
    ...found.map(({ asked }) => db.ask(picture => digestOf(asked(picture)))),
  ])
  return (
    mark.count === count &&
    mark.changedAt === changedAt &&
    today === planningDay(caller, db.now) &&
    found.every(({ digest }, index) => isSameDigest(digest, digests[index] ?? []))
  )
}

export const memberIds = (shifts: readonly ShiftRecord[]): Id[] => [
  ...new Set(shifts.flatMap(({ membershipId }) => membershipId ?? [])),
]
