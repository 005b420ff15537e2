import { describe, expect, it } from 'vitest'
import type { WorktimeModelVersion } from '../day.ts'
import { flexMovementOf } from '../flex.ts'
import { weekOf, weeklyOvertime } from '../week.ts'
import { dayOf, dayType, duration, holiday, model, orderedWork, span, work } from './example-day.ts'
import { said } from './said.ts'

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
] as const
const workdays = [MON, TUE, WED, THU, FRI]

/** So many minutes of work, as a duration, on each date. */
const worked = (version: WorktimeModelVersion, minutes: Partial<Record<string, number>>) =>
  [MON, TUE, WED, THU, FRI, SAT, SUN].map(workDate =>
    dayOf({
      workDate,
      model: version,
      entries: minutes[workDate] ? [duration(work, minutes[workDate])] : [],
    }),
  )

const flexOf = (days: readonly ReturnType<typeof dayOf>[]): number =>
  flexMovementOf(days.map(({ model: version, interpretation }) => ({ ...interpretation, model: version })))

const each = (dates: readonly string[], minutes: number) =>
  Object.fromEntries(dates.map(date => [date, minutes]))

describe('weekly overtime', () => {
  const fixed = model('fixed')

  it('Monday to Friday 8 h and Saturday 6 h: 6 h at +50 %', () => {
    const week = weeklyOvertime(worked(fixed, { ...each(workdays, 480), [SAT]: 360 }))
    expect(week).toMatchObject({ countedMinutes: 2760, overtimeMinutes: 360, balanceTerms: [] })
    expect(week.lines).toEqual([
      {
        workDate: SAT,
        kind: 'overtime_50',
        replaces: 'additional',
        lineIndex: 0,
        minutes: 360,
        creditBp: 15000,
        compensation: 'paid',
        rule: { id: 'model-fixed', versionId: 'model-fixed-v1' },
        explanation: said(
          '360 min of additional work on 2026-03-07: weekly overtime above 2400 min at +50 %.',
        ),
      },
    ])
  })

  it('daily overtime is not counted again', () => {
    const week = weeklyOvertime(worked(fixed, { ...each(workdays, 480), [TUE]: 660, [SAT]: 60 }))
    expect(week).toMatchObject({ countedMinutes: 2460, overtimeMinutes: 60 })
  })

  it('a free Monday leaves room for Saturday', () => {
    const week = weeklyOvertime(worked(fixed, each([TUE, WED, THU, FRI, SAT], 480)))
    expect(week).toMatchObject({ countedMinutes: 2400, overtimeMinutes: 0, lines: [] })
  })

  it('the last minutes of the week are the overtime, in their place', () => {
    const days = [
      ...workdays.map(workDate => dayOf({ workDate, model: model('shift'), entries: [duration(work, 480)] })),
    ]
    const saturday = dayOf({ workDate: SAT, model: model('shift'), entries: [span(work, '08:00', '12:00')] })
    const monday = dayOf({ workDate: MON, model: model('shift'), entries: [duration(work, 360)] })
    const week = weeklyOvertime([saturday, ...days.slice(1), monday])
    expect(week.lines).toMatchObject([
      { workDate: SAT, replaces: 'normal', minutes: 120, fromMinutes: 600, toMinutes: 720 },
    ])
  })

  it('an agreement may put hours above eight at +100 %', () => {
    const version = model('fixed', { weeklyFirstTierMinutes: 480 })
    const week = weeklyOvertime(worked(version, { ...each(workdays, 480), [SAT]: 480, [SUN]: 120 }))
    expect(
      week.lines.map(({ workDate, kind, minutes, creditBp }) => [workDate, kind, minutes, creditBp]),
    ).toEqual([
      [SAT, 'overtime_50', 480, 15000],
      [SUN, 'overtime_100', 120, 20000],
    ])
  })

  it('a training day counts towards the forty hours, annual holiday does not', () => {
    const withDayType = (type: ReturnType<typeof dayType>) => [
      dayOf({ workDate: MON, model: fixed, dayType: type }),
      ...worked(fixed, each([TUE, WED, THU, FRI, SAT], 480)).slice(1),
    ]
    expect(weeklyOvertime(withDayType(dayType({}))).overtimeMinutes).toBe(480)
    expect(
      weeklyOvertime(withDayType(dayType({ code: 'annual_holiday', countsAsWorked: false }))).overtimeMinutes,
    ).toBe(0)
  })

  it('moves to the account only what the day has not moved', () => {
    const days = worked(model('fixed', { overtimeCompensation: 'overtime_account' }), {
      ...each(workdays, 480),
      [SAT]: 360,
    })
    const saturday = days[5]?.interpretation.balanceTerms.map(({ minutes }) => minutes)
    expect(saturday).toEqual([360])
    expect(weeklyOvertime(days).balanceTerms).toMatchObject([{ accountKind: 'overtime', minutes: 180 }])
  })

  it('moves all of what was normal on its day', () => {
    const version = model('shift', { overtimeCompensation: 'banked_leave' })
    const days = worked(version, { ...each(workdays, 480), [SAT]: 120 })
    expect(weeklyOvertime(days).balanceTerms).toMatchObject([{ accountKind: 'banked_leave', minutes: 180 }])
  })

  it('gives no place to part of a line that the clock changes within', () => {
    const version = model('shift')
    const autumn = (workDate: string, entries: Parameters<typeof dayOf>[0]['entries'] & {}) =>
      dayOf({ workDate, model: version, entries })
    const week = [
      ...['2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24'].map(date =>
        autumn(date, [duration(work, 450)]),
      ),
      autumn('2026-10-25', [span(work, '00:00', '06:00')]),
    ]
    expect(weeklyOvertime(week).lines).toEqual([
      {
        workDate: '2026-10-25',
        kind: 'overtime_50',
        replaces: 'normal',
        lineIndex: 0,
        minutes: 270,
        creditBp: 15000,
        compensation: 'paid',
        rule: { id: 'model-shift', versionId: 'model-shift-v1' },
        explanation: said('270 min of normal work on 2026-10-25: weekly overtime above 2400 min at +50 %.'),
      },
    ])
  })

  it('is none where hours average over longer, in period work, and in an empty week', () => {
    const long = { ...each(workdays, 480), [SAT]: 480 }
    expect(weeklyOvertime(worked(model('shift', { weeklyOvertimeAfterMinutes: null }), long)).lines).toEqual(
      [],
    )
    expect(weeklyOvertime(worked(model('period'), long)).lines).toEqual([])
    expect(weeklyOvertime([])).toMatchObject({ countedMinutes: 0, overtimeMinutes: 0, lines: [] })
  })
})

describe('a flexitime week', () => {
  const flex40 = model('flex', { flexInPayroll: 'movement' })

  it('40 h, five days 08–18: 10 h flex and no overtime', () => {
    const days = workdays.map(workDate =>
      dayOf({ workDate, model: flex40, entries: [span(work, '08:00', '18:00')] }),
    )
    expect(flexOf(days)).toBe(600)
    expect(weeklyOvertime(days)).toMatchObject({ overtimeMinutes: 0, lines: [] })
  })

  it('32 h, 8 h on Monday, Tuesday, Friday and Saturday: nothing over', () => {
    const version = model('flex', {
      weeklyMinutes: 1920,
      dayTargets: [480, 480, 480, 480, 0, 0, 0],
      flexInPayroll: 'movement',
    })
    const days = worked(version, each([MON, TUE, FRI, SAT], 480))
    expect(flexOf(days)).toBe(0)
    expect(weeklyOvertime(days).overtimeMinutes).toBe(0)
  })

  it.each(['target_zero', 'credited'] as const)(
    '40 h with a holiday on Monday (%s), 8 h Tuesday to Saturday: 8 h',
    holidayEffect => {
      const version = model('flex', { holidayEffect, flexInPayroll: 'movement' })
      const [easterMonday, ...others] = [
        '2026-04-06',
        '2026-04-07',
        '2026-04-08',
        '2026-04-09',
        '2026-04-10',
        '2026-04-11',
      ]
      const days = [
        dayOf({
          workDate: easterMonday ?? '',
          model: version,
          holiday: holiday('2026-04-06', 'easter_monday'),
        }),
        ...others.map(workDate => dayOf({ workDate, model: version, entries: [duration(work, 480)] })),
      ]
      expect(flexOf(days)).toBe(480)
      expect(weeklyOvertime(days).overtimeMinutes).toBe(0)
    },
  )

  it('Saturday work the employer orders on top of forty hours is weekly overtime', () => {
    const days = [
      ...workdays.map(workDate => dayOf({ workDate, model: flex40, entries: [duration(work, 510)] })),
      dayOf({ workDate: SAT, model: flex40, entries: [duration(orderedWork, 360)] }),
    ]
    expect(weeklyOvertime(days)).toMatchObject({
      overtimeMinutes: 360,
      lines: [{ workDate: SAT, replaces: 'additional' }],
    })
    expect(flexOf(days)).toBe(150)
  })
})

describe('the week of a date', () => {
  it.each([
    ['2026-03-02', '2026-03-02', '2026-03-08'],
    ['2026-03-08', '2026-03-02', '2026-03-08'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
  ])('%s lies in %s to %s', (date, from, to) => {
    expect(weekOf(date)).toEqual({ from, to })
  })
})
