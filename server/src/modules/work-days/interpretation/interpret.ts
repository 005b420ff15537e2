import { dayClock } from '../../../platform/vocabulary/local-time.ts'
import { baseLines } from './base-lines.ts'
import { compensationTerms } from './compensation-terms.ts'
import { creditLines } from './credit-lines.ts'
import type { DayFacts, InterpretedDay } from './day.ts'
import { flexLines, flexTerms, flexWarnings } from './flex.ts'
import { outsideLines } from './outside-lines.ts'
import { sundayLines, timeOfDayLines } from './premium-lines.ts'
import { recordedTime } from './recorded-time.ts'
import { targetMinutes } from './target.ts'
import { dayWarnings } from './warnings.ts'
import { minutesOf } from './work-piece.ts'
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
  const credits = creditLines(facts, target, recorded, clock)
  const creditedMinutes = credits.reduce((sum, { minutes }) => sum + minutes, 0)
  const workedMinutes = minutesOf(pieces)
  const workedToTarget = minutesOf(pieces.filter(({ entryType }) => entryType.countsToTarget))
  const flexDay = { countedMinutes: workedToTarget + creditedMinutes, targetMinutes: target }

  const base = baseLines(pieces, model, workDate, clock)
  const surplus = base.filter(({ kind }) => kind !== 'normal')
  return {
    frame: {
      startMinutes: frame ? clock.clockAt(frame.from, 'start') : 0,
      endMinutes: frame ? clock.clockAt(frame.to, 'end') : 0,
      breakMinutes: worked.breakMinutes,
      workedMinutes,
      creditedMinutes,
      expectedTargetMinutes: target,
    },
    interpretation: {
      targetMinutes: target,
      workedMinutes,
      creditedMinutes,
      deviationMinutes: model.kind === 'hours_only' ? 0 : flexDay.countedMinutes - target,
      lines: [
        ...base,
        ...timeOfDayLines(pieces, model, clock),
        ...sundayLines(pieces, facts, clock),
        ...outsideLines(recorded, pieces, clock),
        ...credits,
        ...flexLines(model, flexDay, clock),
      ],
      balanceTerms: [...flexTerms(model, flexDay), ...compensationTerms(surplus, model.overtimeCompensation)],
      warnings: [...dayWarnings(facts, recorded, worked, clock), ...flexWarnings(model, flexDay)],
    },
  }
}
