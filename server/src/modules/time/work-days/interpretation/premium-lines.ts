import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type DayClock, MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { SUNDAY, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { type Interval, overlap, union, windowOn } from './intervals.ts'
import type { DayFacts, Holiday, InterpretationLine, PremiumLineKind, WorktimeModelVersion } from './day.ts'
import { type LineWhy, lineOf, overtimeRuleOf } from './line.ts'
import { minutesOf, type WorkPiece } from './work-piece.ts'

/** A work date reaches into the following date, and the night before ends in its morning. */
const reachedDates = [-1, 0, 1]

export type PremiumLine = InterpretationLine & { readonly kind: PremiumLineKind }

/** Evening and night work by the model's windows; minutes without a place in time are in no window. */
export function timeOfDayLines(
  pieces: readonly WorkPiece[],
  model: WorktimeModelVersion,
  clock: DayClock,
): PremiumLine[] {
  const windows = [
    { kind: 'evening', window: model.evening },
    { kind: 'night', window: model.night },
  ] as const
  const rule = overtimeRuleOf(model)
  return windows.flatMap(({ kind, window }) => {
    if (!window) return []
    const { premiumBp, fromMinutes: windowFromMinutes, toMinutes: windowToMinutes } = window
    const why = {
      code: `${kind}_work`,
      values: { windowFromMinutes, windowToMinutes, premiumBp },
    } as const
    return reachedDates
      .flatMap(datesLater => placedWithin(pieces, windowOn(window, datesLater, clock)))
      .map(at => lineOf(clock, { kind, minutes: at.to - at.from, at, creditBp: premiumBp, rule, why }))
  })
}

/**
 * Sunday work: +100 % on Sundays, church holidays, Independence Day and May Day (Working Time Act 20 §), once
 * where they coincide, from midnight to midnight. Minutes without a place in time belong to the work date.
 */
export function sundayLines(pieces: readonly WorkPiece[], facts: DayFacts, clock: DayClock): PremiumLine[] {
  const { model, workDate } = facts
  const premiumBp = model.sundayPremiumBp
  if (premiumBp === 0) return []
  const rule = overtimeRuleOf(model)

  const dates = [
    { date: workDate, holiday: facts.holiday, fromMinutes: 0, unplaced: pieces.filter(({ at }) => !at) },
    { date: addDays(workDate, 1), holiday: facts.nextDayHoliday, fromMinutes: MINUTES_PER_DAY, unplaced: [] },
  ]
  return dates.flatMap(({ date, holiday, fromMinutes, unplaced }) => {
    const paid = paidAsSunday(date, holiday)
    if (!paid) return []
    const why: LineWhy =
      paid.kind === 'sunday'
        ? { code: 'sunday_work', values: { date, premiumBp } }
        : { code: 'holiday_work', values: { holiday: paid.name, date, premiumBp } }
    const line = (at: Interval | null, minutes: number) =>
      lineOf(clock, { kind: paid.kind, minutes, at, creditBp: premiumBp, rule, why })

    const wholeDate = {
      from: clock.elapsedAt(fromMinutes),
      to: clock.elapsedAt(fromMinutes + MINUTES_PER_DAY),
    }
    const placed = placedWithin(pieces, wholeDate).map(at => line(at, at.to - at.from))
    return unplaced.length > 0 ? [...placed, line(null, minutesOf(unplaced))] : placed
  })
}

function paidAsSunday(
  date: PlainDate,
  holiday: Holiday | null,
): { kind: 'sunday' } | { kind: 'holiday'; name: Holiday['name'] } | null {
  if (holiday?.kind === 'public') return { kind: 'holiday', name: holiday.name }
  return weekdayOf(date) === SUNDAY ? { kind: 'sunday' } : null
}

const placedWithin = (pieces: readonly WorkPiece[], interval: Interval): Interval[] =>
  union(pieces.flatMap(({ at }) => (at && overlap(at, interval)) ?? []))
