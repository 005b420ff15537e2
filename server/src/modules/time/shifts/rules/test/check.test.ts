import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { checkPlan } from '../check.ts'
import type { UnitRules } from '../settings.ts'
import { noFacts, shift } from './plans.ts'
import { day, monday, rules, table } from './tables.ts'

const weekOf = (from: number, to: number, days: readonly number[]) =>
  days.map(index => shift(`day-${index}`, day(index), [from, to]))

describe('nobody is in two places at once', () => {
  table('shift_overlap', [
    {
      name: 'one after the other is no overlap',
      wanted: [shift('a', monday, [8, 12]), shift('b', monday, [12, 16])],
      breaks: [],
    },
    {
      name: 'a minute of both is told of both',
      wanted: [shift('a', monday, [8, 12.25]), shift('b', monday, [12, 16])],
      breaks: ['a', 'b'],
    },
    {
      name: 'over midnight, with a shift that stands in another unit',
      wanted: [shift('a', monday, [22, 30])],
      facts: { shifts: [shift('b', day(1), [5, 9], { planningUnitId: 'unit-b' })] },
      breaks: ['a'],
    },
    {
      name: 'a shift that moves does not overlap where it was',
      wanted: [shift('a', monday, [9, 17])],
      facts: { shifts: [shift('a', monday, [8, 16])] },
      breaks: [],
    },
    {
      name: 'of different members, of nobody, and of what is taken away there is none',
      wanted: [
        shift('a', monday, [8, 16]),
        shift('b', monday, [8, 16], { membershipId: 'member-b' }),
        shift('c', monday, [8, 16], { membershipId: null }),
        shift('d', monday, [8, 16], { cancelled: true }),
      ],
      breaks: [],
    },
    // The hour from 03:00 to 04:00 is there twice: one shift has the first, the next the second.
    {
      name: 'in the night of 25 hours the clock alone decides nothing',
      wanted: [shift('a', '2026-10-24', [20, 26]), shift('b', '2026-10-25', [4, 8])],
      breaks: [],
    },
  ])
})

describe('25 §: 11 hours of rest in the 24 hours from the beginning of a shift', () => {
  table('shift_daily_rest', [
    {
      name: '11 hours between two shifts are enough',
      wanted: [shift('a', monday, [13, 21]), shift('b', day(1), [8, 16])],
      breaks: [],
    },
    {
      name: 'a quarter less is not',
      wanted: [shift('a', monday, [13, 21.25]), shift('b', day(1), [8, 16])],
      breaks: ['a', 'b'],
    },
    {
      name: 'a day in two parts has its rest in the night',
      wanted: [shift('a', monday, [8, 11]), shift('b', monday, [15, 19])],
      breaks: [],
    },
    {
      name: 'a shift of more than 13 hours leaves too little by itself',
      wanted: [shift('a', monday, [6, 19.25])],
      breaks: ['a'],
    },
    {
      name: 'a night that the clocks make longer takes of the rest',
      wanted: [shift('a', '2026-10-24', [19.75, 30.25])],
      breaks: [],
    },
    {
      name: 'in period-based work 9 hours are enough',
      wanted: [shift('a', monday, [13, 22]), shift('b', day(1), [7, 14])],
      facts: { periodWork: [{ membershipId: 'member-a', validFrom: '2026-01-01', validTo: null }] },
      breaks: [],
    },
    {
      name: 'a unit that agreed on less goes by that',
      wanted: [shift('a', monday, [13, 22]), shift('b', day(1), [7, 14])],
      settings: rules({ rules: [{ code: 'shift_daily_rest', severity: 'override', limit: 540 }] }),
      breaks: [],
    },
    {
      name: 'what stands counts, and is not told of',
      wanted: [shift('b', day(1), [6, 14])],
      facts: { shifts: [shift('a', monday, [14, 22])] },
      breaks: ['b'],
    },
  ])
})

describe('27 §: 35 hours of rest once a week', () => {
  table('shift_weekly_rest', [
    {
      name: 'Saturday afternoon to Monday morning, over the end of the week',
      wanted: weekOf(8, 16, [0, 1, 2, 3, 4, 5]),
      facts: { shifts: [shift('next', day(7), [8, 16])] },
      breaks: [],
    },
    {
      name: 'seven days of work',
      wanted: weekOf(8, 16, [0, 1, 2, 3, 4, 5, 6]),
      facts: { shifts: [shift('next', day(7), [8, 16])] },
      breaks: ['day-0', 'day-1', 'day-2', 'day-3', 'day-4', 'day-5', 'day-6'],
    },
    {
      name: 'who ends the rest on the next Monday is told',
      wanted: [shift('next', day(7), [2, 8])],
      facts: { shifts: weekOf(8, 16, [0, 1, 2, 3, 4, 5]) },
      breaks: ['next'],
    },
    {
      name: 'a free day in the middle of the week with a short one before it',
      wanted: weekOf(8, 16, [0, 1, 3, 4, 5, 6]),
      breaks: [],
    },
  ])
})

describe('18 §: 48 hours a week on average over four months', () => {
  const weeks = (minutes: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      membershipId: 'member-a',
      monday: addDays(monday, -7 * (index + 1)),
      minutes,
    }))
  table('shift_weekly_maximum', [
    {
      name: '48 hours in each week are the most',
      wanted: weekOf(8, 16, [0, 1, 2, 3, 4, 5]),
      facts: { weeksAround: weeks(2880, 16) },
      breaks: [],
    },
    {
      name: 'a minute more is told of the week',
      wanted: [shift('a', monday, [8, 16])],
      facts: {
        weeksAround: weeks(2880, 16),
        shifts: [shift('b', day(1), [0, 24]), shift('c', day(3), [0, 16.25])],
      },
      breaks: ['a'],
    },
    { name: 'a full week among empty ones is none', wanted: weekOf(6, 20, [0, 1, 2, 3, 4, 5]), breaks: [] },
    {
      name: 'breaks are no working time',
      wanted: [shift('a', monday, [8, 16], { breakMinutes: 60 })],
      facts: {
        weeksAround: weeks(2880, 16),
        shifts: [shift('b', day(1), [0, 24]), shift('c', day(3), [0, 17])],
      },
      breaks: [],
    },
    {
      name: 'a unit may take its average over fewer weeks',
      wanted: weekOf(8, 17, [0, 1, 2, 3, 4, 5]),
      settings: rules({ averageWeeks: 1 }),
      breaks: weekOf(8, 17, [0, 1, 2, 3, 4, 5]).map(each => each.shiftKey),
    },
  ])
})

describe('8 §: five night shifts in a row', () => {
  table('shift_nights_in_row', [
    { name: 'five are allowed', wanted: weekOf(22, 30, [0, 1, 2, 3, 4]), breaks: [] },
    {
      name: 'the sixth is told of each of them',
      wanted: weekOf(22, 30, [0, 1, 2, 3, 4, 5]),
      breaks: ['day-0', 'day-1', 'day-2', 'day-3', 'day-4', 'day-5'],
    },
    { name: 'a night between them begins a new row', wanted: weekOf(22, 30, [0, 1, 2, 4, 5, 6]), breaks: [] },
    {
      name: 'less than three hours of the night make none',
      wanted: weekOf(17.75, 25.75, [0, 1, 2, 3, 4, 5]),
      breaks: [],
    },
    {
      name: 'one that begins after midnight is of the night before',
      wanted: [
        ...weekOf(22, 30, [0, 1, 2, 3]),
        shift('late', day(5), [0, 6]),
        shift('last', day(5), [22, 30]),
      ],
      breaks: ['day-0', 'day-1', 'day-2', 'day-3', 'late', 'last'],
    },
  ])
})

describe('a unit that agreed on more night shifts in a row', () => {
  const highest = 60
  const nights = (from: number, to: number) =>
    weekOf(
      22,
      30,
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    )
  const limit = (most: number) =>
    rules({ rules: [{ code: 'shift_nights_in_row', severity: 'override', limit: most }] })
  const checked = (most: number, before: number, after: number) =>
    checkPlan(
      { ...noFacts, nightsAround: [...nights(-before, -1), ...nights(1, after)] },
      nights(0, 0),
      limit(most),
    )
      .filter(({ code }) => code === 'shift_nights_in_row')
      .map(({ detail }) => detail)

  it.each([15, highest])('of %s goes by that, wherever in the row a shift is', most => {
    for (const before of [0, 1, Math.floor(most / 2), most - 1]) {
      expect(checked(most, before, most - 1 - before)).toEqual([])
      const [detail, ...others] = checked(most, before, most - before)
      expect([detail, others]).toEqual([
        before === 0
          ? `There are ${most + 1} or more night shifts in a row from the night of ${monday}, and ${most} are the most.`
          : `There are ${most + 1} night shifts in a row from the night of ${day(-before)}, and ${most} are the most.`,
        [],
      ])
    }
    expect(checked(most, most, 0)).toHaveLength(1)
    expect(checked(most, most + 40, most + 40)[0]).toMatch(
      new RegExp(`^There are ${2 * most + 1} or more .* ${day(-most)}, and`),
    )
  })

  it('is told of a long row as far as two weeks around a shift, whatever is checked with it', () =>
    expect([12, 20].map(count => checked(5, count, 3)[0])).toEqual(
      [12, 12].map(
        () => `There are 16 or more night shifts in a row from the night of ${day(-12)}, and 5 are the most.`,
      ),
    ))
})

describe('30 §: a plan is told a week before it begins', () => {
  table('shift_notice_short', [
    {
      name: 'a week',
      wanted: [shift('a', monday, [8, 16], { toldFor: monday })],
      facts: { today: addDays(monday, -7) },
      breaks: [],
    },
    {
      name: 'a day less',
      wanted: [shift('a', monday, [8, 16], { toldFor: monday })],
      facts: { today: addDays(monday, -6) },
      breaks: ['a'],
    },
    {
      name: 'a draft is told to nobody',
      wanted: [shift('a', monday, [8, 16])],
      facts: { today: monday },
      breaks: [],
    },
    {
      name: 'by the first day of what is told',
      wanted: [shift('a', day(6), [8, 16], { toldFor: monday })],
      facts: { today: addDays(monday, -6) },
      breaks: ['a'],
    },
  ])
})

describe('the rules of a unit', () => {
  const late = [shift('a', monday, [14, 22]), shift('b', day(1), [6, 14])]
  const severities = (settings: UnitRules[]) =>
    checkPlan(noFacts, late, settings).map(({ shiftKey, severity }) => `${shiftKey} ${severity}`)

  it('hold from a day on: each shift goes by those of its date', () => {
    const from = rules({
      validFrom: day(1),
      rules: [{ code: 'shift_daily_rest', severity: 'refusal', limit: null }],
    })
    expect(severities(from)).toEqual(['a warning', 'b refusal'])
  })

  it('never soften what is fixed', () => {
    const twice = [shift('a', monday, [8, 16]), shift('b', monday, [8, 16])]
    const soft = rules({ rules: [{ code: 'shift_overlap', severity: 'warning', limit: null }] })
    const found = checkPlan(noFacts, twice, soft).filter(({ code }) => code === 'shift_overlap')
    expect(found.map(({ severity }) => severity)).toEqual(['refusal', 'refusal'])
  })

  it('are told with the numbers, the section, and nobody else', () =>
    expect(checkPlan(noFacts, late, [])[0]).toEqual({
      ...{ shiftKey: 'a', code: 'shift_daily_rest', severity: 'warning' },
      values: expect.objectContaining({ restMinutes: 480, dueMinutes: 660 }),
      detail:
        'In the 24 hours from 2026-11-09T12:00:00.000Z there are 8 h of rest without interruption, and 11 h are due.',
      law: 'Working Time Act 872/2019, 25 §',
    }))
})
