import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { WorktimeModelVersion } from './day.ts'
import type { LineWhy } from './line.ts'
import { minutesOf, type WorkPiece } from './work-piece.ts'

type Paid = 'entryType' | 'multiplierBp'
type WithoutPay<W extends LineWhy> = W extends { readonly code: `normal_${string}` }
  ? { readonly code: W['code']; readonly values: Omit<W['values'], Paid> }
  : never

/** Why worked minutes are normal, but for what is paid for them. */
export type NormalWhy = WithoutPay<LineWhy>

/** The worked minutes of a day are normal up to the first limit, then additional, then overtime at +50 %, then at +100 %. */
export interface DailyLimits {
  readonly normalUntil: number
  readonly additionalUntil: number
  readonly firstTierUntil: number
  /** Why the normal minutes are normal. */
  readonly because: NormalWhy
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
      return noLimits({ code: 'normal_period_work', values: {} })
    default:
      return agreedLimits(model, workDate, minutesOf(pieces))
  }
}

/** What the worker does of their own accord is flex however long it gets; only ordered work, counted after it, passes the limits. */
function flexLimits(model: WorktimeModelVersion, pieces: readonly WorkPiece[]): DailyLimits {
  const ownAccord = minutesOf(pieces.filter(({ entryType }) => entryType.countsToTarget))
  return limitsFrom(model, ownAccord, { code: 'normal_flexitime', values: {} })
}

function agreedLimits(model: WorktimeModelVersion, workDate: PlainDate, workedMinutes: number): DailyLimits {
  const agreed = agreedMinutes(model, workDate)
  const tolerated = toleratedMinutes(model, workDate, workedMinutes)
  if (tolerated > 0)
    return noLimits({
      code: 'normal_within_tolerance',
      values: {
        agreedMinutes: agreed,
        surplusMinutes: tolerated,
        toleranceMinutes: model.toleranceMinutes.over,
      },
    })
  return limitsFrom(model, agreed, { code: 'normal_within_agreed', values: { agreedMinutes: agreed } })
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

function limitsFrom(model: WorktimeModelVersion, normalUntil: number, because: NormalWhy): DailyLimits {
  const additionalUntil = Math.max(normalUntil, model.dailyOvertimeAfterMinutes)
  return {
    normalUntil,
    additionalUntil,
    firstTierUntil: additionalUntil + model.overtimeFirstTierMinutes,
    because,
  }
}

const noLimits = (because: NormalWhy): DailyLimits => ({
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
