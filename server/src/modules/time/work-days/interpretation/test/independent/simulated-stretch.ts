import type { DayFacts, OvertimeCompensation } from '../../day.ts'
import { dateAfter, weekday } from './calendar.ts'
import type { SimulatedDay } from './simulated-day.ts'
import type { SimulatedLine } from './simulated-lines.ts'
import { agreedDay, overtimeVersion } from './simulated-work.ts'

export interface DayInStretch {
  readonly facts: DayFacts
  readonly day: SimulatedDay
}

/** Overtime minutes of one date that replace plain minutes of one kind and worth. */
export interface SimulatedOvertime {
  readonly workDate: string
  readonly kind: 'additional' | 'overtime_50' | 'overtime_100'
  readonly replaces: string
  readonly creditBp: number
  readonly compensation: OvertimeCompensation
  readonly versionId: string
  readonly minutes: number
}

type Model = DayFacts['model']

interface Limits {
  readonly after: number
  readonly firstTier: number
  /** The hours of the contract; 0 for none. */
  readonly contract: number
}

/** Weekly overtime of the days of a week; period-based work has none. */
export function simulateWeek(days: readonly DayInStretch[]): SimulatedOvertime[] {
  const own = days.filter(({ facts }) => facts.model.kind !== 'period')
  const last = own.at(-1)?.facts.model
  if (!last || last.weeklyOvertimeAfterMinutes === null) return []
  return overtime(own, {
    after: last.weeklyOvertimeAfterMinutes,
    firstTier: last.weeklyFirstTierMinutes ?? Number.MAX_SAFE_INTEGER,
    contract: last.kind === 'fixed' || last.kind === 'flex' ? 0 : last.weeklyMinutes,
  })
}

/**
 * Overtime of a period: of the whole one by its limit, of one broken off by the average of the days that were worked. A day
 * away from work, on holiday or ill, breaks it off as the end of the employment does.
 */
export function simulatePeriod(days: readonly DayInStretch[], brokenOff: boolean): SimulatedOvertime[] {
  const own = days.filter(({ facts }) => facts.model.kind === 'period')
  const last = own.at(-1)?.facts.model
  if (!last) return []
  if (brokenOff || own.some(isAway)) {
    const worked = own.filter(one => countedMinutes(one) > 0).length
    return overtime(own, {
      after: worked * last.dailyOvertimeAfterMinutes,
      firstTier: worked * last.overtimeFirstTierMinutes,
      contract: Math.floor(worked * (last.weeklyMinutes / 5) + 0.5),
    })
  }
  return overtime(own, {
    after: last.periodOvertimeAfterMinutes ?? Number.MAX_SAFE_INTEGER,
    firstTier: last.periodFirstTierMinutes ?? Number.MAX_SAFE_INTEGER,
    contract: (periodLength(last) / 7) * last.weeklyMinutes,
  })
}

/** Away on a whole day: by what the day is, unless that counts as work, or by entries with no work beside them. */
function isAway({ facts: { dayType, entries }, day }: DayInStretch): boolean {
  if (dayType && !dayType.countsAsWorked) return true
  const away = entries.some(({ entryType, startMinutes, endMinutes, durationMinutes }) => {
    const minutes = durationMinutes ?? (endMinutes ?? 0) - (startMinutes ?? 0)
    return entryType.category === 'absence' && minutes > 0
  })
  return away && day.frame.workedMinutes === 0
}

/** Walks the dates of a period by hand: which of them, around a date, are worked by it. */
export function simulatePeriodDates(
  date: string,
  modelOn: (date: string) => Model | null,
): readonly string[] {
  const model = modelOn(date)
  if (model?.kind !== 'period') return []
  const whole = periodDates(model, date)
  const same = (other: string) => {
    const there = modelOn(other)
    if (there?.kind !== 'period') return false
    const itsDates = periodDates(there, other)
    return itsDates[0] === whole[0] && itsDates.length === whole.length
  }
  const dates = [date]
  for (let next = dateAfter(date, -1); whole.includes(next) && same(next); next = dateAfter(next, -1))
    dates.unshift(next)
  for (let next = dateAfter(date, 1); whole.includes(next) && same(next); next = dateAfter(next, 1))
    dates.push(next)
  return dates
}

export const periodLength = (model: Model): number => 7 * (model.periodWeeks ?? 0)

const found = new Map<string, readonly string[]>()

/** Steps from the first period to the one that holds the date. */
function periodDates(model: Model, date: string): readonly string[] {
  const key = `${model.periodStartsOn} ${model.periodWeeks} ${date}`
  const known = found.get(key)
  if (known) return known
  const length = periodLength(model)
  let first = model.periodStartsOn ?? ''
  while (first > date) first = dateAfter(first, -length)
  while (dateAfter(first, length) <= date) first = dateAfter(first, length)
  const dates = Array.from({ length }, (_, index) => dateAfter(first, index))
  found.set(key, dates)
  return dates
}

export const weekDates = (date: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dateAfter(date, index - weekday(date)))

const isPlain = ({ kind }: SimulatedLine): boolean => kind === 'normal' || kind === 'additional'

const plainMinutes = ({ day }: DayInStretch): number =>
  day.lines.filter(isPlain).reduce((sum, { minutes }) => sum + minutes, 0)

/** Plain work, but not what the tolerance overlooks, and credits that count as worked. */
function countedMinutes(one: DayInStretch): number {
  const { dayType } = one.facts
  const credited = one.day.lines
    .filter(
      ({ kind, versionId }) =>
        dayType?.countsAsWorked && kind === 'credit' && versionId === dayType.versionId,
    )
    .reduce((sum, { minutes }) => sum + minutes, 0)
  return plainMinutes(one) - overlooked(one) + credited
}

function overlooked({ facts, day }: DayInStretch): number {
  const { model, workDate } = facts
  if (model.kind === 'flex' || model.kind === 'period') return 0
  const above = (day.frame.workedMinutes ?? 0) - agreedDay(model, workDate)
  return above > 0 && above <= model.toleranceMinutes.over ? above : 0
}

function overtime(
  days: readonly DayInStretch[],
  { after, firstTier, contract }: Limits,
): SimulatedOvertime[] {
  const minutes = days.flatMap(({ facts, day }) =>
    inTheirOrder(day.lines.filter(isPlain))
      .filter(({ kind }) => facts.model.kind !== 'flex' || kind === 'additional')
      .flatMap(line => Array.from({ length: line.minutes }, () => ({ facts, line }))),
  )
  const possible = minutes.length - days.reduce((sum, one) => sum + overlooked(one), 0)
  const above = days.reduce((sum, one) => sum + countedMinutes(one), 0) - after
  const count = Math.min(Math.max(0, above), possible)
  const found = new Map<string, SimulatedOvertime>()
  const add = ({ facts, line }: (typeof minutes)[number], kind: SimulatedOvertime['kind']) => {
    const minute = {
      workDate: facts.workDate,
      kind,
      replaces: line.kind,
      creditBp: line.creditBp + { additional: 0, overtime_50: 5000, overtime_100: 10_000 }[kind],
      compensation: facts.model.overtimeCompensation,
      versionId: kind === 'additional' ? facts.model.versionId : overtimeVersion(facts.model),
    }
    const key = JSON.stringify(minute)
    found.set(key, { ...minute, minutes: (found.get(key)?.minutes ?? 0) + 1 })
  }
  for (const [index, minute] of minutes.slice(minutes.length - count).entries())
    add(minute, index < firstTier ? 'overtime_50' : 'overtime_100')
  if (contract > 0 && contract < after) {
    const rest = minutes.slice(0, minutes.length - count)
    for (const minute of aboveContract(days, rest, contract)) add(minute, 'additional')
  }
  return [...found.values()]
}

/** Of the plain minutes of days whose length nobody agreed on, the last ones beyond the hours of the contract. */
function aboveContract<M extends { readonly facts: DayFacts; readonly line: SimulatedLine }>(
  days: readonly DayInStretch[],
  minutes: readonly M[],
  contract: number,
): M[] {
  const counts = ({ model }: DayFacts) => model.kind !== 'fixed' && model.kind !== 'flex'
  const own = days.filter(({ facts }) => counts(facts))
  const normal = minutes.filter(({ facts, line }) => counts(facts) && line.kind === 'normal')
  const possible = normal.length - own.reduce((sum, one) => sum + overlooked(one), 0)
  const credits = own.reduce((sum, one) => sum + countedMinutes(one) - plainMinutes(one) + overlooked(one), 0)
  const count = Math.min(possible, possible + credits - contract)
  return count > 0 ? normal.slice(normal.length - count) : []
}

/** As the day went; what has no place in it comes last. */
const inTheirOrder = (lines: readonly SimulatedLine[]): SimulatedLine[] =>
  [...lines].sort((a, b) => (a.startsAt ?? Number.MAX_SAFE_INTEGER) - (b.startsAt ?? Number.MAX_SAFE_INTEGER))
