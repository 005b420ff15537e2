import { describe, expect, it } from 'vitest'
import {
  coffee,
  doctor,
  duration,
  interpret,
  lineTexts,
  lunch,
  model,
  span,
  TUESDAY,
  travel,
  work,
} from './example-day.ts'

const lunchRule = model('fixed', { breakRules: [{ afterMinutes: 360, deductMinutes: 30 }] })
const codes = (day: ReturnType<typeof interpret>) => day.interpretation.warnings.map(({ code }) => code)

describe('recorded breaks', () => {
  it.each([
    ['inside a span of work', [span(work, '08:00', '16:00'), span(lunch, '11:00', '11:30')]],
    [
      'between two spans of work',
      [span(work, '08:00', '11:00'), span(lunch, '11:00', '11:30'), span(work, '11:30', '16:00')],
    ],
  ])('%s are taken off', (_, entries) => {
    const day = interpret({ entries })
    expect(day.frame).toMatchObject({
      startMinutes: 480,
      endMinutes: 960,
      breakMinutes: 30,
      workedMinutes: 450,
    })
    expect(lineTexts(day)).toEqual(['normal 180 08:00–11:00', 'normal 270 11:30–16:00'])
  })

  it('paid breaks are working time', () => {
    const inside = interpret({ entries: [span(work, '08:00', '12:00'), span(coffee, '10:00', '10:15')] })
    const between = interpret({
      entries: [span(work, '08:00', '10:00'), span(coffee, '10:00', '10:15'), span(work, '10:15', '12:00')],
    })
    for (const day of [inside, between])
      expect(day.frame).toMatchObject({ breakMinutes: 0, workedMinutes: 240 })
  })

  it('a break without a time lies in the middle of the work', () => {
    const day = interpret({ entries: [span(work, '08:00', '16:00'), duration(lunch, 30)] })
    expect(day.frame).toMatchObject({ breakMinutes: 30, workedMinutes: 450 })
    expect(lineTexts(day)).toEqual(['normal 225 08:00–11:45', 'normal 225 12:15–16:00'])
  })

  it('a break outside the work counts for nothing and is warned of', () => {
    const day = interpret({ entries: [span(work, '08:00', '12:00'), span(lunch, '12:00', '12:30')] })
    expect(day.frame).toMatchObject({ breakMinutes: 0, endMinutes: 720, workedMinutes: 240 })
    expect(codes(day)).toEqual(['break_outside_work'])
  })

  it('durations are net, so a break beside them takes nothing off', () => {
    const day = interpret({ entries: [duration(work, 450), duration(lunch, 30)] })
    expect(day.frame).toMatchObject({ breakMinutes: 0, workedMinutes: 450 })
    expect(codes(day)).toEqual(['break_outside_work'])
  })
})

describe('automatic breaks', () => {
  it.each([
    ['08:00', '14:00', 0, 360, 'six hours need none'],
    ['08:00', '14:10', 10, 360, 'ten minutes more are never worked less'],
    ['08:00', '14:30', 30, 360, 'the whole break'],
    ['08:00', '16:00', 30, 450, 'the whole break'],
  ])('%s–%s: %i min off, %i min worked (%s)', (from, to, breakMinutes, workedMinutes) => {
    const day = interpret({ model: lunchRule, entries: [span(work, from, to)] })
    expect(day.frame).toMatchObject({ breakMinutes, workedMinutes })
  })

  it('top up a recorded break that is too short', () => {
    const day = interpret({
      model: lunchRule,
      entries: [span(work, '08:00', '16:00'), span(lunch, '12:00', '12:20')],
    })
    expect(day.frame).toMatchObject({ breakMinutes: 30, workedMinutes: 450 })
  })

  it('leave a long enough recorded break alone', () => {
    const day = interpret({
      model: lunchRule,
      entries: [span(work, '08:00', '16:00'), span(lunch, '12:00', '12:45')],
    })
    expect(day.frame).toMatchObject({ breakMinutes: 45, workedMinutes: 435 })
  })

  it.each([
    [
      'between entries is neither work nor break',
      [span(work, '08:00', '11:00'), span(work, '12:00', '16:00')],
      60,
      0,
    ],
    [
      'that a break fills is a break',
      [span(work, '08:00', '11:00'), span(lunch, '11:00', '12:00'), span(work, '12:00', '16:00')],
      0,
      60,
    ],
    [
      'that a break fills in part',
      [span(work, '08:00', '11:00'), span(lunch, '11:00', '11:30'), span(work, '12:00', '16:00')],
      30,
      30,
    ],
    [
      'under an absence is none',
      [span(work, '08:00', '11:00'), span(doctor, '11:00', '12:00'), span(work, '12:00', '16:00')],
      0,
      0,
    ],
    [
      'as the clocks go forward is the time that passes',
      [span(work, '00:00', '02:00'), span(work, '05:00', '09:00')],
      120,
      0,
    ],
  ])('a gap %s', (_, entries, gapMinutes, breakMinutes) => {
    const workDate = gapMinutes === 120 ? '2026-03-29' : TUESDAY
    expect(interpret({ workDate, entries }).frame).toMatchObject({ gapMinutes, breakMinutes })
  })

  it('take a gap between entries for rest', () => {
    const day = interpret({
      model: lunchRule,
      entries: [span(work, '08:00', '12:00'), span(work, '12:30', '16:30')],
    })
    expect(day.frame).toMatchObject({ breakMinutes: 0, workedMinutes: 480 })
  })

  it('take neither travel nor a visit to the doctor for rest', () => {
    for (const type of [travel, doctor]) {
      const entries = [
        span(work, '08:00', '12:00'),
        span(type, '12:00', '13:00'),
        span(work, '13:00', '17:00'),
      ]
      expect(interpret({ model: lunchRule, entries }).frame).toMatchObject({
        breakMinutes: 30,
        workedMinutes: 450,
      })
    }
  })

  it('leave durations alone', () => {
    expect(interpret({ model: lunchRule, entries: [duration(work, 480)] }).frame.workedMinutes).toBe(480)
  })

  it('follow the rule that takes most, longer days more', () => {
    const steps = model('fixed', {
      breakRules: [
        { afterMinutes: 360, deductMinutes: 30 },
        { afterMinutes: 540, deductMinutes: 45 },
      ],
    })
    const worked = ['17:00', '17:35', '18:00'].map(
      to => interpret({ model: steps, entries: [span(work, '08:00', to)] }).frame.workedMinutes,
    )
    expect(worked).toEqual([510, 540, 555])
  })
})

describe('the break that the law requires', () => {
  it.each([
    ['none after 6 h', [span(work, '08:00', '14:00')], []],
    ['none after 6 h 1 min', [span(work, '08:00', '14:01')], ['break_below_minimum']],
    ['20 minutes', [span(work, '08:00', '16:00'), span(lunch, '12:00', '12:20')], ['break_below_minimum']],
    ['30 minutes', [span(work, '08:00', '16:00'), span(lunch, '12:00', '12:30')], []],
    ['a gap of an hour', [span(work, '08:00', '12:00'), span(work, '13:00', '17:00')], []],
    ['durations, of which nothing is known', [duration(work, 480)], []],
  ])('%s', (_, entries, expected) => {
    expect(codes(interpret({ entries }))).toEqual(expected)
  })

  it('is taken by an automatic break', () => {
    expect(codes(interpret({ model: lunchRule, entries: [span(work, '08:00', '16:00')] }))).toEqual([])
  })
})
