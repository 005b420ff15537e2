import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { type Absence, absenceType, absent as insertAbsence } from '../../absences/calendar/test/absent.ts'
import { transactionsOf } from '../../../company/catalogs/test/in-transaction.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type PlannedWork, writePlannedWork } from '../../work-days/port.ts'
import { clocked, daily, makingIn, nightly, shown, stateOf, week } from './making.ts'

type Part = NonNullable<Absence['part']>

const world = await startWorld()
const { entryTypes, dayTypes } = world.meri.catalogs
const admin = world.as('aino')
const { unit, model, member } = makingIn(world)
const sick = await absenceType(world, 'hr')
const absent = (membershipId: string, date: string, part: Part = 'full', state = 'approved') =>
  insertAbsence(world, membershipId, sick, { from: date, part, state })
const write = (membershipId: string, date: string, spans: [number, number, string?][]) =>
  made(
    admin.put(`/v1/team/members/${membershipId}/work-days/${date}/entries`, {
      entries: spans.map(([startMinutes, endMinutes, entryTypeId = entryTypes.work]) => ({
        entryTypeId,
        startMinutes,
        endMinutes,
      })),
    }),
  )

/** What is there before the states are looked at, and the states at some times. */
type Case = readonly [
  name: string,
  prepare: (unitId: string) => Promise<unknown>,
  states: Readonly<Record<string, string>>,
  planned?: (membershipId: string) => readonly PlannedWork[],
]

/** A Wednesday, of which nothing is known beside what a case says. */
const day = '2027-03-10'
const before = '2027-03-09'
const rota = { kind: 'shift', weeklyMinutes: 2400, dayTargets: week(0) }
const shift =
  (spans: readonly (readonly [date: string, from: string, to: string])[]) =>
  (membershipId: string): PlannedWork[] =>
    spans.map(([workDate, startAt, endAt]) => ({
      sourceId: newId(),
      membershipId,
      workDate,
      startAt,
      endAt,
      minutes: 480,
    }))

const cases: readonly Case[] = [
  [
    'whoever must clock and has not is late from the beginning of the regular hours to their end',
    async unitId => member(await model({ ...clocked, ...daily }), unitId),
    {
      [`${day}T07:59`]: 'off',
      [`${day}T08:00`]: `late schedule ${day}T08:00`,
      [`${day}T15:59`]: `late schedule ${day}T08:00`,
      [`${day}T16:00`]: 'off',
      ['2027-03-13T10:00']: 'not_expected',
      ['2027-12-06T10:00']: 'not_expected',
    },
  ],
  [
    'whoever writes hours by hand is never late',
    async unitId => member(await model(daily), unitId),
    { [`${day}T10:00`]: 'off', ['2027-03-14T10:00']: 'not_expected' },
  ],
  [
    'without regular hours nobody is late',
    async unitId => member(await model({ ...clocked, kind: 'flex' }), unitId),
    { [`${day}T10:00`]: 'off', ['2027-03-14T10:00']: 'not_expected' },
  ],
  [
    'of work paid by the hour nothing is expected',
    async unitId => member(await model({ ...clocked, kind: 'hours_only', dayTargets: undefined }), unitId),
    { [`${day}T10:00`]: 'not_expected' },
  ],
  [
    'without a worktime model nothing is expected',
    unitId => member(null, unitId),
    { [`${day}T10:00`]: 'not_expected' },
  ],
  [
    'what is written of the day says who works, rests and has left',
    async unitId => {
      const id = await member(await model({ ...clocked, ...daily }), unitId)
      await write(id, day, [
        [510, 690],
        [690, 720, entryTypes.break],
        [720, 930],
      ])
    },
    {
      [`${day}T08:15`]: `late schedule ${day}T08:00`,
      [`${day}T08:30`]: `working work_day ${day}T08:30`,
      [`${day}T11:30`]: `on_break work_day ${day}T11:30`,
      [`${day}T12:00`]: `working work_day ${day}T12:00`,
      [`${day}T15:30`]: `off work_day ${day}T15:30`,
      [`${day}T23:59`]: `off work_day ${day}T15:30`,
      ['2027-03-11T00:00']: 'off',
    },
  ],
  [
    'a night shift counts for the day on which it began',
    async unitId => {
      const id = await member(await model({ ...clocked, ...nightly }), unitId)
      await write(id, before, [[1320, 1800]])
    },
    {
      [`${before}T21:59`]: 'off',
      [`${before}T23:00`]: `working work_day ${before}T22:00`,
      [`${day}T05:59`]: `working work_day ${before}T22:00`,
      [`${day}T06:00`]: `off work_day ${day}T06:00`,
      [`${day}T22:00`]: `late schedule ${day}T22:00`,
      ['2027-03-11T05:59']: `late schedule ${day}T22:00`,
      ['2027-03-11T06:00']: 'off',
    },
  ],
  [
    'the night of the clock change is as long as it is',
    async unitId => {
      const id = await member(await model({ ...clocked, ...nightly }), unitId)
      await write(id, '2027-03-27', [[1320, 1800]])
    },
    {
      ['2027-03-28T02:59+02:00']: 'working work_day 2027-03-27T22:00',
      ['2027-03-28T04:00+03:00']: 'working work_day 2027-03-27T22:00',
      ['2027-03-28T06:00+03:00']: 'off work_day 2027-03-28T06:00',
      ['2027-10-31T03:30+03:00']: 'late schedule 2027-10-30T22:00',
      ['2027-10-31T03:30+02:00']: 'late schedule 2027-10-30T22:00',
      ['2027-10-31T06:00+02:00']: 'off',
    },
  ],
  [
    'a whole day of absence is one of absence from midnight to midnight, also where nothing is expected',
    async unitId => {
      const id = await member(await model({ ...clocked, ...daily }), unitId)
      await absent(id, day)
      await absent(id, '2027-03-13')
    },
    {
      [`${before}T23:59`]: 'off',
      [`${day}T00:00`]: 'absent absence',
      [`${day}T10:00`]: 'absent absence',
      [`${day}T23:59`]: 'absent absence',
      ['2027-03-13T10:00']: 'absent absence',
    },
  ],
  [
    'a morning of absence ends in the middle of the regular hours',
    async unitId => absent(await member(await model({ ...clocked, ...daily }), unitId), day, 'am'),
    {
      [`${day}T08:00`]: 'absent absence',
      [`${day}T11:59`]: 'absent absence',
      [`${day}T12:00`]: `late schedule ${day}T12:00`,
    },
  ],
  [
    'an afternoon of absence begins there',
    async unitId => absent(await member(await model({ ...clocked, ...daily }), unitId), day, 'pm'),
    { [`${day}T11:59`]: `late schedule ${day}T08:00`, [`${day}T12:00`]: 'absent absence' },
  ],
  [
    'hours of absence may be any: nobody is late',
    async unitId => absent(await member(await model({ ...clocked, ...daily }), unitId), day, 'hours'),
    { [`${day}T10:00`]: 'off' },
  ],
  [
    'an absence of the day before counts while its night lasts',
    async unitId => absent(await member(await model({ ...clocked, ...nightly }), unitId), before),
    {
      [`${before}T23:00`]: 'absent absence',
      [`${day}T05:59`]: 'absent absence',
      [`${day}T06:00`]: 'off',
      [`${day}T22:30`]: `late schedule ${day}T22:00`,
    },
  ],
  [
    'an absence that waits, was declined or cancelled is none, and one to be cancelled is',
    async unitId => {
      const id = await member(await model({ ...clocked, ...daily }), unitId)
      for (const state of ['draft', 'submitted', 'pre_approved', 'declined', 'returned', 'cancelled'])
        await absent(id, day, 'full', state)
      await absent(id, '2027-03-11', 'full', 'cancel_requested')
    },
    { [`${day}T10:00`]: `late schedule ${day}T08:00`, ['2027-03-11T10:00']: 'absent absence' },
  ],
  [
    'a day of a day type is one of absence, whatever the type',
    async unitId => {
      const id = await member(await model({ ...clocked, ...daily }), unitId)
      const types = [dayTypes.unpaid_leave, dayTypes.annual_holiday, dayTypes.flex_leave]
      for (const [index, dayTypeId] of types.entries())
        await made(admin.put(`/v1/team/members/${id}/work-days/2027-03-1${index}/day-type`, { dayTypeId }))
    },
    {
      [`${day}T10:00`]: 'absent absence',
      ['2027-03-11T10:00']: 'absent absence',
      ['2027-03-12T10:00']: 'absent absence',
    },
  ],
  [
    'whoever works although they are absent works',
    async unitId => {
      const id = await member(await model({ ...clocked, ...daily }), unitId)
      await write(id, day, [[480, 600]])
      await absent(id, day)
    },
    { [`${day}T09:00`]: `working work_day ${day}T08:00`, [`${day}T10:00`]: 'absent absence' },
  ],
  [
    'a planned shift goes before the regular hours',
    async unitId => member(await model({ ...clocked, ...daily }), unitId),
    {
      [`${day}T08:30`]: 'off',
      [`${day}T13:00`]: `late shift ${day}T13:00`,
      [`${day}T20:59`]: `late shift ${day}T13:00`,
      [`${day}T21:00`]: 'off',
    },
    shift([[day, `${day}T13:00+02:00`, `${day}T21:00+02:00`]]),
  ],
  [
    'a planned shift of the night reaches into the day',
    async unitId => member(await model({ ...clocked, ...rota }), unitId),
    {
      [`${day}T02:00`]: `late shift ${before}T22:00`,
      [`${day}T06:00`]: 'off',
      ['2027-03-11T06:00']: 'not_expected',
    },
    shift([[before, `${before}T22:00+02:00`, `${day}T06:00+02:00`]]),
  ],
  [
    'an absence of the day on which a planned night begins counts while the night lasts',
    async unitId => absent(await member(await model({ ...clocked, ...rota }), unitId), before),
    {
      [`${before}T23:00`]: 'absent absence',
      [`${day}T02:00`]: 'absent absence',
      [`${day}T06:00`]: 'off',
      [`${day}T22:30`]: `late shift ${day}T22:00`,
    },
    shift([
      [before, `${before}T22:00+02:00`, `${day}T06:00+02:00`],
      [day, `${day}T22:00+02:00`, '2027-03-11T06:00+02:00'],
    ]),
  ],
  [
    'whoever has worked for a planned night is not late for the rest of it',
    async unitId => write(await member(await model({ ...clocked, ...rota }), unitId), before, [[1320, 1620]]),
    { [`${day}T02:00`]: `working work_day ${before}T22:00`, [`${day}T03:30`]: `off work_day ${day}T03:00` },
    shift([[before, `${before}T22:00+02:00`, `${day}T06:00+02:00`]]),
  ],
  [
    'a half of two shifts ends in the middle of both',
    async unitId => absent(await member(await model({ ...clocked, ...rota }), unitId), day, 'am'),
    {
      [`${day}T09:00`]: 'absent absence',
      [`${day}T11:59`]: 'absent absence',
      [`${day}T12:00`]: 'off',
      [`${day}T14:30`]: `late shift ${day}T14:00`,
    },
    shift([
      [day, `${day}T06:00+02:00`, `${day}T10:00+02:00`],
      [day, `${day}T14:00+02:00`, `${day}T18:00+02:00`],
    ]),
  ],
]

describe('who is at work', () => {
  it.each(cases.map(([name, ...of]) => ({ name, of })))('$name', async ({ of }) => {
    const [prepare, states, planned] = of
    const unitId = await unit()
    await prepare(unitId)
    const membershipId =
      (await shown(world, `${day}T10:00`, { planningUnitId: unitId }))[0]?.membershipId ?? ''
    const rows = planned?.(membershipId) ?? []
    await transactionsOf(world.database)(world.meri.id, tx => writePlannedWork(tx, rows))
    for (const [at, expected] of Object.entries(states))
      expect(await stateOf(world, unitId, at), at).toBe(expected)
  })
})
