import { typeValues } from '../../../../platform/contract/reasons.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { type Interval, overlap, windowOn, without } from './intervals.ts'
import { type DailyLimits, dailyLimits } from './daily-limits.ts'
import type { BaseLineKind, InterpretationLine, WorktimeModelVersion } from './day.ts'
import { type LineWhy, lineOf, overtimeRuleOf } from './line.ts'
import { byPlace, joinPieces, placedPiece, slicePieces, type WorkPiece } from './work-piece.ts'

/** What overtime adds to plain pay (Working Time Act 20 §); normal and additional work are plain. */
export const overtimePremiumBp: Readonly<Record<BaseLineKind, number>> = {
  normal: 0,
  additional: 0,
  overtime_50: 5000,
  overtime_100: 10000,
}

export type BaseLine = InterpretationLine & { readonly kind: BaseLineKind }

/** The worked time, each minute on exactly one line, in order of time; minutes without a place last. */
export function baseLines(
  pieces: readonly WorkPiece[],
  model: WorktimeModelVersion,
  workDate: PlainDate,
  clock: DayClock,
): BaseLine[] {
  const limits = dailyLimits(model, workDate, pieces)
  const counted = inCountingOrder(pieces, model, clock)
  const { normalUntil, additionalUntil, firstTierUntil } = limits
  const tiers: readonly (readonly [BaseLineKind, WorkPiece[]])[] = [
    ['normal', slicePieces(counted, 0, normalUntil)],
    ['additional', slicePieces(counted, normalUntil, additionalUntil)],
    ['overtime_50', slicePieces(counted, additionalUntil, firstTierUntil)],
    ['overtime_100', slicePieces(counted, firstTierUntil, Number.POSITIVE_INFINITY)],
  ]
  return tiers
    .flatMap(([kind, tier]) => joinPieces(tier).map(piece => ({ kind, piece })))
    .sort((a, b) => byPlace(a.piece, b.piece))
    .map(({ kind, piece }) =>
      lineOf(clock, {
        kind,
        minutes: piece.minutes,
        at: piece.at,
        creditBp: piece.entryType.multiplierBp + overtimePremiumBp[kind],
        compensation: kind === 'normal' ? 'paid' : model.overtimeCompensation,
        rule: kind === 'normal' || kind === 'additional' ? model : overtimeRuleOf(model),
        why: reason(kind, piece, limits, model),
      }),
    )
}

/**
 * The order in which minutes use up the limits: time order, but ordered work after flexitime, and work outside the
 * agreed schedule after work inside it.
 */
function inCountingOrder(
  pieces: readonly WorkPiece[],
  model: WorktimeModelVersion,
  clock: DayClock,
): WorkPiece[] {
  const schedule = model.schedule && windowOn(model.schedule, 0, clock)
  const [inside, outside] = schedule ? splitAtSchedule(pieces, schedule) : [pieces, []]
  const counted = [...inside, ...outside]
  if (model.kind !== 'flex') return counted
  return [
    ...counted.filter(({ entryType }) => entryType.countsToTarget),
    ...counted.filter(({ entryType }) => !entryType.countsToTarget),
  ]
}

function splitAtSchedule(
  pieces: readonly WorkPiece[],
  schedule: Interval,
): readonly [WorkPiece[], WorkPiece[]] {
  const inside = pieces.flatMap(piece => {
    const at = piece.at && overlap(piece.at, schedule)
    return at ? [placedPiece(piece.entryType, at)] : []
  })
  const outside = pieces.flatMap(piece =>
    piece.at ? without(piece.at, [schedule]).map(at => placedPiece(piece.entryType, at)) : [piece],
  )
  return [inside, outside]
}

function reason(
  kind: BaseLineKind,
  { entryType }: WorkPiece,
  { normalUntil, additionalUntil, because }: DailyLimits,
  { overtimeFirstTierMinutes }: WorktimeModelVersion,
): LineWhy {
  const { multiplierBp } = entryType
  const pay = {
    ...typeValues('entryType', entryType),
    multiplierBp: multiplierBp === 10000 ? null : multiplierBp,
  }
  const overtime = {
    ...pay,
    afterMinutes: additionalUntil,
    firstMinutes: overtimeFirstTierMinutes,
    premiumBp: overtimePremiumBp[kind],
  }
  switch (kind) {
    case 'normal':
      return { code: because.code, values: { ...pay, ...because.values } } as LineWhy
    case 'additional':
      return {
        code: 'additional_work',
        values: { ...pay, normalUntilMinutes: normalUntil, additionalUntilMinutes: additionalUntil },
      }
    case 'overtime_50':
      return { code: 'daily_overtime_first_hours', values: overtime }
    case 'overtime_100':
      return { code: 'daily_overtime_further_hours', values: overtime }
  }
}
