import { typeValues } from '../../../../platform/contract/reasons.ts'
import { dayClock, type DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { balanceTermsOf } from './balance-terms.ts'
import { baseLines } from './base-lines.ts'
import { absenceLines, creditLines } from './credit-lines.ts'
import { beyondTolerance } from './daily-limits.ts'
import type { DayFacts, InterpretedDay, EntryTypeVersion, InterpretationLine } from './day.ts'
import { flexTerms, flexWarnings } from './flex.ts'
import { type Interval, lengthOf, without } from './intervals.ts'
import { lineOf } from './line.ts'
import { sundayLines, timeOfDayLines } from './premium-lines.ts'
import { isWorkingTime, recordedTime, type RecordedTime } from './recorded-time.ts'
import { targetMinutes } from './target.ts'
import { dayWarnings } from './warnings.ts'
import { minutesOf, type WorkPiece } from './work-piece.ts'
import { workedTime } from './worked-time.ts'

/**
 * What a work day is worth: its frame, and every minute on a line that names the rule version behind it.
 *
 * Minutes are real time: a night shift into winter time is an hour longer than the clock says. Base lines
 * (`normal`, `additional`, `overtime_…`) add up to the worked minutes; premium lines lie on top of them. Weekly and period
 * overtime need more than one day, see `week.ts` and `period.ts`.
 *
 * Never throws for entries within 0 to 2880, a calendar date and an IANA zone.
 */
export function interpretDay(facts: DayFacts): InterpretedDay {
  const { model, workDate } = facts
  const clock = dayClock(workDate, facts.timeZone)
  const recorded = recordedTime(facts.entries, model, clock)
  const worked = workedTime(recorded, model)
  const { pieces, frame } = worked

  const target = targetMinutes(facts)
  const workedMinutes = minutesOf(pieces)
  const workedToTarget = minutesOf(pieces.filter(({ entryType }) => entryType.countsToTarget))
  const credits = creditLines(facts, { target, workedToTarget }, recorded, clock)
  const creditedMinutes = credits.reduce((sum, { minutes }) => sum + minutes, 0)
  const countedMinutes = workedToTarget + creditedMinutes
  const deviationMinutes = model.kind === 'hours_only' ? 0 : beyondTolerance(model, countedMinutes - target)
  const flexDay = { countedMinutes, targetMinutes: target, deviationMinutes }

  const base = baseLines(pieces, model, workDate, clock)
  return {
    frame: {
      startMinutes: frame ? clock.clockAt(frame.from, 'start') : 0,
      endMinutes: frame ? clock.clockAt(frame.to, 'end') : 0,
      breakMinutes: worked.breakMinutes,
      gapMinutes: worked.gapMinutes,
      workedMinutes,
      creditedMinutes,
      expectedTargetMinutes: target,
    },
    interpretation: {
      targetMinutes: target,
      workedMinutes,
      creditedMinutes,
      deviationMinutes,
      lines: [
        ...base,
        ...timeOfDayLines(pieces, model, clock),
        ...sundayLines(pieces, facts, clock),
        ...outsideLines(recorded, pieces, clock),
        ...credits,
        ...absenceLines(facts, flexDay, recorded, clock),
      ],
      balanceTerms: [...flexTerms(model, flexDay), ...balanceTermsOf(base)],
      warnings: [...dayWarnings(facts, recorded, worked, clock), ...flexWarnings(model, flexDay)],
    },
  }
}

/**
 * On-call and travel time that is no working time (Working Time Act 3 § and 4 §), by the entry type's own
 * multiplier. A call-out is work, not on call, so worked minutes are taken out.
 */
function outsideLines(
  { placed, unplaced }: RecordedTime,
  pieces: readonly WorkPiece[],
  clock: DayClock,
): InterpretationLine[] {
  const worked = pieces.flatMap(({ at }) => at ?? [])
  return [
    ...placed.flatMap(({ entryType, at }) =>
      without(at, worked).flatMap(free => outsideLine(entryType, lengthOf(free), free, clock)),
    ),
    ...unplaced.flatMap(({ entryType, minutes }) => outsideLine(entryType, minutes, null, clock)),
  ]
}

function outsideLine(
  entryType: EntryTypeVersion,
  minutes: number,
  at: Interval | null,
  clock: DayClock,
): InterpretationLine[] {
  const kind = entryType.category
  if ((kind !== 'standby' && kind !== 'travel') || isWorkingTime(entryType)) return []
  const { multiplierBp } = entryType
  const values = { ...typeValues('entryType', entryType), multiplierBp }
  const why = { code: `${kind}_outside_work`, values } as const
  return [lineOf(clock, { kind, minutes, at, creditBp: multiplierBp, rule: entryType, why })]
}
