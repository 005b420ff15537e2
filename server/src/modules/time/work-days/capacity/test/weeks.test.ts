import { expect, it } from 'vitest'
import { datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { finnishLaw } from '../../interpretation/worktime-model.ts'
import { capacityByWeek, type CapacityFacts } from '../weeks.ts'

const always = { validFrom: '2020-01-01', validTo: null }
const office = {
  ...finnishLaw,
  ...always,
  id: 'office',
  kind: 'fixed',
  weeklyMinutes: 2250,
  dayTargets: [450, 450, 450, 450, 450, 0, 0],
  holidayEffect: 'credited',
  eveEffect: 'none',
  holidayEffectByCode: {},
} as const
const rota = {
  ...office,
  id: 'rota',
  kind: 'shift',
  weeklyMinutes: 2303,
  dayTargets: [0, 0, 0, 0, 0, 0, 0],
} as const
const hours = { ...office, id: 'hours', kind: 'hours_only' } as const
const holiday = (date: string, kind: 'public' | 'eve', code = 'day') => ({
  date,
  code,
  kind,
  name: { fi: code, sv: code, en: code },
})

const ordinary: CapacityFacts = {
  dates: datesInRange('2026-12-14', '2026-12-27'),
  membershipIds: ['one'],
  assigned: [{ membershipId: 'one', assignedId: 'office', ...always }],
  models: [office, rota, hours],
  dayTypes: [
    { id: 'leave', countsAsWorked: false, ...always },
    { id: 'training', countsAsWorked: true, ...always },
  ],
  holidays: [],
  employments: [{ membershipId: 'one', startDate: null, endDate: null }],
  absentDays: [],
}
const under = (assignedId: string) => ({ assigned: [{ membershipId: 'one', assignedId, ...always }] })
const absent = (workDate: string, dayTypeId: string | null, minutes = 0) => ({
  membershipId: 'one',
  workDate,
  dayTypeId,
  minutes,
})

it.each<[string, Partial<CapacityFacts>, [number, number][]]>([
  [
    'an ordinary week',
    {},
    [
      [2250, 0],
      [2250, 0],
    ],
  ],
  [
    'a rota: its agreed week',
    under('rota'),
    [
      [2303, 0],
      [2303, 0],
    ],
  ],
  [
    'hours only',
    under('hours'),
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'no model',
    { assigned: [] },
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'another model from a day on',
    {
      assigned: [
        { membershipId: 'one', assignedId: 'office', validFrom: '2020-01-01', validTo: '2026-12-17' },
        { membershipId: 'one', assignedId: 'hours', validFrom: '2026-12-18', validTo: null },
      ],
    },
    [
      [1800, 0],
      [0, 0],
    ],
  ],
  [
    'a credited holiday',
    { holidays: [holiday('2026-12-25', 'public')] },
    [
      [2250, 0],
      [1800, 0],
    ],
  ],
  [
    'an eve that is worked',
    { holidays: [holiday('2026-12-24', 'eve')] },
    [
      [2250, 0],
      [2250, 0],
    ],
  ],
  [
    'an employment that begins',
    {
      employments: [{ membershipId: 'one', startDate: '2026-12-23', endDate: null }],
    },
    [
      [0, 0],
      [1350, 0],
    ],
  ],
  [
    'a former employment and the present one',
    {
      employments: [
        { membershipId: 'one', startDate: null, endDate: '2026-12-14' },
        { membershipId: 'one', startDate: '2026-12-18', endDate: '2026-12-21' },
      ],
    },
    [
      [900, 0],
      [450, 0],
    ],
  ],
  [
    'a day of leave',
    { absentDays: [absent('2026-12-15', 'leave')] },
    [
      [2250, 450],
      [2250, 0],
    ],
  ],
  [
    'a day of training',
    { absentDays: [absent('2026-12-15', 'training')] },
    [
      [2250, 0],
      [2250, 0],
    ],
  ],
  [
    'leave on a Saturday',
    { absentDays: [absent('2026-12-19', 'leave')] },
    [
      [2250, 0],
      [2250, 0],
    ],
  ],
  [
    'leave on a holiday',
    {
      holidays: [holiday('2026-12-25', 'public')],
      absentDays: [absent('2026-12-25', 'leave')],
    },
    [
      [2250, 0],
      [1800, 0],
    ],
  ],
  [
    'absence for a part of a day',
    { absentDays: [absent('2026-12-15', null, 120)] },
    [
      [2250, 120],
      [2250, 0],
    ],
  ],
  [
    'absence of more than the day',
    { absentDays: [absent('2026-12-15', null, 900)] },
    [
      [2250, 450],
      [2250, 0],
    ],
  ],
  [
    'leave outside the employment',
    {
      employments: [{ membershipId: 'one', startDate: '2026-12-16', endDate: null }],
      absentDays: [absent('2026-12-15', 'leave')],
    },
    [
      [1350, 0],
      [2250, 0],
    ],
  ],
])('%s', (_, facts, expected) => {
  const weeks = capacityByWeek({ ...ordinary, ...facts }).get('one') ?? []
  expect(weeks.map(({ capacityMinutes, absentMinutes }) => [capacityMinutes, absentMinutes])).toEqual(
    expected,
  )
})
