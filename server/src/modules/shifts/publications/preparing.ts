import type { Caller } from '../../../platform/access/caller.ts'
import type { Database, WriteTransaction } from '../../../platform/data/database.ts'
import { type Digest, digestOf, isSameDigest } from '../../../platform/data/digest.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { pieceByPiece } from '../../../platform/piece-by-piece.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { NewMail } from '../../outgoing-mail/port.ts'
import { planningDay } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftsOf } from '../record/store.ts'
import { checkEach, type PlannedShift, type Violation } from '../rules/check.ts'
import { loadCheck } from '../rules/facts.ts'
import type { PlannedPeriod } from './rules.ts'
import { markOf, type PlanMark } from './store.ts'
import { mailsFor, type ToldMember } from './telling.ts'

/** What is published, what it breaks, and what members are told of it: all that takes long. */
export interface PreparedPlan {
  /** As long as the plan has it, its drafts are those. */
  readonly mark: PlanMark
  readonly drafts: readonly ShiftRecord[]
  /** As long as it is that day, and what the drafts were checked by has this digest, they break that. */
  readonly today: PlainDate
  readonly checkedBy: Digest
  readonly violations: readonly Violation[]
  readonly mails: readonly NewMail[]
}

/** How what a plan is checked by is read: with its digest, of one unchanging picture. */
type Reading = <T>(
  read: (db: TenantDb) => Promise<T>,
) => Promise<{ readonly found: T; readonly digest: Digest }>

/** Before the write: by the time of the write the digest tells whether it would find the same. */
export const readOnPicture =
  (database: Database, orgId: Id): Reading =>
  read =>
    database.picture(orgId, async picture => {
      const [found, digest] = await Promise.all([read(picture), digestOf(picture, read)])
      return { found, digest }
    })

/** In the write, where nothing changes any more. */
export const readInWrite =
  (db: WriteTransaction): Reading =>
  async read => ({ found: await read(db), digest: [] })

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
  const today = planningDay(caller, now)
  if (memberIds(drafts).length === 0) return { mark, drafts, today, checkedBy: [], violations: [], mails: [] }
  const [{ found, digest: checkedBy }, mails] = await Promise.all([
    reading(checkOf(caller, period, drafts, today)),
    mailsFor(db, 'published', toldMembers(period, drafts)),
  ])
  const wanted = drafts.map(shift => asTold(shift, from))
  const violations = (await pieceByPiece(checkEach(found.facts, wanted, found.settings))).flat()
  return { mark, drafts, today, checkedBy, violations, mails }
}

/** What the drafts of a plan are checked by. */
const checkOf =
  (
    caller: Caller,
    { planningUnitId, periodFrom: from, periodTo: to }: PlannedPeriod,
    drafts: readonly ShiftRecord[],
    today: PlainDate,
  ) =>
  (db: TenantDb) =>
    loadCheck(
      db,
      { timeZone: caller.organisation.timeZone, today },
      { members: memberIds(drafts), units: [planningUnitId], from, to },
    )

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
export const toldMembers = (
  { planningUnitId, periodFrom, periodTo }: PlannedPeriod,
  shifts: readonly ShiftRecord[],
  is: 'shifts' | 'gone' = 'shifts',
): ToldMember[] =>
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
  { mark, drafts, today, checkedBy }: PreparedPlan,
): Promise<boolean> {
  const [{ count, changedAt }, digest] = await Promise.all([
    markOf(db, period),
    checkedBy.length === 0 ? [] : digestOf(db, checkOf(caller, period, drafts, today)),
  ])
  return (
    mark.count === count &&
    mark.changedAt === changedAt &&
    today === planningDay(caller, db.now) &&
    isSameDigest(checkedBy, digest)
  )
}

export const memberIds = (shifts: readonly ShiftRecord[]): Id[] => [
  ...new Set(shifts.flatMap(({ membershipId }) => membershipId ?? [])),
]
