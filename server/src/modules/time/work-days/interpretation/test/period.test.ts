import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysInRange } from '../../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import { thresholdOvertimeOf } from '../overtime-of-stretch.ts'
import type { WorktimeModelVersion } from '../day.ts'
import { periodStretchOf, type Stretch, stretchOf } from '../stretch.ts'
import type { ThresholdOvertime } from '../threshold-overtime.ts'
import { dayOf, dayType, doctor, duration, holiday, model, span, unpaidLeave, work } from './example-day.ts'
import { said, sentence } from './said.ts'

const MONDAY = '2026-03-02'

const periodOf = (periodWeeks: number, rest: Partial<WorktimeModelVersion> = {}) =>
  model('period', {
    dayTargets: [0, 0, 0, 0, 0, 0, 0],
    periodWeeks,
    periodStartsOn: MONDAY,
    periodOvertimeAfterMinutes: 2400 * periodWeeks,
    periodFirstTierMinutes: 360 * periodWeeks,
    ...rest,
  })
const twoWeeks = periodOf(2)
const threeWeeks = periodOf(3)

const shifts = (version: WorktimeModelVersion, count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) =>
    dayOf({ workDate: addDays(MONDAY, index), model: version, entries: [duration(work, minutes)] }),
  )

const wholeOf = (version: WorktimeModelVersion): Stretch => stretchOf(MONDAY, () => version)
const brokenOffOf = (version: WorktimeModelVersion, to: string): Stretch =>
  stretchOf(MONDAY, date => (date <= to ? version : null))

const byKind = ({ lines }: ThresholdOvertime) =>
  lines.reduce<Partial<Record<(typeof lines)[number]['kind'], number>>>(
    (totals, { kind, minutes }) => ({ ...totals, [kind]: (totals[kind] ?? 0) + minutes }),
    { overtime_50: 0, overtime_100: 0 },
  )

describe('overtime of period-based work', () => {
  it('two weeks: 80 h, then 12 h at +50 %, then +100 %', () => {
    const period = thresholdOvertimeOf(wholeOf(twoWeeks), shifts(twoWeeks, 10, 600))
    expect(period).toMatchObject({ countedMinutes: 6000, overtimeMinutes: 1200 })
    expect(byKind(period)).toEqual({ overtime_50: 720, overtime_100: 480 })
  })

  it('three weeks of seventeen shifts of twelve hours: 7200 plain, 1080 at +50 %, 3960 at +100 %', () => {
    const period = thresholdOvertimeOf(wholeOf(threeWeeks), shifts(threeWeeks, 17, 720))
    expect(period).toMatchObject({ countedMinutes: 12_240, overtimeMinutes: 5040 })
    expect(byKind(period)).toEqual({ overtime_50: 1080, overtime_100: 3960 })
  })

  it('long days alone are none', () => {
    expect(thresholdOvertimeOf(wholeOf(threeWeeks), shifts(threeWeeks, 10, 720)).lines).toEqual([])
  })

  it('begins with the next period anew', () => {
    const days = shifts(twoWeeks, 28, 300)
    const next = stretchOf('2026-03-16', () => twoWeeks)
    expect(next).toMatchObject({ from: '2026-03-16', to: '2026-03-29' })
    expect(thresholdOvertimeOf(wholeOf(twoWeeks), days).countedMinutes).toBe(4200)
    expect(thresholdOvertimeOf(next, days).countedMinutes).toBe(4200)
  })

  it('is known to period-based work only, which has no weekly overtime', () => {
    const rota = model('shift')
    expect(thresholdOvertimeOf(wholeOf(threeWeeks), shifts(rota, 15, 600))).toMatchObject({ lines: [] })
    const week = stretchOf(MONDAY, () => rota)
    expect(thresholdOvertimeOf(week, shifts(threeWeeks, 7, 600)).lines).toEqual([])
  })

  it('has its explanation name the limit', () => {
    const [line] = thresholdOvertimeOf(wholeOf(threeWeeks), shifts(threeWeeks, 13, 600)).lines
    expect(line).toMatchObject({
      workDate: '2026-03-14',
      lineIndex: 0,
      replaces: 'normal',
      explanation: said(
        '600 min of normal work on 2026-03-14: overtime of the period above 7200 min at +50 %.',
      ),
    })
  })
})

describe('a period that is broken off', () => {
  it('has overtime above eight hours a day on average, two hours of it at +50 %', () => {
    const stretch = brokenOffOf(threeWeeks, '2026-03-05')
    expect(stretch).toEqual({ kind: 'period', from: MONDAY, to: '2026-03-05', brokenOff: true })
    const days = [720, 720, 540, 780].map((minutes, index) =>
      dayOf({ workDate: addDays(MONDAY, index), model: threeWeeks, entries: [duration(work, minutes)] }),
    )
    const overtime = thresholdOvertimeOf(stretch, days)
    expect(overtime).toMatchObject({ countedMinutes: 2760, overtimeMinutes: 2760 - 4 * 480 })
    expect(byKind(overtime)).toEqual({ overtime_50: 4 * 120, overtime_100: 360 })
    expect(sentence(overtime.lines.at(-1)?.explanation)).toBe(
      '360 min of normal work on 2026-03-05: overtime of a period broken off, 4 days worked, above 1920 min at +100 %.',
    )
  })

  it('counts a short day as a day, a free day not, and a day credited as worked', () => {
    const sick = dayType({ credit: 'fixed', creditMinutes: 480, countsAsWorked: true })
    const days = [
      dayOf({ workDate: '2026-03-02', model: threeWeeks, entries: [duration(work, 720)] }),
      dayOf({ workDate: '2026-03-03', model: threeWeeks }),
      dayOf({ workDate: '2026-03-04', model: threeWeeks, entries: [duration(work, 60)] }),
      dayOf({ workDate: '2026-03-05', model: threeWeeks, dayType: sick }),
      dayOf({ workDate: '2026-03-06', model: threeWeeks, entries: [duration(work, 720)] }),
    ]
    expect(thresholdOvertimeOf(brokenOffOf(threeWeeks, '2026-03-06'), days)).toMatchObject({
      countedMinutes: 1980,
      overtimeMinutes: 1980 - 4 * 480,
    })
  })
})

describe('a period that a day of absence breaks off', () => {
  const elevenHours = (count: number, version = twoWeeks) => shifts(version, count, 660)
  const off = (rest: Parameters<typeof dayOf>[0]) =>
    dayOf({ workDate: '2026-03-09', model: twoWeeks, ...rest })
  const annualHoliday = dayType({ code: 'annual_holiday', countsAsWorked: false })
  const averaged = { overtime_50: 720, overtime_100: 360 }
  const none = { overtime_50: 0, overtime_100: 0 }
  const sick = { ...doctor, code: 'sick' }

  it.each([
    ['annual holiday, whatever its target', off({ dayType: annualHoliday }), averaged],
    [
      'leave that expects nothing',
      off({ dayType: dayType({ credit: 'none', countsAsWorked: false, waivesTarget: true }) }),
      averaged,
    ],
    ['a credited absence', off({ entries: [duration(sick, 480)] }), averaged],
    ['an absence without credit', off({ entries: [span(unpaidLeave, '08:00', '16:00')] }), averaged],
    [
      'a public holiday that the model credits',
      off({
        model: { ...twoWeeks, holidayEffect: 'credited', holidayCreditMinutes: 480 },
        holiday: holiday('2026-03-09', 'founders_day'),
      }),
      none,
    ],
    ['a free day', off({}), none],
  ])('%s', (_, day, expected) => {
    const period = thresholdOvertimeOf(wholeOf(twoWeeks), [...elevenHours(6), day])
    expect(byKind(period)).toEqual(expected)
  })

  it('a day that counts as worked is one of the days of the average', () => {
    const training = off({ dayType: dayType({ credit: 'fixed', creditMinutes: 480, countsAsWorked: true }) })
    const holidays = off({ workDate: '2026-03-10', dayType: annualHoliday })
    expect(byKind(thresholdOvertimeOf(wholeOf(twoWeeks), [...elevenHours(6), training]))).toEqual(none)
    expect(byKind(thresholdOvertimeOf(wholeOf(twoWeeks), [...elevenHours(6), training, holidays]))).toEqual({
      overtime_50: 840,
      overtime_100: 240,
    })
  })

  it('an absence for a part of a day worked does not', () => {
    const part = off({ entries: [span(work, '08:00', '14:00'), span(sick, '14:00', '19:00')] })
    expect(byKind(thresholdOvertimeOf(wholeOf(twoWeeks), [...elevenHours(6), part]))).toEqual(none)
  })

  it('an absence outside the period does not', () => {
    const later = off({ workDate: '2026-03-16', dayType: annualHoliday })
    expect(byKind(thresholdOvertimeOf(wholeOf(twoWeeks), [...elevenHours(6), later]))).toEqual(none)
  })
})

describe('the period of a date', () => {
  it.each([
    ['2026-03-02', '2026-03-02', '2026-03-22'],
    ['2026-03-22', '2026-03-02', '2026-03-22'],
    ['2026-03-23', '2026-03-23', '2026-04-12'],
    ['2026-03-01', '2026-02-09', '2026-03-01'],
    ['2025-03-02', '2025-02-17', '2025-03-09'],
  ])('%s lies in %s to %s', (date, from, to) => {
    expect(periodStretchOf(threeWeeks, date)).toEqual({ from, to })
  })

  it('begins on a Monday, holds the date, and the next one follows it without a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 52 }),
        fc.integer({ min: -3000, max: 3000 }),
        (weeks, daysLater) => {
          const date = addDays(MONDAY, daysLater)
          const { from, to } = stretchOf(date, () => periodOf(weeks))
          expect(weekdayOf(from)).toBe(1)
          expect(from <= date && date <= to).toBe(true)
          expect(daysInRange(from, to)).toBe(7 * weeks)
          expect(stretchOf(addDays(to, 1), () => periodOf(weeks)).from).toBe(addDays(to, 1))
        },
      ),
    )
  })

  it('is a week without period-based work, and whole in any week', () => {
    const week = { kind: 'week', from: '2026-03-02', to: '2026-03-08', brokenOff: false }
    expect(stretchOf('2026-03-04', () => model('fixed'))).toEqual(week)
    expect(stretchOf('2026-03-04', () => null)).toEqual(week)
  })

  it('is broken off by the beginning and the end of what is in force', () => {
    const until = (from: string, to: string) =>
      stretchOf('2026-03-10', date => (from <= date && date <= to ? threeWeeks : null))
    expect(until('2026-03-05', '2026-12-31')).toMatchObject({ from: '2026-03-05', to: '2026-03-22' })
    expect(until('2026-01-01', '2026-03-10')).toMatchObject({ from: '2026-03-02', to: '2026-03-10' })
    expect(until('2026-03-10', '2026-03-10')).toMatchObject({ from: '2026-03-10', to: '2026-03-10' })
    expect(until('2026-03-02', '2026-03-22')).toMatchObject({ brokenOff: false })
  })

  it('goes on under another model with the same periods, and not under one with others', () => {
    const movedTo = (other: WorktimeModelVersion) =>
      stretchOf('2026-03-04', date => (date < '2026-03-10' ? threeWeeks : other))
    expect(movedTo(periodOf(3, { periodStartsOn: '2026-01-19' }))).toMatchObject({ brokenOff: false })
    expect(movedTo(periodOf(3, { periodStartsOn: '2026-03-09' }))).toMatchObject({ to: '2026-03-09' })
    expect(movedTo(twoWeeks)).toMatchObject({ to: '2026-03-09', brokenOff: true })
    expect(movedTo(model('fixed'))).toMatchObject({ to: '2026-03-09', brokenOff: true })
  })
})

describe('a member who moves between weeks and periods', () => {
  it('has each day in one of them', () => {
    const fixed = model('fixed')
    const on = (date: string) => (date < '2026-03-05' ? fixed : threeWeeks)
    const days = shifts(fixed, 7, 600).map(({ workDate }) =>
      dayOf({ workDate, model: on(workDate), entries: [span(work, '07:00', '17:00')] }),
    )
    const week = thresholdOvertimeOf(stretchOf('2026-03-04', on), days)
    expect(week).toMatchObject({ countedMinutes: 3 * 480, lines: [] })
    const period = stretchOf('2026-03-05', on)
    expect(period).toMatchObject({ from: '2026-03-05', brokenOff: true })
    expect(thresholdOvertimeOf(period, days)).toMatchObject({ countedMinutes: 4 * 600, overtimeMinutes: 480 })
  })
})
