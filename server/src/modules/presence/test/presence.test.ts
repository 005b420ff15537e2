import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { openPage } from '../../../platform/data/paging.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { memberAsCaller } from '../../members/port.ts'
import { callerOf, organisationAccessOf } from '../../organisation/port.ts'
import { order } from '../handlers.ts'
import { momentOf } from '../moment.ts'
import type { PlannedWork } from '../port.ts'
import { presencePage, type Wanted } from '../store.ts'
import * as view from '../view.ts'

const world = await startWorld()
const { meri } = world
const admin = world.as('aino')
const helsinki = 'Europe/Helsinki'
const { entryTypes, dayTypes } = meri.catalogs
const db = world.app.services.database.reader(meri.id)
const week = (minutes: number, days = 5) =>
  Array.from({ length: 7 }, (_, index) => (index < days ? minutes : 0))

let count = 0
const unit = async () =>
  (await made(admin.post('/v1/planning-units', { name: `Yksikkö ${++count}` }))).id as string
const model = async (rules: object): Promise<string> => {
  const versions = [{ validFrom: '2024-01-01', kind: 'fixed', dayTargets: week(480), ...rules }]
  return (await made(admin.post('/v1/worktime-models', { code: `m-${++count}`, name: 'Malli', versions }))).id
}
const clocked = { punchPolicy: 'clocking_required' }
const daily = { schedule: { fromMinutes: 480, toMinutes: 960 } }
const nightly = { schedule: { fromMinutes: 1320, toMinutes: 1800 }, dayTargets: week(480, 7) }
const member = async (worktimeModelId: string | null, planningUnitId: string, lastName = 'Aho') => {
  const who = { firstNames: 'Meeri', lastName, role: 'employee', email: null }
  const body = { ...who, worktimeModelId, planningUnitId, employmentStartDate: '2024-01-01' }
  return (await made(admin.post('/v1/memberships', body, { 'idempotency-key': newId() }))).id as string
}
const absenceType = async (sensitivity: string) => {
  const version = { validFrom: '2024-01-01', sensitivity, unit: 'days', partsAllowed: true }
  const versions = [{ ...version, dayTypeId: dayTypes.absence_paid, entryTypeId: entryTypes.absence_paid }]
  const type = await made(
    admin.post('/v1/absence-types', { code: `a-${++count}`, name: `Tyyppi ${count}`, versions }),
  )
  return { id: type.id as string, versionId: type.versions[0].versionId as string }
}
const sick = await absenceType('hr')

/** An absence in force, as its family keeps it. */
async function absent(
  membershipId: string,
  date: string,
  part = 'full',
  { state = 'approved', type = sick }: { state?: string; type?: typeof sick } = {},
): Promise<string> {
  const id = newId()
  await world.database.owner(
    `insert into absence_periods (org_id, id, membership_id, absence_type_id, start_date, end_date, start_part, end_part,
       state, origin, certificate_state, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, 'full', 'full', $6, 'own', 'not_required', now(), now())`,
    [meri.id, id, membershipId, type.id, date, state],
  )
  await world.database.owner(
    `insert into absence_days (org_id, period_id, membership_id, work_date, absence_type_version_id, part, amount, unit)
     values ($1, $2, $3, $4, $5, $6, 1, 'days')`,
    [meri.id, id, membershipId, date, type.versionId, part],
  )
  return id
}
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
const caller = async (membershipId: string, now: string) => {
  const [organisation, found] = await Promise.all([
    organisationAccessOf(db),
    memberAsCaller(db, membershipId),
  ])
  if (!found) throw new Error('no such member')
  const credential = {
    kind: 'session',
    id: membershipId,
    name: '',
    scope: null,
    readOnly: true,
    expiresAt: null,
  }
  return callerOf(organisation, found, credential as never, now)
}

/** What somebody is shown at a time of Helsinki. */
async function shown(
  at: string,
  wanted: Wanted = {},
  { by = meri.members.aino.id, planned }: { by?: string; planned?: PlannedWork | undefined } = {},
) {
  const now = Temporal.ZonedDateTime.from(`${at}[${helsinki}]`)
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
  const moment = momentOf(helsinki, now)
  const page = openPage(db, { limit: 100 }, order)
  const rows = await presencePage(db, await caller(by, now), wanted, moment, planned, page)
  return page.answer(rows).items.map(row => view.presence(row, moment))
}

/** The state of the one member of a unit, with where it comes from and since when, as a clock of Helsinki shows it. */
async function stateOf(planningUnitId: string, at: string, planned?: PlannedWork): Promise<string> {
  const [row, ...others] = await shown(at, { planningUnitId }, { planned })
  if (!row || others.length > 0) throw new Error('not one member')
  const since = row.since && Temporal.Instant.from(row.since).toZonedDateTimeISO(helsinki).toPlainDateTime()
  return [row.state, row.source, since && since.toString({ smallestUnit: 'minute' })]
    .filter(Boolean)
    .join(' ')
}

/** What is there before the states are looked at, and the states at some times. */
type Case = readonly [
  name: string,
  prepare: (unitId: string) => Promise<unknown>,
  states: Readonly<Record<string, string>>,
  planned?: (membershipId: () => string) => PlannedWork,
]

/** A Wednesday, of which nothing is known beside what a case says. */
const day = '2027-03-10'
const before = '2027-03-09'
const shift =
  (spans: readonly (readonly [date: string, from: string, to: string])[]) =>
  (membershipId: () => string): PlannedWork =>
  (): RawBuilder<unknown> =>
    sql.join(
      spans.map(
        ([date, from, to]) => sql`select ${membershipId()}::uuid as membership_id, ${date}::date as work_date,
          ${from}::timestamptz as start_at, ${to}::timestamptz as end_at`,
      ),
      sql` union all `,
    )

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
        await absent(id, day, 'full', { state })
      await absent(id, '2027-03-11', 'full', { state: 'cancel_requested' })
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
    async unitId => member(await model({ ...clocked, kind: 'shift', weeklyMinutes: 2400 }), unitId),
    {
      [`${day}T02:00`]: `late shift ${before}T22:00`,
      [`${day}T06:00`]: 'off',
      ['2027-03-11T06:00']: 'not_expected',
    },
    shift([[before, `${before}T22:00+02:00`, `${day}T06:00+02:00`]]),
  ],
]

describe('who is at work', () => {
  for (const [name, prepare, states, planned] of cases)
    it(name, async () => {
      const unitId = await unit()
      await prepare(unitId)
      const membershipId = (await shown(`${day}T10:00`, { planningUnitId: unitId }))[0]?.membershipId ?? ''
      for (const [at, expected] of Object.entries(states))
        expect(
          await stateOf(
            unitId,
            at,
            planned?.(() => membershipId),
          ),
          at,
        ).toBe(expected)
    })
})
