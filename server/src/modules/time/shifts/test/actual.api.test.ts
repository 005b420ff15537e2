import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { absenceType, absent, type TypeOfAbsence } from '../../absences/calendar/test/absent.ts'
import { teamsIn } from '../../absences/calendar/test/teams.ts'
import { planningIn } from './planning.ts'

const world = await startWorld()
const teams = teamsIn(world)
const { admin, today, shift: plan, rota, publish } = planningIn(world)
const monday = addDays(mondayOf(today), -7)
const day = (index: number): PlainDate => addDays(monday, index)
const work = world.meri.catalogs.entryTypes.work

let model: string
beforeAll(async () => {
  model = await rota()
})

/** Anyone who belongs to a unit has done so for long: the plan is one of last week. */
const shift: typeof plan = async (unit, wanted) => {
  await world.database.owner(
    `update membership_units set valid_from = '2024-01-01' where org_id = $1 and membership_id = $2 and valid_from > '2024-01-01'`,
    [world.meri.id, wanted.who],
  )
  return plan(unit, wanted)
}

const worked = (who: string, on: PlainDate, from: number, to: number) =>
  made(
    admin.put(`/v1/team/members/${who}/work-days/${on}/entries`, {
      entries: [{ entryTypeId: work, startMinutes: from * 60, endMinutes: to * 60 }],
    }),
  )
const actual = (unit: string, client = admin, to = day(6)) =>
  client.get(`/v1/shift-plan/actual?planningUnitId=${unit}&from=${monday}&to=${to}`)
const attendanceOn = (body: { rows: { workDate: string; attendance: string }[] }) =>
  Object.fromEntries(body.rows.map(({ workDate, attendance }) => [workDate, attendance]))

describe('the plan against what was worked', () => {
  it('tells who came, was late, did not come, and worked without a plan', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    for (const index of [0, 1, 2]) await shift(unit, { who, on: day(index), pause: 30 })
    await made(publish(unit, monday, day(6)))
    await worked(who, day(0), 7.75, 16)
    await worked(who, day(1), 8.5, 16)
    await worked(who, day(4), 9, 12)
    const body = await made(actual(unit))
    expect(body.rows).toMatchObject([
      {
        workDate: day(0),
        attendance: 'as_planned',
        plannedMinutes: 450,
        plannedFromMinutes: 480,
        plannedToMinutes: 960,
        workedMinutes: 495,
        lateMinutes: 0,
        differenceMinutes: 45,
      },
      { workDate: day(1), attendance: 'late', workedFromMinutes: 510, lateMinutes: 30, differenceMinutes: 0 },
      {
        workDate: day(2),
        attendance: 'missing',
        workedMinutes: 0,
        workedFromMinutes: null,
        differenceMinutes: -450,
      },
      {
        workDate: day(4),
        attendance: 'unplanned',
        plannedMinutes: 0,
        plannedFromMinutes: null,
        workedMinutes: 180,
      },
    ])
    expect(body.totals).toEqual({
      plannedMinutes: 1350,
      toldPlannedMinutes: 1350,
      workedMinutes: 1125,
      attendances: [
        { attendance: 'as_planned', days: 1 },
        { attendance: 'late', days: 1 },
        { attendance: 'missing', days: 1 },
        { attendance: 'unplanned', days: 1 },
      ],
    })
  })

  it('knows drafts as no plan, and shifts that are not over as expected', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const tomorrow = addDays(today, 1)
    await shift(unit, { who, on: day(0) })
    await shift(unit, { who, on: tomorrow })
    await made(publish(unit, tomorrow, tomorrow))
    expect(attendanceOn(await made(actual(unit, admin, tomorrow)))).toEqual({ [tomorrow]: 'expected' })
  })

  it('calls nobody late for a morning or for hours of absence', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const type = await absenceType(world, 'open')
    for (const index of [0, 1, 2, 3]) await shift(unit, { who, on: day(index), from: 8, to: 16 })
    await made(publish(unit, monday, day(6)))
    await absent(world, who, type, { from: day(0), part: 'am' })
    await absent(world, who, type, { from: day(1), part: 'am' })
    await absent(world, who, type, { from: day(2), part: 'hours', minutes: 120 })
    await absent(world, who, type, { from: day(3), part: 'pm' })
    await worked(who, day(0), 12, 16)
    await worked(who, day(1), 12.5, 16)
    await worked(who, day(2), 10, 16)
    await worked(who, day(3), 8.25, 12)
    expect((await made(actual(unit))).rows).toMatchObject([
      { attendance: 'as_planned', lateMinutes: 0, differenceMinutes: -240 },
      { attendance: 'late', lateMinutes: 30 },
      { attendance: 'as_planned', lateMinutes: 0, differenceMinutes: -120 },
      { attendance: 'late', lateMinutes: 15 },
    ])
  })

  it('tells of a shift over midnight, two in a day, half of one, one that was cancelled and one that was given away', async () => {
    const unit = await teams.unit()
    const [who, other] = [await teams.employee(unit, model), await teams.employee(unit, model)]
    await shift(unit, { who, on: day(0), from: 22, to: 30 })
    await shift(unit, { who, on: day(2), from: 6, to: 10 })
    await shift(unit, { who, on: day(2), from: 14, to: 18 })
    const gone = await shift(unit, { who, on: day(3) })
    const given = await shift(unit, { who, on: day(4) })
    await shift(unit, { who: other, on: day(0) })
    await made(publish(unit, monday, day(6)))
    await made(admin.post(`/v1/shifts/${gone.id}/cancel`, { reason: 'Ei asiakkaita' }))
    await made(admin.patch(`/v1/shifts/${given.id}`, { membershipId: other }))
    await worked(who, day(0), 22, 26)
    await worked(who, day(2), 6, 10)
    await worked(who, day(3), 8, 12)
    await worked(other, day(4), 8, 16)
    const { rows } = await made(actual(unit))
    const ofMember = (id: string) => rows.filter((row: { membershipId: string }) => row.membershipId === id)
    expect(ofMember(who)).toMatchObject([
      {
        workDate: day(0),
        plannedFromMinutes: 1320,
        plannedToMinutes: 1800,
        differenceMinutes: -240,
        attendance: 'as_planned',
      },
      {
        workDate: day(2),
        plannedMinutes: 480,
        workedMinutes: 240,
        differenceMinutes: -240,
        attendance: 'as_planned',
      },
      { workDate: day(3), plannedMinutes: 0, attendance: 'unplanned' },
    ])
    expect(ofMember(other)).toMatchObject([
      { workDate: day(0), attendance: 'missing' },
      { workDate: day(4), attendance: 'as_planned' },
    ])
  })

  it('leaves work that is planned in another unit to that unit', async () => {
    const [unit, other] = [await teams.unit(), await teams.unit()]
    const who = await teams.employee(unit, model)
    await shift(other, { who, on: day(0) })
    await made(publish(other, monday, day(6)))
    await worked(who, day(0), 8, 16)
    await worked(who, day(1), 8, 16)
    expect(attendanceOn(await made(actual(unit)))).toEqual({ [day(1)]: 'unplanned' })
    // Who is lent without a shift is no matter of the unit that borrows them.
    expect(attendanceOn(await made(actual(other)))).toEqual({ [day(0)]: 'as_planned' })
  })
})

describe('what is told of others', () => {
  it('is the plan alone to who plans and does not read their days', async () => {
    const unit = await teams.unit(world.meri.members.onni.id)
    const who = await teams.employee(unit, model)
    for (const each of [who, world.meri.members.onni.id]) {
      await shift(unit, { who: each, on: day(0) })
      await worked(each, day(0), 9, 16)
    }
    await made(publish(unit, monday, day(6)))
    const rowsFor = async (name: 'otso' | 'eero') => {
      const { rows } = await made(actual(unit, world.as(name)))
      return (id: string) => rows.find(({ membershipId }: { membershipId: string }) => membershipId === id)
    }
    const masked = {
      masked: true,
      plannedMinutes: 480,
      attendance: null,
      workedMinutes: null,
      workedFromMinutes: null,
      workedToMinutes: null,
      lateMinutes: null,
      differenceMinutes: null,
    }
    // A dispatcher plans every unit, and reads nobody's days; a manager those of their reports.
    const [dispatched, managed] = [await rowsFor('otso'), await rowsFor('eero')]
    for (const id of [who, world.meri.members.onni.id]) expect(dispatched(id)).toMatchObject(masked)
    expect(managed(who)).toMatchObject(masked)
    expect(managed(world.meri.members.onni.id)).toMatchObject({
      masked: false,
      attendance: 'late',
      lateMinutes: 60,
    })
  })

  it('is of an absence that there is one: two kinds of it answer alike, by periods and by marks of the day', async () => {
    const [first, second] = [await absenceType(world, 'hr'), await absenceType(world, 'open')]
    const told = async (type: TypeOfAbsence) => {
      const unit = await teams.unit(world.meri.members.onni.id)
      const who = await teams.employee(unit, model)
      await shift(unit, { who, on: day(2) })
      await made(publish(unit, monday, day(6)))
      await absent(world, who, type, { from: day(2) })
      const { rows, totals } = await made(actual(unit))
      const { membershipId: _, displayName: __, ...row } = rows[0]
      return { row, totals }
    }
    const answer = await told(first)
    expect(answer.row).toMatchObject({ attendance: 'absent', workedMinutes: 0 })
    expect(await told(second)).toEqual(answer)
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    await shift(unit, { who, on: day(2) })
    await made(publish(unit, monday, day(6)))
    await made(
      admin.put(`/v1/team/members/${who}/work-days/${day(2)}/day-type`, {
        dayTypeId: world.meri.catalogs.dayTypes.absence_paid,
      }),
    )
    expect((await made(actual(unit))).rows[0]).toMatchObject({ attendance: 'absent' })
  })

  it('is bounded and refused as the plan is', async () => {
    const unit = await teams.unit(world.meri.members.paavo.id)
    expect(await actual(unit, world.as('eero'))).toMatchObject({
      status: 403,
      body: { code: 'planning_unit_not_planned' },
    })
    expect(await actual(unit, admin, addDays(monday, 42))).toMatchObject({ body: { code: 'range_too_long' } })
  })
})
