import { describe, expect, it } from 'vitest'
import { duration, interpret, lineTexts, minutesByKind, model, span, work } from './example-day.ts'
import { sentence } from './said.ts'

const night = model('shift', { requiredBreak: null })

describe('night shifts and clock changes in Europe/Helsinki', () => {
  it('a night shift belongs to the date it starts on', () => {
    const day = interpret({ model: night, entries: [span(work, '22:00', '06:00+1')] })
    expect(day.frame).toMatchObject({ startMinutes: 1320, endMinutes: 1800, workedMinutes: 480 })
    expect(lineTexts(day)).toEqual(['normal 480 22:00–06:00+1', 'night 420 23:00–06:00+1'])
  })

  it('the night of 2026-03-28 into summer time is an hour shorter', () => {
    const day = interpret({ workDate: '2026-03-28', model: night, entries: [span(work, '22:00', '06:00+1')] })
    expect(day.frame).toMatchObject({ startMinutes: 1320, endMinutes: 1800, workedMinutes: 420 })
    expect(lineTexts(day)).toEqual([
      'normal 420 22:00–06:00+1',
      'night 360 23:00–06:00+1',
      'sunday 300 00:00+1–06:00+1',
    ])
  })

  it('the night of 2026-10-24 into winter time is an hour longer, and that hour is overtime', () => {
    const day = interpret({ workDate: '2026-10-24', model: night, entries: [span(work, '22:00', '06:00+1')] })
    expect(day.frame).toMatchObject({ endMinutes: 1800, workedMinutes: 540 })
    expect(lineTexts(day)).toEqual([
      'normal 480 22:00–05:00+1',
      'overtime_50 60 05:00+1–06:00+1',
      'night 480 23:00–06:00+1',
      'sunday 420 00:00+1–06:00+1',
    ])
  })

  it.each([
    ['2026-03-29', 1380],
    ['2026-10-25', 1500],
    ['2026-10-26', 1440],
  ])('the whole of %s has %i minutes', (workDate, minutes) => {
    const day = interpret({ workDate, model: night, entries: [span(work, '00:00', '00:00+1')] })
    expect(day.frame.workedMinutes).toBe(minutes)
  })

  it.each([
    ['2026-03-29', 420],
    ['2026-10-25', 540],
  ])('eight hours by the clock from midnight of %s are %i minutes', (workDate, minutes) => {
    const day = interpret({ workDate, model: night, entries: [span(work, '00:00', '08:00')] })
    expect(day.frame.workedMinutes).toBe(minutes)
  })

  it('work after the change is as long as the clock says', () => {
    const day = interpret({ workDate: '2026-03-29', model: night, entries: [span(work, '08:00', '16:00')] })
    expect(lineTexts(day)).toEqual(['normal 480 08:00–16:00', 'sunday 480 08:00–16:00'])
  })

  it('a time that occurs twice means the first one, and is warned of', () => {
    const day = interpret({ workDate: '2026-10-25', model: night, entries: [span(work, '00:00', '03:30')] })
    expect(day.frame.workedMinutes).toBe(210)
    expect(day.interpretation.warnings.map(sentence)).toEqual([
      '03:30 of 2026-10-25 occurs twice as the clocks go back; the first time was taken. Write a duration to mean the second.',
    ])
  })

  it('a time that does not occur means the moment of the change, and is warned of', () => {
    const day = interpret({ workDate: '2026-03-29', model: night, entries: [span(work, '03:30', '05:00')] })
    expect(day.frame).toMatchObject({ startMinutes: 240, endMinutes: 300, workedMinutes: 60 })
    expect(day.interpretation.warnings.map(({ code }) => code)).toEqual(['clock_time_skipped'])
  })

  it('a span inside the skipped hour has no minutes', () => {
    const day = interpret({ workDate: '2026-03-29', model: night, entries: [span(work, '03:10', '03:50')] })
    expect(day.frame).toMatchObject({ startMinutes: 0, endMinutes: 0, workedMinutes: 0 })
  })

  it('a shift may end where the skipped hour begins', () => {
    const day = interpret({ workDate: '2026-03-28', model: night, entries: [span(work, '22:00', '03:00+1')] })
    expect(day.frame).toMatchObject({ endMinutes: 1620, workedMinutes: 300 })
    expect(day.interpretation.warnings).toEqual([])
  })

  it('durations know no clock', () => {
    for (const workDate of ['2026-03-29', '2026-10-25']) {
      const day = interpret({ workDate, model: night, entries: [duration(work, 480)] })
      expect(minutesByKind(day.interpretation.lines)).toEqual({ normal: 480, sunday: 480 })
    }
  })
})
