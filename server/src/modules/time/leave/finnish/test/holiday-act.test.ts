import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../../../../../platform/contract/sentences.ts'
import { addDays, datesInRange, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import { finnishHolidays } from '../../../../company/catalogs/holidays/finnish-calendar.ts'
import { numberOf } from '../../accruals/amounts.ts'
import { annualHoliday, employed, fullTime, historyOf, figures } from '../../accruals/test/policies.ts'
import { whyNotCounted } from '../../entitlements/planning.ts'
import { absenceDayReasons } from '../../../absences/reasons.ts'
import type { DayAbsence, DayFact } from '../days.ts'
import { gainsByAct } from '../earning.ts'
import { postponedDays } from '../../entitlements/rules.ts'
import { seasonOf } from '../../entitlements/view.ts'

const holidayOn = (date: PlainDate) =>
  finnishHolidays(Number(date.slice(0, 4))).find(holiday => holiday.date === date)
const counted = (from: PlainDate, to: PlainDate) =>
  datesInRange(from, to).filter(date => whyNotCounted(date, holidayOn(date)) === null).length

describe('days of annual holiday, 4 §', () => {
  it.each([
    ['2026-07-06', '2026-08-02', 24],
    ['2026-06-15', '2026-06-21', 4],
    ['2026-03-30', '2026-04-05', 4],
    ['2026-12-21', '2026-12-27', 3],
  ])('from %s to %s there are %i', (from, to, days) => {
    expect(counted(from, to)).toBe(days)
  })

  it.each([
    ['2027-05-01', 'May Day'],
    ['2027-12-06', 'Independence Day'],
    ['2026-12-24', 'Christmas Eve'],
    ['2026-06-19', 'Midsummer Eve'],
    ['2026-04-04', 'Easter Saturday'],
    ['2026-11-22', 'Sunday'],
    ['2026-01-06', 'Epiphany'],
  ])('%s is none: %s', (date, why) => {
    const reason = whyNotCounted(date, holidayOn(date))
    expect(reason && sentenceOf(absenceDayReasons, reason, 'en')).toBe(why)
  })

  it('an ordinary Saturday is one', () => {
    expect(whyNotCounted('2026-11-21', undefined)).toBeNull()
  })
})

type Facts = (date: PlainDate) => DayFact

const earned = (
  from: PlainDate,
  until: PlainDate,
  factOn: Facts = fullTime(from),
  to: PlainDate | null = null,
) => {
  const gains = gainsByAct(annualHoliday(), employed(from, to), { from, until }, factOn)
  return numberOf(gains.reduce((sum, { amount }) => sum + amount, 0))
}

const workingOn =
  (weekdays: readonly number[], minutes: number): Facts =>
  date => ({
    targetMinutes: weekdays.includes(weekdayOf(date)) ? minutes : 0,
    workedMinutes: null,
    creditedMinutes: null,
    absence: null,
  })

const absent =
  (
    from: PlainDate,
    to: PlainDate,
    absence: Omit<DayAbsence, 'absenceTypeId'>,
    base: Facts = fullTime('2000-01-01'),
  ): Facts =>
  date => ({
    ...base(date),
    ...(date >= from && date <= to && { absence: { absenceTypeId: 'a', ...absence } }),
  })

describe('earning annual holiday, 5 and 6 §', () => {
  it('started on 2025-09-15: September has 12 days and is no full month; 6 × 2 = 12 days by 2026-03-31', () => {
    expect(earned('2025-09-15', '2025-09-30')).toBe(0)
    expect(earned('2025-09-15', '2026-03-31')).toBe(12)
  })

  it('start on 1 January 2015 gives 6 days in summer 2015 and 30 the next year', () => {
    expect(earned('2015-01-01', '2015-03-31')).toBe(6)
    expect(earned('2015-01-01', '2016-03-31')).toBe(6 + 30)
    const history = historyOf(annualHoliday(), employed('2015-01-01'), '2016-12-31')
    expect(figures(history, '2015-06-01')).toMatchObject({ accrued: 6, available: 6 })
    expect(figures(history, '2016-04-29')).toMatchObject({ available: 6, earning: 30 })
    expect(figures(history, '2016-05-02').available).toBe(36)
  })

  it('a part of a day is rounded up: 7 × 2.5 = 17.5 gives 18', () => {
    const worked: Facts = absent('2025-04-01', '2025-08-31', { counts: 'never', limitDays: null })
    expect(earned('2020-01-01', '2026-03-31', worked) - earned('2020-01-01', '2025-03-31', worked)).toBe(18)
  })

  it.each([
    ['2025-04-01', 30],
    ['2025-04-02', 24],
  ])('2 and 2.5 are never mixed: employed from %s has %i days on 2026-03-31', (from, days) => {
    expect(earned(from, '2026-03-31')).toBe(days)
  })

  it('2.5 days are for the whole year that the employment ends in, once it has lasted one', () => {
    expect(earned('2025-01-01', '2026-12-31', fullTime('2025-01-01', '2026-02-28'), '2026-02-28')).toBe(
      6 + 28,
    )
  })

  it('14 days make a month full, 13 do not', () => {
    const started = (day: string) => earned(day, '2026-06-30')
    expect(started('2026-06-11')).toBe(2)
    expect(started('2026-06-12')).toBe(0)
  })

  it('35 hours make a month full where the contract does not give 14 days in every month', () => {
    expect(earned('2026-04-01', '2027-03-31', workingOn([1, 2], 450))).toBe(30)
    expect(earned('2026-04-01', '2027-03-31', workingOn([1], 300))).toBe(24)
  })

  it('neither gives unpaid free time of 2 days a month', () => {
    const gains = gainsByAct(
      annualHoliday(),
      employed('2026-04-01'),
      { from: '2026-04-01', until: '2027-03-31' },
      workingOn([1], 300),
    )
    expect(gains).toMatchObject([
      { date: '2027-03-31', amount: 240_000, explain: { freeTime: true, months: 12 } },
    ])
  })

  it('hours that were worked by an approved day count in place of those expected', () => {
    const called: Facts = date => ({
      targetMinutes: 0,
      workedMinutes: date.startsWith('2026-05') && date.endsWith('5') ? 700 : null,
      creditedMinutes: null,
      absence: null,
    })
    expect(earned('2026-04-01', '2026-05-31', called)).toBe(2.5)
  })
})

describe('like-worked days, 7 §', () => {
  it('75 working days of illness in an earning year count, no more', () => {
    const limited = { counts: 'limited', limitDays: 75 } as const
    const until = (to: PlainDate) => {
      const factOn = absent('2025-04-01', to, limited)
      return earned('2020-01-01', '2026-03-31', factOn) - earned('2020-01-01', '2025-03-31', factOn)
    }
    // 75 working days from 1 April 2025 end on 14 July: that month is not full, nor are those after it.
    expect(until('2025-07-14')).toBe(30)
    expect(until('2025-09-30')).toBe(23)
  })

  it('the limit is counted anew in every earning year', () => {
    const factOn = absent('2025-02-01', '2025-06-13', { counts: 'limited', limitDays: 75 })
    expect(earned('2020-01-01', '2026-03-31', factOn)).toBe(earned('2020-01-01', '2026-03-31'))
  })

  it('what always counts has no end, and what never counts counts nothing', () => {
    const of = (counts: 'always' | 'never') =>
      earned('2025-04-01', '2026-03-31', absent('2025-04-01', '2026-03-31', { counts, limitDays: null }))
    expect([of('always'), of('never')]).toEqual([30, 0])
  })
})

describe('season and saved leave', () => {
  it('24 days are for summer, the rest for winter', () => {
    expect(seasonOf('2026-03-31', 30, 24)).toEqual({
      summerFrom: '2026-05-02',
      summerTo: '2026-09-30',
      summerDays: 24,
      winterTo: '2027-04-30',
      winterDays: 6,
    })
    expect(seasonOf('2026-03-31', 12, 24)).toMatchObject({ summerDays: 12, winterDays: 0 })
  })

  it('what is not taken by 30 April is saved, up to what the policy lets', () => {
    const on = (carryOverMax: number | null) =>
      figures(historyOf(annualHoliday({ carryOverMax }), employed('2020-04-01'), '2022-12-31'), '2022-05-02')
    expect(on(null)).toMatchObject({ carriedOver: 30, accrued: 30, available: 60 })
    expect(on(12)).toMatchObject({ carriedOver: 12, accrued: 30, available: 42 })
  })

  it('holiday can be taken as it is earned where that is agreed', () => {
    const on = (usableFrom: 'season' | 'earned') =>
      figures(historyOf(annualHoliday({ usableFrom }), employed('2026-01-01'), '2026-12-31'), '2026-03-31')
        .available
    expect([on('season'), on('earned')]).toEqual([0, 6])
  })
})

describe('falling ill on holiday, 25 §', () => {
  const rules = { illnessWaitingDays: 6, illnessWaitingAboveDays: 24 }

  it.each([
    [10, 30, 0, 6, 4],
    [10, 24, 0, 0, 10],
    [10, 27, 0, 3, 7],
    [4, 30, 0, 4, 0],
    [4, 30, 4, 2, 2],
    [4, 30, 6, 0, 4],
    [3, 12, 0, 0, 3],
  ])(
    'of %i days ill with %i earned and %i waited, %i wait and %i move',
    (ill, days, waited, waiting, moved) => {
      expect(postponedDays(ill, days, waited, rules)).toEqual({ waiting, moved })
    },
  )
})

it('four weeks of holiday end where they should', () => {
  expect(counted('2026-07-06', addDays('2026-07-06', 27))).toBe(24)
})
