import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thresholdOvertimeOf } from '../../overtime-of-stretch.ts'
import { isAbsentDay } from '../../absent-day.ts'
import type { DayFacts, InterpretedDay } from '../../day.ts'
import { interpretDay } from '../../interpret.ts'
import { stretchOf } from '../../stretch.ts'
import type { ThresholdOvertimeLine } from '../../threshold-overtime.ts'
import { dateAfter, holidayOn } from './calendar.ts'
import { DAYS_OF_MEMBER, members, type RandomMember } from './random-members.ts'
import { type SimulatedDay, simulateDay } from './simulated-day.ts'
import {
  type DayInStretch,
  periodLength,
  type SimulatedOvertime,
  simulatePeriod,
  simulatePeriodDates,
  simulateWeek,
  weekDates,
} from './simulated-stretch.ts'

const days = Number(process.env.KONTTORI_AGREEMENT_DAYS ?? 25_000)
const seed =
  process.env.KONTTORI_AGREEMENT_SEED === undefined
    ? {}
    : { seed: Number(process.env.KONTTORI_AGREEMENT_SEED) }

const comparedWarnings = new Set([
  'break_below_minimum',
  'break_outside_work',
  'flex_daily_limit_exceeded',
  'work_on_credited_day',
])

const numbersOf = ({ frame, interpretation }: InterpretedDay) => ({
  ...frame,
  targetMinutes: interpretation.targetMinutes,
  worked: interpretation.workedMinutes,
  credited: interpretation.creditedMinutes,
  deviationMinutes: interpretation.deviationMinutes,
  lines: interpretation.lines
    .map(({ explanation: _, rule, ...line }) => textOf({ ...line, versionId: rule.versionId }))
    .sort(),
  moved: Object.fromEntries(
    interpretation.balanceTerms.map(({ accountKind, minutes }) => [accountKind, minutes]),
  ),
  warnings: interpretation.warnings
    .map(({ code }) => code)
    .filter(code => comparedWarnings.has(code))
    .sort(),
})

const simulatedNumbers = ({ frame, deviationMinutes, lines, moved, warnings }: SimulatedDay) => ({
  ...frame,
  targetMinutes: frame.expectedTargetMinutes,
  worked: frame.workedMinutes,
  credited: frame.creditedMinutes,
  deviationMinutes,
  lines: lines.map(textOf).sort(),
  moved,
  warnings: [...warnings].sort(),
})

const textOf = (line: SimulatedDay['lines'][number]): string => {
  const place = line.fromMinutes === undefined ? '' : ` ${line.fromMinutes}–${line.toMinutes}`
  return `${line.kind} ${line.minutes}${place} ${line.creditBp} ${line.compensation} ${line.versionId}`
}

/** One row for each date, kind, rule, and plain minutes replaced. */
function overtimeTexts(lines: readonly (ThresholdOvertimeLine | SimulatedOvertime)[]): string[] {
  const minutes = new Map<string, number>()
  for (const line of lines) {
    const by = 'rule' in line ? line.rule.versionId : line.versionId
    const key = `${line.workDate} ${line.kind} of ${line.replaces} ${line.creditBp} ${line.compensation} ${by}`
    minutes.set(key, (minutes.get(key) ?? 0) + line.minutes)
  }
  return [...minutes].map(([key, sum]) => `${key}: ${sum}`).sort()
}

interface Interpreted extends DayInStretch {
  readonly own: InterpretedDay
}

function interpretedDays(member: RandomMember): Interpreted[] {
  return member.days.map(({ entries, dayType, plannedMinutes }, index) => {
    const workDate = dateAfter(member.monday, index)
    const employed = member.employed[0] <= index && index < member.employed[1]
    const facts: DayFacts = {
      workDate,
      timeZone: member.timeZone,
      entries,
      employed,
      model: member.models[index < member.movesOnDay ? 0 : 1],
      dayType: employed ? dayType : null,
      holiday: employed ? holidayOn(workDate) : null,
      nextDayHoliday: holidayOn(dateAfter(workDate, 1)),
      plannedMinutes,
    }
    return { facts, day: simulateDay(facts), own: interpretDay(facts) }
  })
}

function checkStretches(member: RandomMember, all: readonly Interpreted[]): void {
  const on = new Map(all.map(day => [day.facts.workDate, day]))
  const first = dateAfter(member.monday, member.employed[0])
  const end = dateAfter(member.monday, member.employed[1])
  const modelOn = (date: string) => {
    if (date < first || date >= end) return null
    return member.models[date < dateAfter(member.monday, member.movesOnDay) ? 0 : 1]
  }
  const worked = all.filter(({ facts }) => modelOn(facts.workDate) !== null)
  const frozen = worked.map(({ facts, own: { interpretation } }) => {
    const { lines } = interpretation
    return { ...facts, lines, absent: isAbsentDay({ ...facts, lines }) }
  })
  for (const { facts } of worked) {
    const stretch = stretchOf(facts.workDate, modelOn)
    const isPeriod = facts.model.kind === 'period'
    const dates = isPeriod ? simulatePeriodDates(facts.workDate, modelOn) : weekDates(facts.workDate)
    expectSame([stretch.from, stretch.to], [dates[0], dates.at(-1)])
    // Each stretch once.
    if (facts.workDate !== stretch.to && dateAfter(facts.workDate, 1) < end) continue
    const within = dates.flatMap(date => (modelOn(date) === null ? [] : (on.get(date) ?? [])))
    const simulated = isPeriod
      ? simulatePeriod(within, dates.length < periodLength(facts.model))
      : simulateWeek(within)
    expectSame(overtimeTexts(thresholdOvertimeOf(stretch, frozen).lines), overtimeTexts(simulated))
  }
}

/** Compares texts first, which is much faster than what tells the difference. */
function expectSame(own: object, simulated: object): void {
  if (JSON.stringify(own) !== JSON.stringify(simulated)) expect(own).toEqual(simulated)
}

describe('a second interpreter, written from the law and the fields of a model', () => {
  it(`agrees on ${days} random days and their weeks and periods`, () => {
    fc.assert(
      fc.property(members, member => {
        const all = interpretedDays(member)
        for (const { own, day } of all) expectSame(numbersOf(own), simulatedNumbers(day))
        checkStretches(member, all)
      }),
      { numRuns: Math.ceil(days / DAYS_OF_MEMBER), ...seed },
    )
  })
})
