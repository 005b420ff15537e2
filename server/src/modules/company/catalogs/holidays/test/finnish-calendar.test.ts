import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import { finnishHolidays } from '../finnish-calendar.ts'

const datesByCode = (year: number) =>
  Object.fromEntries(finnishHolidays(year).map(({ code, date }) => [code, date]))

const publicDates = (year: number) =>
  finnishHolidays(year)
    .filter(({ kind }) => kind === 'public')
    .map(({ code, date }) => `${date} ${code}`)

describe('the Finnish holidays', () => {
  it('of 2026', () => {
    expect(publicDates(2026)).toEqual([
      '2026-01-01 new_year',
      '2026-01-06 epiphany',
      '2026-04-03 good_friday',
      '2026-04-05 easter_sunday',
      '2026-04-06 easter_monday',
      '2026-05-01 may_day',
      '2026-05-14 ascension_day',
      '2026-05-24 whit_sunday',
      '2026-06-20 midsummer_day',
      '2026-10-31 all_saints_day',
      '2026-12-06 independence_day',
      '2026-12-25 christmas_day',
      '2026-12-26 st_stephens_day',
    ])
  })

  it('of 2027', () => {
    expect(publicDates(2027)).toEqual([
      '2027-01-01 new_year',
      '2027-01-06 epiphany',
      '2027-03-26 good_friday',
      '2027-03-28 easter_sunday',
      '2027-03-29 easter_monday',
      '2027-05-01 may_day',
      '2027-05-06 ascension_day',
      '2027-05-16 whit_sunday',
      '2027-06-26 midsummer_day',
      '2027-11-06 all_saints_day',
      '2027-12-06 independence_day',
      '2027-12-25 christmas_day',
      '2027-12-26 st_stephens_day',
    ])
  })

  it.each([
    [2024, '03-31', '05-09', '05-19', '06-22', '11-02'],
    [2025, '04-20', '05-29', '06-08', '06-21', '11-01'],
    [2026, '04-05', '05-14', '05-24', '06-20', '10-31'],
    [2027, '03-28', '05-06', '05-16', '06-26', '11-06'],
    [2028, '04-16', '05-25', '06-04', '06-24', '11-04'],
    [2029, '04-01', '05-10', '05-20', '06-23', '11-03'],
    [2030, '04-21', '05-30', '06-09', '06-22', '11-02'],
  ])('that move, in %i', (year, easter, ascension, whitsun, midsummer, allSaints) => {
    expect(datesByCode(year)).toMatchObject({
      easter_sunday: `${year}-${easter}`,
      ascension_day: `${year}-${ascension}`,
      whit_sunday: `${year}-${whitsun}`,
      midsummer_day: `${year}-${midsummer}`,
      all_saints_day: `${year}-${allSaints}`,
    })
  })

  it.each([
    [2026, ['2026-04-04 easter_saturday', '2026-06-19 midsummer_eve', '2026-12-24 christmas_eve']],
    [2027, ['2027-03-27 easter_saturday', '2027-06-25 midsummer_eve', '2027-12-24 christmas_eve']],
  ])('of %i keep the eves apart', (year, expected) => {
    const eves = finnishHolidays(year).filter(({ kind }) => kind === 'eve')
    expect(eves.map(({ code, date }) => `${date} ${code}`)).toEqual(expected)
  })

  it('fall on their own weekdays in every year of a century', () => {
    for (let year = 2000; year < 2100; year++) {
      const dates = datesByCode(year)
      const weekday = (code: string) => weekdayOf(dates[code] ?? '')
      expect([weekday('good_friday'), weekday('easter_sunday'), weekday('easter_monday')]).toEqual([5, 7, 1])
      expect([weekday('ascension_day'), weekday('whit_sunday')]).toEqual([4, 7])
      expect([weekday('midsummer_eve'), weekday('midsummer_day'), weekday('all_saints_day')]).toEqual([
        5, 6, 6,
      ])
      expect(
        dates.midsummer_day &&
          dates.midsummer_day >= `${year}-06-20` &&
          dates.midsummer_day <= `${year}-06-26`,
      ).toBe(true)
      expect(
        dates.all_saints_day &&
          dates.all_saints_day >= `${year}-10-31` &&
          dates.all_saints_day <= `${year}-11-06`,
      ).toBe(true)
    }
  })

  it.each([
    [1992, '1992-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('know Easter of %i, also at the edges of its range', (year, easter) => {
    expect(datesByCode(year).easter_sunday).toBe(easter)
  })

  it('are in order of date, and two may share one', () => {
    const dates = finnishHolidays(2008).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(
      finnishHolidays(2008)
        .filter(({ date }) => date === '2008-05-01')
        .map(({ code }) => code),
    ).toEqual(['may_day', 'ascension_day'])
  })

  it('have a name in each language', () => {
    for (const { name } of finnishHolidays(2026))
      for (const text of Object.values(name)) expect(text).not.toBe('')
    expect(finnishHolidays(2026).find(({ code }) => code === 'all_saints_day')?.name).toEqual({
      fi: 'Pyhäinpäivä',
      sv: 'Alla helgons dag',
      en: "All Saints' Day",
    })
  })

  it.each([1991, 10000, 2026.5, Number.NaN])('of %d are refused', year => {
    expect(() => finnishHolidays(year)).toThrow(RangeError)
  })
})
