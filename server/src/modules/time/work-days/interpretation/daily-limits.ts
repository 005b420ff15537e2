import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { WorktimeModelVersion } from './day.ts'
import { minutesOf, type WorkPiece } from './work-piece.ts'

/** The worked minutes of a day are normal up to the first limit, then additional, then overtime at +50 %, then at +100 %. */
export interface DailyLimits {
  readonly normalUntil: number
  readonly additionalUntil: number
  readonly firstTierUntil: number
  /** Why the normal minutes are normal, to be read after "normal". */
  readonly because: string
}

export function dailyLimits(
  model: WorktimeModelVersion,
  workDate: PlainDate,
  pieces: readonly WorkPiece[],
): DailyLimits {
  switch (model.kind) {
    case 'flex':
      return flexLimits(model, pieces)
    case 'period':
      return noLimits('as overtime of period work is found per period')
    default:
      return agreedLimits(model, workDate, minutesOf(pieces))
  }
}

/** What the worker does of their own accord is flex however long it gets; only ordered work, counted after it, passes the limits. */
function flexLimits(model: WorktimeModelVersion, pieces: readonly WorkPiece[]): DailyLimits {
  const ownAccord = minutesOf(pieces.filter(({ entryType }) => entryType.countsToTarget))
  return limitsFrom(model, ownAccord, 'as flexitime counts hour for hour')
}

function agreedLimits(model: WorktimeModelVersion, workDate: PlainDate, workedMinutes: number): DailyLimits {
  const agreed = agreedMinutes(model, workDate)
  const tolerated = toleratedMinutes(model, workDate, workedMinutes)
  if (tolerated > 0)
    return noLimits(
      `as the day is ${tolerated} min above the agreed ${agreed} min, within the tolerance of ${model.toleranceMinutes.over} min`,
    )
  return limitsFrom(model, agreed, `within the agreed ${agreed} min of the day`)
}

/** Worked minutes above the agreed day that are none of additional work and overtime, weekly neither; flexitime is measured by its target. */
export function toleratedMinutes(
  model: WorktimeModelVersion,
  workDate: PlainDate,
  workedMinutes: number,
): number {
  if (model.kind === 'flex' || model.kind === 'period') return 0
  const surplus = workedMinutes - agreedMinutes(model, workDate)
  return surplus > 0 && beyondTolerance(model, surplus) === 0 ? surplus : 0
}

/** Under fixed hours a weekday without target is a day off, so all work on it is additional; a holiday changes the target, not what is agreed. */
function agreedMinutes(model: WorktimeModelVersion, workDate: PlainDate): number {
  const weekdayTarget = model.dayTargets[weekdayOf(workDate) - 1] ?? 0
  if (model.kind === 'fixed' && weekdayTarget === 0) return 0
  const byPattern = weekdayTarget > 0 ? weekdayTarget : model.dailyOvertimeAfterMinutes
  return Math.min(model.agreedDailyMinutes ?? byPattern, model.dailyOvertimeAfterMinutes)
}

function limitsFrom(model: WorktimeModelVersion, normalUntil: number, because: string): DailyLimits {
  const additionalUntil = Math.max(normalUntil, model.dailyOvertimeAfterMinutes)
  return {
    normalUntil,
    additionalUntil,
    firstTierUntil: additionalUntil + model.overtimeFirstTierMinutes,
    because,
  }
}

const noLimits = (because: string): DailyLimits => ({
  normalUntil: Number.POSITIVE_INFINITY,
  additionalUntil: Number.POSITIVE_INFINITY,
  firstTierUntil: Number.POSITIVE_INFINITY,
  because,
})

/**
 * How far a day is from what it is measured by: nothing within the tolerance, for such a day counts as exactly on time, and
 * beyond it the whole difference.
 */
export function beyondTolerance(
  { toleranceMinutes: { over, under } }: Pick<WorktimeModelVersion, 'toleranceMinutes'>,
  difference: number,
): number {
  return difference > over || difference < -under ? difference : 0
}
