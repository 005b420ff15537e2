import { describe, expect, it } from 'vitest'
import {
  doublePaidWork,
  duration,
  everyDay,
  interpret,
  lineTexts,
  lunch,
  minutesByKind,
  model,
  onCall,
  paidTravel,
  span,
  travel,
  work,
} from './example-day.ts'
import { said, sentence } from './said.ts'

const quietBreaks = { requiredBreak: null }

describe('additional work and daily overtime', () => {
  it.each([
    [
      '11 h on a Tuesday: 8 h plain, 2 h at +50 %, 1 h at +100 %',
      {},
      660,
      { normal: 480, overtime_50: 120, overtime_100: 60 },
    ],
    [
      'a part-timer who agreed 6 h and works 9 h',
      everyDay(360),
      540,
      { normal: 360, additional: 120, overtime_50: 60 },
    ],
    [
      'agreed 6 h, worked 8 h: additional work, no overtime',
      everyDay(360),
      480,
      { normal: 360, additional: 120 },
    ],
    ['exactly the agreed day', everyDay(450), 450, { normal: 450 }],
    ['a minute above the agreed day', everyDay(450), 451, { normal: 450, additional: 1 }],
    ['exactly eight hours', {}, 480, { normal: 480 }],
    ['a minute above eight hours', {}, 481, { normal: 480, overtime_50: 1 }],
    ['exactly ten hours', {}, 600, { normal: 480, overtime_50: 120 }],
    ['a minute above ten hours', {}, 601, { normal: 480, overtime_50: 120, overtime_100: 1 }],
    [
      'an agreement with overtime above 7 h 30 min',
      { ...everyDay(450), dailyOvertimeAfterMinutes: 450 },
      480,
      { normal: 450, overtime_50: 30 },
    ],
    [
      'an agreement with one hour at +50 %',
      { overtimeFirstTierMinutes: 60 },
      660,
      { normal: 480, overtime_50: 60, overtime_100: 120 },
    ],
  ])('%s', (_, rest, worked, expected) => {
    const day = interpret({ model: model('fixed', rest), entries: [duration(work, worked)] })
    expect(minutesByKind(day.interpretation.lines)).toEqual(expected)
    expect(day.frame.workedMinutes).toBe(worked)
  })

  it('an eight-hour day with an hour of lunch, present 08–20, has three hours of overtime', () => {
    const entries = [span(work, '08:00', '20:00'), span(lunch, '12:00', '13:00')]
    const day = interpret({ entries })
    expect(lineTexts(day)).toEqual([
      'normal 240 08:00–12:00',
      'normal 240 13:00–17:00',
      'overtime_50 120 17:00–19:00',
      'overtime_100 60 19:00–20:00',
    ])
    expect(day.frame).toEqual({
      startMinutes: 480,
      endMinutes: 1200,
      breakMinutes: 60,
      gapMinutes: 0,
      workedMinutes: 660,
      creditedMinutes: 0,
      expectedTargetMinutes: 480,
    })
  })

  it('work outside the agreed schedule is the overtime: 06–20 against 08–17', () => {
    const version = model('fixed', { schedule: { fromMinutes: 480, toMinutes: 1020 } })
    const day = interpret({
      model: version,
      entries: [span(work, '06:00', '20:00'), span(lunch, '12:00', '13:00')],
    })
    expect(lineTexts(day)).toEqual([
      'overtime_50 120 06:00–08:00',
      'normal 240 08:00–12:00',
      'normal 240 13:00–17:00',
      'overtime_100 180 17:00–20:00',
    ])
  })

  it('without a schedule the last hours are the overtime', () => {
    const day = interpret({ entries: [span(work, '06:00', '20:00'), span(lunch, '12:00', '13:00')] })
    expect(lineTexts(day).at(-1)).toBe('overtime_100 180 17:00–20:00')
  })

  it('work on a day off under fixed hours is additional', () => {
    const day = interpret({ workDate: '2026-03-07', entries: [span(work, '08:00', '14:00')] })
    expect(lineTexts(day)).toEqual(['additional 360 08:00–14:00'])
  })

  it('also where the model names an agreed day', () => {
    const version = model('fixed', { agreedDailyMinutes: 450 })
    const day = interpret({ workDate: '2026-03-07', model: version, entries: [duration(work, 360)] })
    expect(lineTexts(day)).toEqual(['additional 360'])
  })

  it('an agreed day without a weekly pattern makes the rest additional', () => {
    const version = model('shift', { agreedDailyMinutes: 450 })
    const day = interpret({ model: version, entries: [duration(work, 500)] })
    expect(minutesByKind(day.interpretation.lines)).toEqual({ normal: 450, additional: 30, overtime_50: 20 })
  })

  it('a schedule may run over midnight', () => {
    const schedule = { fromMinutes: 1320, toMinutes: 1800 }
    const version = model('shift', { schedule, night: null, requiredBreak: null })
    const day = interpret({ model: version, entries: [span(work, '21:00', '06:00+1')] })
    expect(lineTexts(day)).toEqual(['overtime_50 60 21:00–22:00', 'normal 480 22:00–06:00+1'])
  })

  it('a rota has no day off of its own, so Saturday work is normal', () => {
    const day = interpret({
      workDate: '2026-03-07',
      model: model('shift'),
      entries: [span(work, '08:00', '14:00')],
    })
    expect(lineTexts(day)).toEqual(['normal 360 08:00–14:00'])
  })

  it('period-based work has no daily overtime', () => {
    const day = interpret({ model: model('period'), entries: [span(work, '07:00', '19:00')] })
    expect(minutesByKind(day.interpretation.lines)).toEqual({ normal: 720 })
  })

  it('hours without a target still earn overtime, and have no deviation', () => {
    const day = interpret({
      model: model('hours_only', { dayTargets: [0, 0, 0, 0, 0, 0, 0] }),
      entries: [duration(work, 540)],
    })
    expect(minutesByKind(day.interpretation.lines)).toEqual({ normal: 480, overtime_50: 60 })
    expect(day.interpretation).toMatchObject({ targetMinutes: 0, deviationMinutes: 0, balanceTerms: [] })
  })

  it('each line is worth its plain pay, the entry type and the premium together', () => {
    const day = interpret({ entries: [duration(work, 480), duration(doublePaidWork, 150)] })
    expect(day.interpretation.lines.map(({ kind, creditBp }) => [kind, creditBp])).toEqual([
      ['normal', 10000],
      ['overtime_50', 25000],
      ['overtime_100', 30000],
    ])
  })

  it('the hours of a span are used up before those of a duration', () => {
    const day = interpret({ entries: [duration(work, 300), span(work, '08:00', '14:00')] })
    expect(lineTexts(day)).toEqual([
      'normal 360 08:00–14:00',
      'normal 120',
      'overtime_50 120',
      'overtime_100 60',
    ])
  })

  it('travel and on-call time are lines of their own and not worked', () => {
    const entries = [
      span(travel, '06:00', '08:00'),
      span(work, '08:00', '16:00'),
      span(onCall, '16:00', '20:00'),
    ]
    const day = interpret({ model: model('fixed', quietBreaks), entries })
    expect(lineTexts(day)).toEqual([
      'normal 480 08:00–16:00',
      'travel 120 06:00–08:00',
      'standby 240 16:00–20:00',
    ])
    expect(day.frame).toMatchObject({ startMinutes: 360, endMinutes: 960, workedMinutes: 480 })
    expect(day.interpretation.lines.at(-1)).toMatchObject({
      creditBp: 5000,
      rule: { versionId: onCall.versionId },
    })
  })

  it('travel that is working time is worked', () => {
    const day = interpret({ entries: [span(paidTravel, '06:00', '08:00'), span(work, '08:00', '16:00')] })
    expect(minutesByKind(day.interpretation.lines)).toEqual({ normal: 480, overtime_50: 120 })
  })

  it('a call-out is work and no longer on-call time', () => {
    const entries = [span(onCall, '16:00', '08:00+1'), span(work, '20:00', '22:00')]
    const day = interpret({ entries })
    expect(lineTexts(day)).toEqual([
      'normal 120 20:00–22:00',
      'standby 240 16:00–20:00',
      'standby 600 22:00–08:00+1',
    ])
  })

  it('overtime taken as time off carries its premium: an hour at +50 % is 90 minutes', () => {
    const version = model('fixed', { ...everyDay(360), overtimeCompensation: 'overtime_account' })
    const day = interpret({ model: version, entries: [duration(work, 660)] })
    expect(day.interpretation.balanceTerms).toEqual([
      {
        accountKind: 'overtime',
        minutes: 120 + 180 + 120,
        explanation: said('420 min time off: 120 min × 1 + 120 min × 1.5 + 60 min × 2.'),
      },
    ])
  })

  it('the working-time bank takes a double-paid overtime hour as two', () => {
    const version = model('fixed', { overtimeCompensation: 'banked_leave', overtimeFirstTierMinutes: 0 })
    const day = interpret({ model: version, entries: [duration(work, 540)] })
    expect(day.interpretation.balanceTerms).toMatchObject([{ accountKind: 'banked_leave', minutes: 120 }])
  })

  it('a rota with a target for the weekday has additional work above it, and without one above eight hours', () => {
    const rota = (minutes: number) => model('shift', everyDay(minutes))
    const kinds = (minutes: number) =>
      minutesByKind(interpret({ model: rota(minutes), entries: [duration(work, 540)] }).interpretation.lines)
    expect(kinds(360)).toEqual({ normal: 360, additional: 120, overtime_50: 60 })
    expect(kinds(0)).toEqual({ normal: 480, overtime_50: 60 })
  })

  it('says what it did, with the numbers and the rule', () => {
    const [first, , last] = interpret({ entries: [span(work, '08:00', '19:00')] }).interpretation.lines
    expect(first).toEqual({
      kind: 'normal',
      minutes: 480,
      fromMinutes: 480,
      toMinutes: 960,
      creditBp: 10000,
      compensation: 'paid',
      rule: { id: 'model-fixed', versionId: 'model-fixed-v1' },
      explanation: said('480 min 08:00–16:00: normal work within the agreed 480 min of the day.'),
    })
    expect(sentence(last?.explanation)).toBe(
      '60 min 18:00–19:00: daily overtime above 480 min, after the first 120 min at +100 %.',
    )
  })
})

describe('a day without anything', () => {
  it('an empty day has zeros and no line, and owes its target', () => {
    expect(interpret({})).toEqual({
      frame: {
        startMinutes: 0,
        endMinutes: 0,
        breakMinutes: 0,
        gapMinutes: 0,
        workedMinutes: 0,
        creditedMinutes: 0,
        expectedTargetMinutes: 480,
      },
      interpretation: {
        targetMinutes: 480,
        workedMinutes: 0,
        creditedMinutes: 0,
        deviationMinutes: -480,
        lines: [],
        balanceTerms: [],
        warnings: [],
      },
    })
  })

  it('a day of durations alone has minutes and no frame', () => {
    const day = interpret({ entries: [duration(work, 450)] })
    expect(day.frame).toMatchObject({ startMinutes: 0, endMinutes: 0, breakMinutes: 0, workedMinutes: 450 })
    expect(lineTexts(day)).toEqual(['normal 450'])
    expect(day.interpretation.warnings).toEqual([])
  })

  it('the leap day is a day', () => {
    const day = interpret({ workDate: '2028-02-29', entries: [span(work, '22:00', '06:00+1')] })
    expect(day.frame).toMatchObject({ workedMinutes: 480, expectedTargetMinutes: 480 })
  })

  it('nothing is expected of a day outside the employment', () => {
    const day = interpret({ employed: false, entries: [duration(work, 480)] })
    expect(day.frame.expectedTargetMinutes).toBe(0)
    expect(day.interpretation).toMatchObject({ targetMinutes: 0, deviationMinutes: 480 })
  })
})
