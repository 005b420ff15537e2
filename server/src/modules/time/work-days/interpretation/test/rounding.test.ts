import { describe, expect, it } from 'vitest'
import { roundMinutes } from '../recorded-time.ts'
import { duration, interpret, lineTexts, lunch, model, span, work } from './example-day.ts'

const rounding = (
  roundingMode: 'nearest' | 'up' | 'down',
  roundingScope: 'times' | 'day',
  roundingMinutes = 15,
) => model('fixed', { roundingMode, roundingScope, roundingMinutes, requiredBreak: null })

describe('rounding a number of minutes', () => {
  it.each([
    [90, 15, 'up', 90],
    [91, 15, 'up', 105],
    [104, 15, 'down', 90],
    [105, 15, 'down', 105],
    [97, 15, 'nearest', 90],
    [98, 15, 'nearest', 105],
    [5, 10, 'nearest', 10],
    [91, 15, 'none', 91],
    [91, 0, 'up', 91],
    [91, 1, 'up', 91],
    [0, 15, 'up', 0],
  ] as const)('%i to steps of %i, %s, is %i', (minutes, step, mode, expected) => {
    expect(roundMinutes(minutes, step, mode)).toBe(expected)
  })
})

describe('rounding times', () => {
  it.each(['up', 'down', 'nearest'] as const)('%s by 15 leaves 13:00–14:30 unchanged', mode => {
    expect(
      lineTexts(interpret({ model: rounding(mode, 'times'), entries: [span(work, '13:00', '14:30')] })),
    ).toEqual(['normal 90 13:00–14:30'])
  })

  it.each([
    ['up', 'normal 105 13:00–14:45'],
    ['down', 'normal 75 13:15–14:30'],
    ['nearest', 'normal 90 13:00–14:30'],
  ] as const)('%s by 15 takes 13:07–14:37 to %s', (mode, expected) => {
    const day = interpret({ model: rounding(mode, 'times'), entries: [span(work, '13:07', '14:37')] })
    expect(lineTexts(day)).toEqual([expected])
  })

  it('gives the stored frame the rounded times', () => {
    const day = interpret({ model: rounding('nearest', 'times'), entries: [span(work, '07:56', '16:04')] })
    expect(day.frame).toMatchObject({ startMinutes: 480, endMinutes: 960, workedMinutes: 480 })
  })

  it('counts a minute once where rounded spans meet', () => {
    const day = interpret({
      model: rounding('up', 'times'),
      entries: [span(work, '08:00', '12:07'), span(work, '12:07', '16:00')],
    })
    expect(day.frame.workedMinutes).toBe(480)
  })

  it('leaves breaks and durations as they were recorded', () => {
    const version = rounding('nearest', 'times')
    const day = interpret({
      model: version,
      entries: [span(work, '08:00', '12:00'), span(lunch, '10:00', '10:22'), duration(work, 7)],
    })
    expect(day.frame).toMatchObject({ breakMinutes: 22, workedMinutes: 225 })
  })

  it('never runs past the end of the following date', () => {
    const day = interpret({ model: rounding('up', 'times', 7), entries: [span(work, '20:00+1', '23:59+1')] })
    expect(day.frame.endMinutes).toBe(2880)
  })
})

describe('rounding the day', () => {
  it('rounds up 15 once: 13:00–14:30 unchanged', () => {
    const day = interpret({ model: rounding('up', 'day'), entries: [span(work, '13:00', '14:30')] })
    expect(lineTexts(day)).toEqual(['normal 90 13:00–14:30'])
  })

  it('two entries of five minutes are 30, not 60', () => {
    const day = interpret({
      model: rounding('up', 'day', 30),
      entries: [span(work, '08:00', '08:05'), span(work, '09:00', '09:05')],
    })
    expect(day.frame.workedMinutes).toBe(30)
    expect(lineTexts(day)).toEqual(['normal 5 08:00–08:05', 'normal 5 09:00–09:05', 'normal 20'])
  })

  it('takes what it drops from the end of the day', () => {
    const day = interpret({
      model: rounding('down', 'day'),
      entries: [span(work, '08:00', '10:00'), span(work, '11:00', '11:20')],
    })
    expect(lineTexts(day)).toEqual(['normal 120 08:00–10:00', 'normal 15 11:00–11:15'])
  })

  it('rounds an empty day to nothing', () => {
    expect(interpret({ model: rounding('up', 'day') }).frame.workedMinutes).toBe(0)
  })
})
