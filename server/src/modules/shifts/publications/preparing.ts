import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { pieceByPiece } from '../../../platform/piece-by-piece.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { NewMail } from '../../outgoing-mail/port.ts'
import type { MemberLocks } from '../../payroll-locks/port.ts'
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
  /** As long as the plan has it, the rest is so. */
  readonly mark: PlanMark
  readonly drafts: readonly ShiftRecord[]
  readonly violations: readonly Violation[]
  readonly mails: readonly NewMail[]
}

/**
 * The mark is read before the rest is asked for: reads side by side are answered in no order. So an edit that comes between moves
 * the mark.
 */
export async function prepare(
  db: TenantDb,
  caller: Caller,
  period: PlannedPeriod,
  now: Instant,
): Promise<PreparedPlan> {
  const { planningUnitId, periodFrom: from, periodTo: to } = period
  const mark = await markOf(db, period)
  const drafts = await shiftsOf(db, { units: [planningUnitId], from, to, states: ['draft'] })
  const members = [...new Set(drafts.flatMap(({ membershipId }) => membershipId ?? []))]
  if (members.length === 0) return { mark, drafts, violations: [], mails: [] }
  const today = planningDay(caller, now)
  const [{ facts, settings }, mails] = await Promise.all([
    loadCheck(
      db,
      { timeZone: caller.organisation.timeZone, today },
      { members, units: [planningUnitId], from, to },
    ),
    mailsFor(db, 'published', toldMembers(period, drafts)),
  ])
  const wanted = drafts.map(shift => asTold(shift, from))
  const violations = (await pieceByPiece(checkEach(facts, wanted, settings))).flat()
  return { mark, drafts, violations, mails }
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
 * Whether a plan that was prepared may be published as it is: its shifts are the same, and payroll has taken none of their days
 * since. What else it was checked for is as of when it was prepared, a moment ago.
 */
export const holdsStill = (
  { mark, drafts }: PreparedPlan,
  { count, changedAt }: PlanMark,
  locks: MemberLocks,
): boolean =>
  mark.count === count &&
  mark.changedAt === changedAt &&
  !drafts.some(
    ({ membershipId, workDate }) => membershipId !== null && locks.cover(membershipId, workDate) === true,
  )

export const memberIds = (shifts: readonly ShiftRecord[]): Id[] => [
  ...new Set(shifts.flatMap(({ membershipId }) => membershipId ?? [])),
]
