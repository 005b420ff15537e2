import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { thresholdOvertimeOf } from '../overtime-of-stretch.ts'
import type { WorktimeModelVersion } from '../day.ts'
import { stretchOf } from '../stretch.ts'
import { dayOf, dayType, duration, everyDay, model, orderedWork, work } from './example-day.ts'
import { said } from './said.ts'

const MONDAY = '2026-03-02'

/** The replacements of a stretch, so many minutes worked from its Monday on; null for a day without work. */
function found(version: WorktimeModelVersion, minutes: readonly (number | null)[], until = '9999-12-31') {
  const days = minutes.map((worked, index) =>
    dayOf({
      workDate: addDays(MONDAY, index),
      model: version,
      entries: worked === null ? [] : [duration(work, worked)],
    }),
  )
  const { lines } = thresholdOvertimeOf(
    stretchOf(MONDAY, date => (date <= until ? version : null)),
    days,
  )
  return lines.map(({ workDate, kind, replaces, minutes: of }) =>
    [workDate.slice(-2), kind, replaces, of].join(' '),
  )
}

const rota = (rest: Partial<WorktimeModelVersion> = {}) =>
  model('shift', { weeklyMinutes: 1800, dayTargets: [0, 0, 0, 0, 0, 0, 0], ...rest })
const periods = (rest: Partial<WorktimeModelVersion> = {}) =>
  model('period', {
    weeklyMinutes: 1200,
    dayTargets: [0, 0, 0, 0, 0, 0, 0],
    periodWeeks: 2,
    periodStartsOn: MONDAY,
    periodOvertimeAfterMinutes: 4800,
    periodFirstTierMinutes: 720,
    ...rest,
  })
const fiveOf = (minutes: number) => [minutes, minutes, minutes, minutes, minutes]

describe('additional work of a part-timer whose days are not agreed', () => {
  it.each([
    [
      'a rota of 30 h worked for 40',
      rota(),
      fiveOf(480),
      ['05 additional normal 120', '06 additional normal 480'],
    ],
    [
      'and on Saturday overtime above 40',
      rota(),
      [...fiveOf(480), 60],
      ['05 additional normal 120', '06 additional normal 480', '07 overtime_50 normal 60'],
    ],
    ['30 h exactly', rota(), fiveOf(360), []],
    ['a full-time rota', rota({ weeklyMinutes: 2400 }), fiveOf(480), []],
    [
      'by the hours',
      model('hours_only', { weeklyMinutes: 600, dayTargets: [0, 0, 0, 0, 0, 0, 0] }),
      [480, 180],
      ['03 additional normal 60'],
    ],
    [
      'by the hours, none agreed',
      model('hours_only', { weeklyMinutes: 0, dayTargets: [0, 0, 0, 0, 0, 0, 0] }),
      fiveOf(480),
      [],
    ],
    ['hours that average over longer', rota({ weeklyOvertimeAfterMinutes: null }), fiveOf(480), []],
    ['what is additional on its day already', rota({ agreedDailyMinutes: 360 }), fiveOf(480), []],
    [
      'a sixth agreed day',
      rota({ agreedDailyMinutes: 360 }),
      [...fiveOf(360), 360],
      ['07 additional normal 360'],
    ],
    ['fixed days', model('fixed', { weeklyMinutes: 1800, ...everyDay(360) }), [...fiveOf(360), 60], []],
  ])('%s', (_, version, minutes, expected) => expect(found(version, minutes)).toEqual(expected))

  it('in a period is what lies above the agreed weeks and below overtime', () => {
    expect(found(periods(), [...fiveOf(500), null, null, 500])).toEqual([
      '06 additional normal 100',
      '09 additional normal 500',
    ])
    expect(found(periods({ weeklyMinutes: 2400 }), [...fiveOf(500), null, null, 500])).toEqual([])
  })

  it('in a period broken off is measured by a fifth of the week for each day worked', () =>
    expect(found(periods(), [480, 300, 300], '2026-03-04')).toEqual([
      '03 additional normal 60',
      '04 additional normal 300',
    ]))

  it('counts credits that count as work, and flexitime never', () => {
    const training = dayType({ credit: 'fixed', creditMinutes: 480 })
    const version = rota({ weeklyMinutes: 600 })
    const days = [
      dayOf({ workDate: MONDAY, model: version, dayType: training }),
      dayOf({ workDate: '2026-03-03', model: version, entries: [duration(work, 180)] }),
      dayOf({
        workDate: '2026-03-04',
        model: model('flex'),
        entries: [duration(orderedWork, 60), duration(work, 480)],
      }),
      dayOf({ workDate: '2026-03-05', model: version, entries: [duration(work, 30)] }),
    ]
    const { lines } = thresholdOvertimeOf(
      stretchOf(MONDAY, () => null),
      days,
    )
    expect(lines).toMatchObject([
      { workDate: '2026-03-03', kind: 'additional', replaces: 'normal', minutes: 60 },
      { workDate: '2026-03-05', kind: 'additional', replaces: 'normal', minutes: 30 },
    ])
  })

  it('is plain pay, or goes to the account once, and says why', () => {
    const version = rota({ overtimeCompensation: 'overtime_account' })
    const days = [0, 1, 2, 3].map(index =>
      dayOf({ workDate: addDays(MONDAY, index), model: version, entries: [duration(work, 480)] }),
    )
    const { lines, overtimeMinutes, balanceTerms } = thresholdOvertimeOf(
      stretchOf(MONDAY, () => version),
      days,
    )
    expect(overtimeMinutes).toBe(0)
    expect(lines).toMatchObject([
      {
        minutes: 120,
        creditBp: 10_000,
        compensation: 'overtime_account',
        explanation: said(
          '120 min of normal work on 2026-03-05: additional work of the week above the agreed 1800 min.',
        ),
      },
    ])
    expect(balanceTerms).toMatchObject([{ accountKind: 'overtime', minutes: 120 }])
  })
})
