import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { absenceType, absent } from '../../absences/calendar/test/absent.ts'
import { teamsIn } from '../../absences/calendar/test/teams.ts'

const world = await startWorld()
const [admin, dispatcher, eero, onni] = ['aino', 'otso', 'eero', 'onni'].map(name =>
  world.as(name as 'aino'),
) as [
  ReturnType<typeof world.as>,
  ReturnType<typeof world.as>,
  ReturnType<typeof world.as>,
  ReturnType<typeof world.as>,
]
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const monday = addDays(mondayOf(today), 14)
const day = (index: number): PlainDate => addDays(monday, index)
const teams = teamsIn(world)

interface Wanted {
  readonly who?: string | null
  readonly on: PlainDate
  readonly from?: number
  readonly to?: number
  readonly pause?: number
}

const shift = async (unit: string, { who = null, on, from = 8, to = 16, pause = 0 }: Wanted) =>
  made(
    admin.post('/v1/shifts', {
      planningUnitId: unit,
      membershipId: who,
      workDate: on,
      startMinutes: from * 60,
      endMinutes: to * 60,
      breakMinutes: pause,
    }),
  )
const planPath = (unit: string, from = monday, to = day(6)) =>
  `/v1/shift-plan?planningUnitId=${unit}&from=${from}&to=${to}`
const plan = (unit: string, client = admin) => client.get(planPath(unit))
const person = (body: { people: { membershipId: string }[] }, id: string): any =>
  body.people.find(({ membershipId }) => membershipId === id)
const codesOf = (shifts: { warnings: { code: string }[] }[]) =>
  shifts.map(({ warnings }) => warnings.map(({ code }) => code))

let rota: string
beforeAll(async () => {
  const version = { validFrom: '2024-01-01', kind: 'shift', weeklyMinutes: 2400 }
  const model = { code: 'rota', name: 'Vuorotyö', versions: [version] }
  rota = (await made(admin.post('/v1/worktime-models', model))).id
})

describe('the plan of a unit', () => {
  it('has its people, those who are lent, and the shifts that nobody has', async () => {
    const unit = await teams.unit()
    const [own, lent] = [await teams.employee(unit, rota), await teams.employee(await teams.unit(), rota)]
    await shift(unit, { who: own, on: day(0), pause: 30 })
    await shift(unit, { who: lent, on: day(1) })
    await shift(unit, { on: day(2), to: 12 })
    const body = await made(plan(unit))
    expect(body).toMatchObject({ planningUnitId: unit, from: monday, to: day(6) })
    expect(person(body, own)).toMatchObject({
      belongs: true,
      plannedMinutes: 450,
      shifts: [{ workDate: day(0), state: 'draft', plannedMinutes: 450, warnings: [] }],
      days: [{ date: day(0), plannedMinutes: 450, elsewhereMinutes: 0, absence: null, premiums: [] }],
    })
    expect(person(body, lent)).toMatchObject({ belongs: false, plannedMinutes: 480 })
    expect(body.unassigned).toMatchObject([{ workDate: day(2), plannedMinutes: 240 }])
    expect(body.totals).toMatchObject({ plannedMinutes: 930, unassignedMinutes: 240 })
  })

  it('tells of what is planned elsewhere how much, and not where', async () => {
    const [unit, other] = [await teams.unit(), await teams.unit()]
    const who = await teams.employee(unit, rota)
    await shift(unit, { who, on: day(0), to: 12 })
    await shift(other, { who, on: day(0), from: 13, to: 16 })
    const body = await made(plan(unit))
    expect(person(body, who).days).toMatchObject([{ plannedMinutes: 240, elsewhereMinutes: 180 }])
    expect(JSON.stringify(body)).not.toContain(other)
  })

  it('tells what shifts break as the plan is now, with the section of the act', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, rota)
    const early = await shift(unit, { who, on: day(0), from: 14, to: 22 })
    await shift(unit, { who, on: day(1), from: 6, to: 14 })
    const { shifts } = person(await made(plan(unit)), who)
    expect(shifts[0].warnings).toMatchObject([
      { code: 'shift_daily_rest', severity: 'warning', law: 'Working Time Act 872/2019, 25 §', reason: null },
    ])
    // The late shift was written before the early one, and keeps no warning of it: the plan says what is so now.
    await made(admin.post(`/v1/shifts/${early.id}/cancel`, { reason: 'Siirtyy' }))
    expect(codesOf(person(await made(plan(unit)), who).shifts)).toEqual([[]])
  })

  it('works premiums out as work days would be: overtime of the day and the week, Sundays', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, rota)
    for (const index of [0, 1, 2, 3, 4]) await shift(unit, { who, on: day(index), to: index === 0 ? 19 : 16 })
    await shift(unit, { who, on: day(6), from: 10, to: 14 })
    const body = await made(plan(unit))
    const days = person(body, who).days
    expect(days[0].premiums).toEqual([
      { kind: 'overtime_50', minutes: 120, premiumBp: 5000 },
      { kind: 'overtime_100', minutes: 60, premiumBp: 10_000 },
    ])
    expect(days[5].premiums).toEqual(
      expect.arrayContaining([
        { kind: 'sunday', minutes: 240, premiumBp: 10_000 },
        { kind: 'overtime_50', minutes: 240, premiumBp: 5000 },
      ]),
    )
    expect(body.totals.premiums).toEqual([
      { kind: 'overtime_100', minutes: 60, premiumBp: 10_000 },
      { kind: 'overtime_50', minutes: 360, premiumBp: 5000 },
      { kind: 'sunday', minutes: 240, premiumBp: 10_000 },
    ])
  })

  it('counts neither time on call nor under way as a premium that plain pay already covers', async () => {
    const { entryTypes } = world.meri.catalogs
    const unit = await teams.unit()
    const who = await teams.employee(unit, rota)
    for (const [index, entryTypeId] of [entryTypes.standby, entryTypes.travel_outside].entries())
      await made(
        admin.post('/v1/shifts', {
          ...{ planningUnitId: unit, membershipId: who, workDate: day(index), entryTypeId },
          ...{ startMinutes: 480, endMinutes: 960, breakMinutes: 0 },
        }),
      )
    const body = await made(plan(unit))
    expect(person(body, who).days).toMatchObject([{ premiums: [] }, { premiums: [] }])
    expect(body.totals).toMatchObject({ plannedMinutes: 960, premiums: [] })
  })

  it('tells what premiums cost to who may read what hours cost, and to nobody else', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, rota)
    await made(
      admin.post('/v1/cost-rates', { membershipId: who, validFrom: '2024-01-01', costCentsPerHour: 3000 }),
    )
    await shift(unit, { who, on: day(6), from: 10, to: 14 })
    expect((await made(plan(unit))).totals.premiumCents).toBe(12_000)
    const seen = await made(plan(unit, dispatcher))
    expect(seen.totals).toMatchObject({ premiums: [{ kind: 'sunday' }], premiumCents: null })
    expect(person(seen, who).days[0].premiumCents).toBeNull()
  })

  it('covers each hour in its weakest and its strongest moment, beside what the day needs', async () => {
    const unit = await teams.unit()
    const [first, second] = [await teams.employee(unit, rota), await teams.employee(unit, rota)]
    await made(
      admin.put(`/v1/planning-units/${unit}/hourly-staffing`, {
        versions: [
          { validFrom: today, hours: [{ weekday: 1, fromHour: 8, toHour: 10, minimum: 2, maximum: 2 }] },
        ],
      }),
    )
    const weekdays = [3, 3, 3, 3, 3, 0, 0]
    await made(
      admin.put(`/v1/planning-units/${unit}/staffing-minimum`, {
        minimums: [{ validFrom: today, weekdays }],
      }),
    )
    await shift(unit, { who: first, on: day(0), from: 8, to: 9.5 })
    await shift(unit, { who: second, on: day(0), from: 8.5, to: 10 })
    const { coverage } = await made(plan(unit))
    expect(coverage[0]).toEqual({
      date: day(0),
      plannedMembers: 2,
      minimumMembers: 3,
      hours: [
        { hour: 8, least: 1, most: 2, minimum: 2, maximum: 2 },
        { hour: 9, least: 1, most: 2, minimum: 2, maximum: 2 },
      ],
    })
    expect(coverage[5]).toEqual({ date: day(5), plannedMembers: 0, minimumMembers: 0, hours: [] })
  })

  it('tells that somebody is absent, and to nobody of what', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, rota)
    const type = await absenceType(world, 'hr')
    await shift(unit, { who, on: day(0) })
    await absent(world, who, type, { from: day(0), to: day(1) })
    const body = await made(plan(unit, dispatcher))
    expect(person(body, who)).toMatchObject({
      days: [
        { date: day(0), absence: 'full' },
        { date: day(1), absence: 'full', plannedMinutes: 0 },
      ],
      shifts: [{ warnings: [{ code: 'shift_member_absent', severity: 'refusal' }] }],
    })
    expect(JSON.stringify(body)).not.toContain(type.name)
    expect(JSON.stringify(body)).not.toContain(type.id)
  })

  it('is read by who plans the unit', async () => {
    const unit = await teams.unit(world.meri.members.onni.id)
    await teams.employee(unit, rota)
    const other = await teams.unit(world.meri.members.paavo.id)
    expect((await plan(unit, eero)).status).toBe(200)
    expect(await plan(other, eero)).toMatchObject({
      status: 403,
      body: { code: 'planning_unit_not_planned' },
    })
    expect(await plan(unit, onni)).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
    const foreign = (await made(world.as('sanna').post('/v1/planning-units', { name: 'Toinen' }))).id
    expect(await plan(foreign)).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
  })

  it('has 42 days and 500 people at most', async () => {
    const unit = await teams.unit()
    expect((await admin.get(planPath(unit, monday, day(41)))).status).toBe(200)
    expect(await admin.get(planPath(unit, monday, day(42)))).toMatchObject({
      status: 422,
      body: { code: 'range_too_long', maxDays: 42 },
    })
    await world.database.owner(
      `with people as (
         insert into memberships (org_id, id, display_name, first_names, last_name, email, role, status, withheld_modules,
           employment_start_date, created_at, updated_at)
         select m.org_id, uuidv7(), 'Monta ' || n, 'Monta', n::text, 'monta-' || n || '@example.com', 'employee', 'active', '{}',
           date '2024-01-01', now(), now()
         from memberships m cross join generate_series(1, 501) n where m.org_id = $1 and m.id = $2 returning org_id, id)
       insert into membership_units (org_id, id, membership_id, planning_unit_id, is_primary, valid_from)
       select p.org_id, uuidv7(), p.id, $3, true, '2024-01-01' from people p`,
      [world.meri.id, world.meri.members.onni.id, unit],
    )
    expect(await plan(unit)).toMatchObject({ status: 422, body: { code: 'shift_plan_too_large' } })
  })
})
