import { describe, expect, it } from 'vitest'
import { doublePaidWork, duration, holiday, interpret, lineTexts, model, span, work } from './example-day.ts'
import { said } from './said.ts'

const quiet = { requiredBreak: null, night: null } as const
const shift = model('shift', quiet)

const premiums = (day: Parameters<typeof lineTexts>[0]) =>
  lineTexts(day).filter(text => /^(evening|night|sunday|holiday) /.test(text))

describe('Sunday work', () => {
  it('earns +100 % on top of overtime', () => {
    const day = interpret({ workDate: '2026-03-08', model: shift, entries: [span(work, '08:00', '18:00')] })
    expect(lineTexts(day)).toEqual([
      'normal 480 08:00–16:00',
      'overtime_50 120 16:00–18:00',
      'sunday 600 08:00–18:00',
    ])
    expect(day.interpretation.lines.at(-1)).toMatchObject({
      creditBp: 10000,
      explanation: said('600 min 08:00–18:00: Sunday 2026-03-08, Sunday work at +100 %.'),
    })
  })

  it('begins at midnight in a Saturday night shift', () => {
    const day = interpret({ workDate: '2026-03-07', model: shift, entries: [span(work, '22:00', '06:00+1')] })
    expect(premiums(day)).toEqual(['sunday 360 00:00+1–06:00+1'])
  })

  it('ends at midnight in a Sunday night shift', () => {
    const day = interpret({ workDate: '2026-03-08', model: shift, entries: [span(work, '22:00', '06:00+1')] })
    expect(premiums(day)).toEqual(['sunday 120 22:00–00:00+1'])
  })

  it.each([
    ['2026-01-06', 'epiphany'],
    ['2026-04-03', 'good_friday'],
    ['2026-05-01', 'may_day'],
    ['2027-12-06', 'independence_day'],
  ])('is also work on %s, %s', (workDate, code) => {
    const day = interpret({
      workDate,
      model: shift,
      holiday: holiday(workDate, code),
      entries: [span(work, '08:00', '12:00')],
    })
    expect(premiums(day)).toEqual(['holiday 240 08:00–12:00'])
    expect(day.interpretation.lines.find(({ kind }) => kind === 'holiday')?.creditBp).toBe(10000)
  })

  it('is paid once on a holiday that is a Sunday', () => {
    const day = interpret({
      workDate: '2026-12-06',
      model: shift,
      holiday: holiday('2026-12-06', 'independence_day'),
      entries: [span(work, '08:00', '12:00')],
    })
    expect(premiums(day)).toEqual(['holiday 240 08:00–12:00'])
  })

  it('is not work on an eve', () => {
    const workDate = '2026-12-24'
    const day = interpret({
      workDate,
      model: shift,
      holiday: holiday(workDate, 'christmas_eve', 'eve'),
      entries: [span(work, '08:00', '12:00')],
    })
    expect(premiums(day)).toEqual([])
  })

  it('begins at midnight in the night shift before a holiday', () => {
    const day = interpret({
      workDate: '2026-12-31',
      model: shift,
      nextDayHoliday: holiday('2027-01-01', 'new_year'),
      entries: [span(work, '20:00', '04:00+1')],
    })
    expect(premiums(day)).toEqual(['holiday 240 00:00+1–04:00+1'])
  })

  it('names both days of a night between two holidays', () => {
    const day = interpret({
      workDate: '2026-12-25',
      model: shift,
      holiday: holiday('2026-12-25', 'christmas_day'),
      nextDayHoliday: holiday('2026-12-26', 'st_stephens_day'),
      entries: [span(work, '22:00', '06:00+1')],
    })
    expect(premiums(day)).toEqual(['holiday 120 22:00–00:00+1', 'holiday 360 00:00+1–06:00+1'])
  })

  it('takes the minutes of a duration for minutes of the work date', () => {
    const day = interpret({ workDate: '2026-03-08', model: shift, entries: [duration(work, 90)] })
    expect(premiums(day)).toEqual(['sunday 90'])
  })

  it('is nothing where the model pays nothing for it', () => {
    const day = interpret({
      workDate: '2026-03-08',
      model: model('shift', { ...quiet, sundayPremiumBp: 0 }),
      entries: [duration(work, 90)],
    })
    expect(premiums(day)).toEqual([])
  })
})

describe('evening and night work', () => {
  const windows = model('shift', {
    ...quiet,
    evening: { fromMinutes: 1080, toMinutes: 1380, premiumBp: 1500 },
    night: { fromMinutes: 1380, toMinutes: 360, premiumBp: 3000 },
  })

  it.each([
    ['an evening into the night', '16:00', '00:00+1', ['evening 300 18:00–23:00', 'night 60 23:00–00:00+1']],
    ['a night over midnight', '22:00', '06:00+1', ['evening 60 22:00–23:00', 'night 420 23:00–06:00+1']],
    ['an early morning, the end of the night before', '05:00', '13:00', ['night 60 05:00–06:00']],
    [
      'the evening and night of the following date',
      '22:00+1',
      '00:00+2',
      ['evening 60 22:00+1–23:00+1', 'night 60 23:00+1–00:00+2'],
    ],
    ['a day, which has none', '08:00', '16:00', []],
  ])('%s', (_, from, to, expected) => {
    const day = interpret({ model: windows, entries: [span(work, from, to)] })
    expect(premiums(day)).toEqual(expected)
  })

  it('is one line where two kinds of work meet', () => {
    const entries = [span(work, '17:00', '20:00'), span(doublePaidWork, '20:00', '22:00')]
    expect(premiums(interpret({ model: windows, entries }))).toEqual(['evening 240 18:00–22:00'])
  })

  it('pays what the model says', () => {
    const day = interpret({ model: windows, entries: [span(work, '22:00', '00:00+1')] })
    expect(day.interpretation.lines.map(({ kind, creditBp }) => [kind, creditBp])).toEqual([
      ['normal', 10000],
      ['evening', 1500],
      ['night', 3000],
    ])
  })

  it('by law alone night work is shown and pays nothing', () => {
    const day = interpret({ model: model('shift'), entries: [span(work, '23:00', '02:00+1')] })
    expect(day.interpretation.lines.at(-1)).toMatchObject({
      kind: 'night',
      minutes: 180,
      creditBp: 0,
      explanation: said('180 min 23:00–02:00+1: night work 23:00–06:00 at +0 %.'),
    })
  })

  it('needs a place in time', () => {
    expect(premiums(interpret({ model: windows, entries: [duration(work, 1000)] }))).toEqual([])
  })
})
