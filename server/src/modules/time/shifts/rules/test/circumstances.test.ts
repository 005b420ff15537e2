import { describe } from 'vitest'
import type { PlanFacts } from '../check.ts'
import { shift } from './plans.ts'
import { day, monday, rules, table } from './tables.ts'

describe('absences, closed days and locks', () => {
  const away = (part: 'full' | 'am' | 'pm' | 'hours'): Partial<PlanFacts> => ({
    absences: [{ membershipId: 'member-a', date: monday, part }],
  })
  table('shift_member_absent', [
    {
      name: 'a whole day',
      wanted: [shift('a', monday, [8, 16]), shift('b', monday, [8, 16], { membershipId: 'member-b' })],
      facts: away('full'),
      breaks: ['a'],
    },
    {
      name: 'a morning',
      wanted: [shift('a', monday, [11, 16]), shift('b', monday, [12, 16])],
      facts: away('am'),
      breaks: ['a'],
    },
    {
      name: 'an afternoon',
      wanted: [shift('a', monday, [8, 12]), shift('b', monday, [8, 13])],
      facts: away('pm'),
      breaks: ['b'],
    },
    {
      name: 'hours have no place in the day',
      wanted: [shift('a', monday, [8, 16])],
      facts: away('hours'),
      breaks: [],
    },
    {
      name: 'the night before reaches into it, and began before',
      wanted: [shift('a', day(-1), [22, 30])],
      facts: away('full'),
      breaks: [],
    },
  ])
  table('shift_unit_closed', [
    {
      name: 'a closed day of the unit',
      wanted: [
        shift('a', monday, [8, 16]),
        shift('b', monday, [8, 16], { planningUnitId: 'unit-b' }),
        shift('c', day(2), [8, 16]),
      ],
      facts: { closures: [{ planningUnitId: 'unit-a', closedFrom: monday, closedTo: day(1) }] },
      breaks: ['a'],
    },
    {
      name: 'a public holiday, where the unit says so',
      wanted: [shift('a', monday, [8, 16])],
      facts: { holidays: [{ date: monday, kind: 'public' }] },
      settings: rules({ closedOnPublicHolidays: true }),
      breaks: ['a'],
    },
    {
      name: 'and not where it does not',
      wanted: [shift('a', monday, [8, 16])],
      facts: { holidays: [{ date: monday, kind: 'public' }] },
      breaks: [],
    },
    {
      name: 'an eve is none',
      wanted: [shift('a', monday, [8, 16])],
      facts: { holidays: [{ date: monday, kind: 'eve' }] },
      settings: rules({ closedOnPublicHolidays: true }),
      breaks: [],
    },
  ])
  const locked = (_: string, date: string) => date === monday
  table('shift_period_locked', [
    {
      name: 'the day of the shift',
      wanted: [shift('a', monday, [8, 16]), shift('b', day(1), [8, 16])],
      facts: { locked },
      breaks: ['a'],
    },
    {
      name: 'the day that it leaves',
      wanted: [shift('a', day(1), [8, 16])],
      facts: { locked, shifts: [shift('a', monday, [8, 16])] },
      breaks: ['a'],
    },
    {
      name: 'one that is taken away',
      wanted: [shift('a', monday, [8, 16], { cancelled: true })],
      facts: { locked },
      breaks: ['a'],
    },
  ])
})

describe('staffing by the hour', () => {
  const staffing = [
    {
      planningUnitId: 'unit-a',
      validFrom: '2026-01-01',
      hours: [
        { weekday: 1, fromHour: 8, toHour: 16, minimum: 1, maximum: 1 },
        { weekday: 7, fromHour: 0, toHour: 24, minimum: 0, maximum: 0 },
      ],
    },
  ]
  const other = (key: string, hours: [number, number]) =>
    shift(key, monday, hours, { membershipId: 'member-b' })
  table('shift_above_staffing', [
    {
      name: 'two where one is the most',
      wanted: [shift('a', monday, [8, 12])],
      facts: { staffing, shifts: [other('b', [11, 16])] },
      breaks: ['a'],
    },
    {
      name: 'one after the other',
      wanted: [shift('a', monday, [8, 12])],
      facts: { staffing, shifts: [other('b', [12, 16])] },
      breaks: [],
    },
    {
      name: 'who nobody is planned for counts for nobody',
      wanted: [shift('a', monday, [8, 12])],
      facts: { staffing, shifts: [shift('b', monday, [8, 16], { membershipId: null })] },
      breaks: [],
    },
    {
      name: 'a public holiday is a Sunday',
      wanted: [shift('a', monday, [8, 12])],
      facts: { staffing, holidays: [{ date: monday, kind: 'public' }] },
      breaks: ['a'],
    },
  ])
  table('shift_below_staffing', [
    {
      name: 'a draft is not told of',
      wanted: [shift('a', monday, [8, 8.5])],
      facts: { staffing },
      breaks: [],
    },
    {
      name: 'half an hour of an hour leaves the rest of it without anybody',
      wanted: [shift('a', monday, [8, 15.5], { toldFor: monday })],
      facts: { staffing },
      breaks: ['a'],
    },
    {
      name: 'the whole of what it covers is covered',
      wanted: [shift('a', monday, [8, 16], { toldFor: monday })],
      facts: { staffing },
      breaks: [],
    },
    {
      name: 'what a shift leaves behind that is taken away',
      wanted: [shift('a', monday, [8, 16], { cancelled: true, toldFor: monday })],
      facts: { staffing, shifts: [shift('a', monday, [8, 16])] },
      breaks: ['a'],
    },
    {
      name: 'unless somebody else is there',
      wanted: [shift('a', monday, [8, 16], { cancelled: true, toldFor: monday })],
      facts: { staffing, shifts: [shift('a', monday, [8, 16]), other('b', [8, 16])] },
      breaks: [],
    },
  ])
})
