import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { thresholdOvertimeOf } from '../overtime-of-stretch.ts'
import { stretchOf } from '../stretch.ts'
import {
  dayOf,
  doctor,
  duration,
  everyDay,
  interpret,
  minutesByKind,
  model,
  span,
  TUESDAY,
  work,
} from './example-day.ts'

const MONDAY = '2026-03-02'

describe('a day within the tolerance', () => {
  const presence = [span(work, '07:55', '12:00'), span(work, '13:00', '17:05')]

  it.each([
    ['10 min: ten minutes more are no overtime', 10, { normal: 490 }, 0],
    ['9 min: all ten are overtime, not one', 9, { normal: 480, overtime_50: 10 }, 10],
    ['4 min: all ten are overtime, not six', 4, { normal: 480, overtime_50: 10 }, 10],
  ])('of the employer, %s', (_, over, expected, deviation) => {
    for (const kind of ['fixed', 'shift'] as const) {
      const version = model(kind, { toleranceMinutes: { over, under: 0 } })
      const { lines, deviationMinutes } = interpret({ model: version, entries: presence }).interpretation
      expect(minutesByKind(lines)).toEqual(expected)
      expect(deviationMinutes).toBe(deviation)
    }
  })

  it.each([
    [475, 0],
    [474, -6],
    [480, 0],
    [490, 0],
    [491, 11],
  ])('of %i min worked against 480 has a deviation of %i', (minutes, expected) => {
    const version = model('fixed', { toleranceMinutes: { over: 10, under: 5 } })
    const day = interpret({ model: version, entries: [duration(work, minutes)] })
    expect(day.interpretation.deviationMinutes).toBe(expected)
    expect(day.frame.workedMinutes).toBe(minutes)
  })

  it('is measured with what is credited', () => {
    const version = model('fixed', { toleranceMinutes: { over: 5, under: 0 } })
    const counted = (minutes: number) =>
      interpret({ model: version, entries: [duration(work, 240), duration(doctor, minutes)] }).interpretation
    expect(counted(245)).toMatchObject({ creditedMinutes: 245, deviationMinutes: 0 })
    expect(counted(246)).toMatchObject({ deviationMinutes: 6 })
  })

  it('of part-time is measured by the agreed day', () => {
    const version = model('fixed', { ...everyDay(360), toleranceMinutes: { over: 10, under: 0 } })
    const lines = (minutes: number) =>
      minutesByKind(interpret({ model: version, entries: [duration(work, minutes)] }).interpretation.lines)
    expect(lines(370)).toEqual({ normal: 370 })
    expect(lines(371)).toEqual({ normal: 360, additional: 11 })
  })
})

describe('the tolerance in a week', () => {
  const week = (tolerance: number, minutes: number, saturday: number) => {
    const version = model('fixed', { toleranceMinutes: { over: tolerance, under: 0 } })
    const days = Array.from({ length: 6 }, (_, index) =>
      dayOf({
        workDate: addDays(MONDAY, index),
        model: version,
        entries: [duration(work, index < 5 ? minutes : saturday)],
      }),
    )
    return thresholdOvertimeOf(
      stretchOf(TUESDAY, () => version),
      days,
    )
  }

  it('makes no weekly overtime of tolerated minutes', () => {
    expect(week(10, 490, 0)).toMatchObject({ countedMinutes: 2400, lines: [] })
    expect(week(10, 490, 60)).toMatchObject({ countedMinutes: 2460, overtimeMinutes: 60 })
  })

  it('leaves minutes beyond it what they are', () => {
    expect(week(9, 490, 60)).toMatchObject({ countedMinutes: 2460, overtimeMinutes: 60 })
    expect(week(0, 480, 60)).toMatchObject({ countedMinutes: 2460, overtimeMinutes: 60 })
  })
})
