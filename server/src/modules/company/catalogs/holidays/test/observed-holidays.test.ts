import { describe, expect, it } from 'vitest'
import {
  type Addition,
  calendarHolidays,
  decidingHolidays,
  observedHolidays,
  type Removal,
} from '../observed-holidays.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const addition = (date: string, code: string, kind: 'public' | 'eve' = 'eve'): Addition => ({
  change: 'added',
  id: `added ${code}`,
  date,
  code,
  name: { fi: code, sv: code, en: code },
  kind,
  updatedAt: now,
})
const removal = (date: string, code: string): Removal => ({
  change: 'removed',
  id: `removed ${code}`,
  date,
  code,
  updatedAt: now,
})
const codes = (holidays: readonly { date: string; code: string }[]) =>
  holidays.map(({ date, code }) => `${date} ${code}`)

describe('the calendar', () => {
  it('gives the days between two dates, both included, over a turn of the year', () => {
    expect(codes(calendarHolidays('2026-12-25', '2027-01-06'))).toEqual([
      '2026-12-25 christmas_day',
      '2026-12-26 st_stephens_day',
      '2027-01-01 new_year',
      '2027-01-06 epiphany',
    ])
  })

  it('knows nothing before 1992', () => {
    expect(codes(calendarHolidays('1990-01-01', '1992-01-01'))).toEqual(['1992-01-01 new_year'])
    expect(calendarHolidays('1950-01-01', '1950-12-31')).toEqual([])
  })
})

describe('what an organisation observes', () => {
  it('is the calendar without its removals, with its additions, by date', () => {
    const changes = [addition('2026-12-31', 'new_years_eve'), removal('2026-12-24', 'christmas_eve')]
    const observed = observedHolidays('2026-12-24', '2026-12-31', changes)
    expect(codes(observed)).toEqual([
      '2026-12-25 christmas_day',
      '2026-12-26 st_stephens_day',
      '2026-12-31 new_years_eve',
    ])
    expect(observed.map(({ source, id }) => [source, id])).toEqual([
      ['calendar', null],
      ['calendar', null],
      ['organisation', 'added new_years_eve'],
    ])
  })

  it('loses the removed one of two holidays on a date only', () => {
    expect(codes(observedHolidays('2008-05-01', '2008-05-01', [removal('2008-05-01', 'may_day')]))).toEqual([
      '2008-05-01 ascension_day',
    ])
  })
})

it('a date is decided by its public holiday, whatever else falls on it', () => {
  const observed = observedHolidays('2026-12-24', '2026-12-25', [
    addition('2026-12-24', 'company_day', 'public'),
    addition('2026-12-25', 'aaa_company_eve', 'eve'),
  ])
  expect(codes(decidingHolidays(observed))).toEqual(['2026-12-24 company_day', '2026-12-25 christmas_day'])
})

describe('changing the calendar', () => {
  const mayDay = calendarHolidays('2026-05-01', '2026-05-01')[0] ?? null
  const own = addition('2026-12-31', 'new_years_eve')
  const away = removal('2026-05-01', 'may_day')

  it('a day is added once, and not where the calendar has it', () => {
    const input = {
      date: '2026-12-31',
      code: 'new_years_eve',
      kind: 'eve',
      name: { fi: 'Uudenvuodenaatto' },
    } as const
    expect(rules.add('id', input, { inCalendar: null, change: null }, now)).toMatchObject({
      state: { id: 'id', name: { fi: 'Uudenvuodenaatto', sv: 'Uudenvuodenaatto', en: 'Uudenvuodenaatto' } },
    })
    const refusal = 'code_already_in_use'
    expect(rules.add('id', input, { inCalendar: null, change: own }, now)).toMatchObject({ refusal })
    expect(rules.add('id', input, { inCalendar: mayDay, change: null }, now)).toMatchObject({ refusal })
    expect(rules.add('id', input, { inCalendar: mayDay, change: away }, now)).toMatchObject({ refusal })
  })

  it('an addition is withdrawn, a day of the calendar removed, and neither twice', () => {
    expect(rules.remove('id', { inCalendar: null, change: own }, now)).toMatchObject({
      state: { withdrawn: own },
    })
    expect(rules.remove('id', { inCalendar: mayDay, change: null }, now)).toMatchObject({
      state: { removal: { id: 'id', date: '2026-05-01', code: 'may_day' } },
      audit: [{ action: 'holidays.remove', targetId: 'id' }],
    })
    const refusal = 'holiday_not_found'
    expect(rules.remove('id', { inCalendar: null, change: null }, now)).toMatchObject({ refusal })
    expect(rules.remove('id', { inCalendar: mayDay, change: away }, now)).toMatchObject({ refusal })
  })

  it('a removed day is restored, and a day that was never removed stays as it is', () => {
    expect(rules.restore({ inCalendar: mayDay, change: away })).toMatchObject({
      state: { removal: away },
      audit: [{ action: 'holidays.restore' }],
    })
    expect(rules.restore({ inCalendar: mayDay, change: null })).toMatchObject({
      state: { removal: null },
      audit: [],
    })
    expect(rules.restore({ inCalendar: null, change: own })).toMatchObject({ refusal: 'holiday_not_found' })
  })
})
