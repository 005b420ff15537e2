import { worktimeModelOperations } from '../../../modules/company/catalogs/port.ts'
import { memberOperations } from '../../../modules/people/members/port.ts'
import {
  hourlyStaffingOperations,
  shiftClosureOperations,
  shiftRuleOperations,
  shiftTypeOperations,
} from '../../../modules/time/shifts/port.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { ShiftLetter } from '../../days/rota.ts'
import { shiftMinutes, shiftStarts } from '../../days/shift-day.ts'
import type { Founded } from '../../founding/founding.ts'
import { required } from '../../required.ts'
import type { PlannedUnit } from './planned-unit.ts'

/** The days of the plan. */
export interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
}

const alwaysValidFrom = '2024-01-01'

const typesOfRota: Readonly<
  Record<ShiftLetter, { readonly code: string; readonly name: string; readonly colour: string }>
> = {
  M: { code: 'morning', name: 'Aamuvuoro', colour: '#f2b84b' },
  E: { code: 'evening', name: 'Iltavuoro', colour: '#4b8ef2' },
  N: { code: 'night', name: 'Yövuoro', colour: '#4a3f78' },
}

/** The administrator says what shifts are like, what plans of the unit are checked by, and whom its hours need. */
export async function agree(founded: Founded, unit: PlannedUnit, window: Window): Promise<void> {
  const { office } = founded
  for (const body of unit.byRota ? rotaTypes(founded) : phoneTypes())
    await office.asRole('admin', shiftTypeOperations.create, { body })
  if (unit.byRota) await expectByPlan(founded, unit)
  const params = { id: unit.id }
  // What is agreed begins before the plan, and once more after it.
  const [validFrom, later] = [addDays(window.from, -21), addDays(window.to, 1)]
  const rules = unit.byRota ? rulesOfRota : rulesOfPhone
  await office.asRole('admin', shiftRuleOperations.set, {
    params,
    body: {
      versions: [
        { validFrom, ...rules, rules: [...rules.rules] },
        { validFrom: later, ...rules, rules: [...rules.rules, laterRule(unit)] },
      ],
    },
  })
  const hours = unit.byRota ? dutyHours : phoneHours
  await office.asRole('admin', hourlyStaffingOperations.set, {
    params,
    body: {
      versions: [
        { validFrom, hours: hours(1) },
        { validFrom: later, hours: hours(2) },
      ],
    },
  })
  await office.asRole('admin', shiftClosureOperations.set, {
    params,
    body: { closures: [closureOf(unit, window)] },
  })
}

/** Whoever helps out works three days a week, and a day of theirs expects what is published for them and nothing else. */
async function expectByPlan({ office, members }: Founded, { working }: PlannedUnit): Promise<void> {
  const { id: worktimeModelId } = await office.asRole('admin', worktimeModelOperations.create, {
    body: {
      code: 'rota_24',
      name: 'Vuorotyö 24 h',
      versions: [{ validFrom: alwaysValidFrom, kind: 'shift', weeklyMinutes: 1440 }],
    },
  })
  for (const { key } of working.filter(({ deviceOnly }) => deviceOnly))
    await office.asRole('admin', memberOperations.update, {
      params: { id: required(members.get(key), `the member ${key}`) },
      body: { worktimeModelId },
    })
}

const rotaTypes = ({ catalogs }: Founded) => [
  ...(['M', 'E', 'N'] as const).map(letter => {
    const { code, name, colour } = typesOfRota[letter]
    const startMinutes = shiftStarts[letter]
    const endMinutes = startMinutes + shiftMinutes
    return { code, name, versions: [{ validFrom: alwaysValidFrom, startMinutes, endMinutes, colour }] }
  }),
  {
    code: 'standby',
    name: 'Varallaolo',
    versions: [
      {
        validFrom: alwaysValidFrom,
        startMinutes: 480,
        endMinutes: 1200,
        entryTypeId: catalogs.entryTypes.standby,
        colour: '#8a8f98',
      },
    ],
  },
]

const phoneTypes = () =>
  [
    { code: 'phone_morning', name: 'Puhelinpäivystys, aamu', startMinutes: 480 },
    { code: 'phone_afternoon', name: 'Puhelinpäivystys, iltapäivä', startMinutes: 720 },
  ].map(({ code, name, startMinutes }) => ({
    code,
    name,
    versions: [{ validFrom: alwaysValidFrom, startMinutes, endMinutes: startMinutes + 240, tags: ['phone'] }],
  }))

/** The duty desk goes by a collective agreement: eleven hours of rest in period-based work too, and an average over half a year. */
const rulesOfRota = {
  closedOnPublicHolidays: false,
  averageWeeks: 26,
  rules: [
    { code: 'shift_daily_rest', severity: 'override', limit: 660 },
    { code: 'shift_unit_closed', severity: 'override', limit: null },
  ],
} as const

const rulesOfPhone = {
  closedOnPublicHolidays: true,
  averageWeeks: null,
  rules: [{ code: 'shift_unit_closed', severity: 'override', limit: null }],
} as const

/** What is agreed for later: fewer nights in a row, and shorter weeks. */
const laterRule = ({ byRota }: PlannedUnit) =>
  byRota
    ? ({ code: 'shift_nights_in_row', severity: 'override', limit: 3 } as const)
    : ({ code: 'shift_weekly_maximum', severity: 'override', limit: 2250 } as const)

const week = [1, 2, 3, 4, 5, 6, 7]

/** Somebody is always there, on working days two in the morning, and later in the evening too. */
const dutyHours = (byEvening: number) =>
  week.flatMap(weekday =>
    weekday > 5
      ? [{ weekday, fromHour: 0, toHour: 24, minimum: 1, maximum: 4 }]
      : [
          { weekday, fromHour: 0, toHour: 6, minimum: 1, maximum: 4 },
          { weekday, fromHour: 6, toHour: 14, minimum: 2, maximum: 4 },
          { weekday, fromHour: 14, toHour: 22, minimum: byEvening, maximum: 4 },
          { weekday, fromHour: 22, toHour: 24, minimum: 1, maximum: 4 },
        ],
  )

const phoneHours = (byMorning: number) =>
  week.slice(0, 5).flatMap(weekday => [
    { weekday, fromHour: 8, toHour: 12, minimum: byMorning, maximum: 2 },
    { weekday, fromHour: 12, toHour: 16, minimum: 1, maximum: 2 },
  ])

/** A Friday of the last week on which nobody is wanted. */
export const closedDay = ({ to }: Window): PlainDate => addDays(to, -2)

function closureOf({ byRota }: PlannedUnit, window: Window) {
  const closedFrom = closedDay(window)
  return { closedFrom, closedTo: closedFrom, name: byRota ? 'Valvomon muutto' : 'Kehityspäivä' }
}
