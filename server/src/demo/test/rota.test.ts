import { describe, expect, it } from 'vitest'
import { addDays, datesInRange, daysInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import { awayInWeek, letterOn, nextHoliday, weekOfRota } from '../days/rota.ts'
import { shiftMinutes, shiftStarts } from '../days/shift-day.ts'

const hour = 60
const day = 24 * hour
const week = 7 * day

const first: PlainDate = '2026-01-05'
/** Every holiday comes round. */
const dates = datesInRange(first, addDays(first, 15 * 21 - 1))
const places = [0, 1, 2, 3, 4, 5, 6]

const shiftsOf = (place: number) =>
  dates.flatMap(date => {
    const letter = letterOn(place, date)
    if (letter === null) return []
    const from = (daysInRange(first, date) - 1) * day + shiftStarts[letter]
    return [{ date, letter, from, to: from + shiftMinutes }]
  })

const count = (date: PlainDate, letter: string) =>
  places.filter(place => letterOn(place, date) === letter).length

describe('the rota', () => {
  it.each(places)('gives place %i eleven hours between shifts, and two days off after nights', place => {
    const shifts = shiftsOf(place)
    const rests = shifts.slice(1).map((next, index) => {
      const before = shifts[index] as (typeof shifts)[number]
      return { before, next, rest: next.from - before.to }
    })
    expect(rests.filter(({ rest }) => rest < 11 * hour)).toEqual([])
    expect(
      rests.filter(
        ({ before, next, rest }) => before.letter === 'N' && next.letter !== 'N' && rest < 48 * hour,
      ),
    ).toEqual([])
  })

  it.each(places)('gives place %i 35 hours of rest that begin in each week, or lie in it', place => {
    const shifts = shiftsOf(place)
    const weeks = Array.from({ length: dates.length / 7 - 1 }, (_, index) => index)
    const short = weeks.filter(index => {
      const monday = index * week
      const begins = [monday, ...shifts.map(({ to }) => to)].filter(to => to >= monday && to < monday + week)
      const rests = begins.map(free => {
        const isWorking = shifts.some(({ from, to }) => from < free && free < to)
        const next = shifts.find(({ from }) => from >= free)
        return isWorking ? 0 : (next?.from ?? Number.POSITIVE_INFINITY) - free
      })
      return Math.max(...rests) < 35 * hour
    })
    expect(short).toEqual([])
  })

  it.each(places)('asks of place %i no more than three nights and six days in a row', place => {
    const letters = dates.map(date => letterOn(place, date) ?? '-').join('')
    expect(letters).not.toMatch(/N{4}|[MEN]{7}/)
    expect(letters).not.toMatch(/EM|NM|NE/)
  })

  it.each([0, 1, 2, 3, 4])(
    'is 120 hours in three weeks for place %i, but for holidays, with a weekend free',
    place => {
      const periods = Array.from({ length: dates.length / 21 }, (_, index) =>
        dates.slice(21 * index, 21 * index + 21),
      )
      for (const period of periods) {
        const worked = period.filter(date => letterOn(place, date) !== null)
        const isAway = awayInWeek(weekOfRota(period[0] as PlainDate)) === place
        if (isAway) expect(worked.length).toBeLessThan(15)
        else expect(worked).toHaveLength(15)
        const free = [5, 12, 19].filter(saturday =>
          [0, 1].every(next => letterOn(place, period[saturday + next] as PlainDate) === null),
        )
        expect(free.length).toBeGreaterThanOrEqual(1)
      }
    },
  )

  it('has enough people at every hour, and not too many', () => {
    const isStaffed = (date: PlainDate) =>
      count(date, 'M') >= (weekdayOf(date) > 5 ? 1 : 2) && count(date, 'E') >= 1 && count(date, 'N') === 1
    expect(dates.filter(date => !isStaffed(date))).toEqual([])
    expect(dates.filter(date => Math.max(count(date, 'M'), count(date, 'E')) > 3)).toEqual([])
  })

  it('sends everybody on holiday by turns, one at a time', () => {
    for (const place of [0, 1, 2, 3, 4]) expect(awayInWeek(nextHoliday(place, 151) as number)).toBe(place)
    expect(new Set([0, 1, 2, 3, 4].map(place => nextHoliday(place, 151))).size).toBe(5)
    expect(nextHoliday(5, 151)).toBe(null)
  })
})
