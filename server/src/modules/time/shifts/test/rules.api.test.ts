import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { absenceType, absent } from '../../absences/calendar/test/absent.ts'
import { teamsIn } from '../../absences/calendar/test/teams.ts'
import { planningIn } from './planning.ts'

const world = await startWorld()
const teams = teamsIn(world)
const { admin, today, day, ask, shift, rota, weigh, publish } = planningIn(world)

let model: string
beforeAll(async () => {
  model = await rota()
})

interface Place {
  readonly unit: string
  readonly who: string
}

/** How each rule that a unit may weigh is broken by a draft: what stands, and what is then wanted. */
const breaking: Record<string, (place: Place) => Promise<Parameters<typeof ask>[1]>> = {
  async shift_member_absent({ who }) {
    await absent(world, who, await absenceType(world, 'hr'), { from: day(0) })
    return { who, on: day(0) }
  },
  async shift_unit_closed({ unit, who }) {
    const closures = [{ closedFrom: day(0), closedTo: day(1), name: 'Inventaario' }]
    await made(admin.put(`/v1/planning-units/${unit}/shift-closures`, { closures }))
    return { who, on: day(1) }
  },
  async shift_daily_rest({ unit, who }) {
    await shift(unit, { who, on: day(0), from: 14, to: 22 })
    return { who, on: day(1), from: 6, to: 14 }
  },
  async shift_weekly_rest({ unit, who }) {
    for (const index of [0, 1, 2, 3, 4, 5, 7]) await shift(unit, { who, on: day(index) })
    return { who, on: day(6) }
  },
  async shift_weekly_maximum({ unit, who }) {
    for (const index of [0, 1, 2, 3]) await shift(unit, { who, on: day(index), from: 7, to: 18 })
    return { who, on: day(4), from: 7, to: 18 }
  },
  async shift_nights_in_row({ unit, who }) {
    for (const index of [0, 1, 2, 3, 4]) await shift(unit, { who, on: day(index), from: 22, to: 30 })
    return { who, on: day(5), from: 22, to: 30 }
  },
  async shift_above_staffing({ unit, who }) {
    const hours = [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 0, maximum: 1 }]
    await made(
      admin.put(`/v1/planning-units/${unit}/hourly-staffing`, { versions: [{ validFrom: today, hours }] }),
    )
    await shift(unit, { who: await teams.employee(unit, model), on: day(0) })
    return { who, on: day(0), from: 12, to: 20 }
  },
}

/** What becomes of a row of an import that says the same. */
const rowOf = async (
  unit: string,
  { who, on, from = 8, to = 16 }: Parameters<typeof ask>[1],
  reference: object = {},
) => {
  const { code: planningUnit } = await made(
    admin.patch(`/v1/planning-units/${unit}`, { code: `unit-${++units}` }),
  )
  const times = { workDate: on, startMinutes: from * 60, endMinutes: to * 60 }
  const rows = [{ membershipId: who, planningUnit, ...times, ...reference }]
  return (await made(admin.post('/v1/imports/shifts', { rows }))).results[0]
}
let units = 0

describe.each(Object.keys(breaking))('%s', code => {
  const more = code === 'shift_weekly_maximum' ? { averageWeeks: 1 } : {}

  it('is a warning that is planned, wants a reason, or is refused, as the unit says', async () => {
    const unit = await teams.unit()
    const place = { unit, who: await teams.employee(unit, model) }
    await weigh(unit, code, 'warning', more)
    const wanted = await (breaking[code] as (typeof breaking)[string])(place)
    await weigh(unit, code, 'refusal', more)
    for (const overrideReason of [undefined, 'Sovittu'])
      expect(await ask(unit, { ...wanted, ...(overrideReason && { overrideReason }) })).toMatchObject({
        status: 422,
        body: { code, violations: expect.arrayContaining([expect.objectContaining({ code })]) },
      })
    expect(await rowOf(unit, wanted)).toMatchObject({ status: 'error', code })
    await weigh(unit, code, 'override', more)
    expect(await ask(unit, wanted)).toMatchObject({ status: 422, body: { code } })
    const { id, warnings } = await made(
      ask(unit, { ...wanted, overrideReason: 'Sovittu luottamusmiehen kanssa' }),
    )
    const kept = {
      code,
      severity: 'override',
      overriddenBy: world.meri.members.aino.id,
      reason: 'Sovittu luottamusmiehen kanssa',
    }
    expect(warnings).toContainEqual(expect.objectContaining(kept))
    const trail = JSON.stringify(await made(admin.get(`/v1/audit?targetId=${id}`)))
    expect(trail).toContain('Sovittu luottamusmiehen kanssa')
    const plan = await made(admin.get(`/v1/shift-plan?planningUnitId=${unit}&from=${day(0)}&to=${day(6)}`))
    const shown = plan.people
      .flatMap((person: { shifts: { id: string; warnings: object[] }[] }) => person.shifts)
      .find((each: { id: string }) => each.id === id)
    expect(shown.warnings).toContainEqual(expect.objectContaining(kept))
  })
})

describe('a limit of nights in a row', () => {
  it.each([15, 60])('of %s, the highest being 60, is broken by one night more', async most => {
    const [unit, elsewhere] = [await teams.unit(), await teams.unit()]
    const who = await teams.employee(unit, model)
    await weigh(unit, 'shift_nights_in_row', 'refusal', {
      rules: [{ code: 'shift_nights_in_row', severity: 'refusal', limit: most }],
    })
    // The first and the last half in different units: a row is of the member.
    const nights = Array.from({ length: most }, (_, index) => ({
      planningUnitId: index < most / 2 ? elsewhere : unit,
      membershipId: who,
      workDate: day(index),
      ...{ startMinutes: 22 * 60, endMinutes: 30 * 60, breakMinutes: 0 },
    }))
    const rows = (await made(admin.post('/v1/shifts/batch', { rows: nights }))).results
    expect(rows.filter(({ status }: { status: string }) => status !== 'created')).toEqual([])
    for (const on of [day(-1), day(most)])
      expect(await ask(unit, { who, on, from: 22, to: 30 })).toMatchObject({
        status: 422,
        body: { code: 'shift_nights_in_row' },
      })
    expect((await ask(unit, { who, on: day(most + 1), from: 22, to: 30 })).status).toBe(201)
    const last = await made(ask(unit, { who: null, on: day(most), from: 22, to: 30 }))
    expect(await admin.patch(`/v1/shifts/${last.id}`, { membershipId: who })).toMatchObject({
      status: 422,
      body: { code: 'shift_nights_in_row' },
    })
  })
})

describe('what no unit can soften', () => {
  it('is to be in two places at once', async () => {
    const [unit, other] = [await teams.unit(), await teams.unit()]
    const who = await teams.employee(unit, model)
    await shift(other, { who, on: day(0), from: 22, to: 30 })
    const answer = await ask(unit, { who, on: day(1), from: 5, to: 9, overrideReason: 'Ehtii kyllä' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_overlap' } })
  })

  it('is to plan on a day that payroll has', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const lock = await made(admin.post('/v1/payroll-locks', { periodStart: day(20), periodEnd: day(22) }))
    const answer = await ask(unit, { who, on: day(21), overrideReason: 'Unohtui' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_period_locked' } })
    expect(await rowOf(unit, { who, on: day(21) })).toMatchObject({
      ...{ status: 'error', code: 'shift_period_locked', field: 'workDate' },
    })
    await made(admin.post(`/v1/payroll-locks/${lock.id}/lift`, { reason: 'Kokeilu' }))
  })
})

describe('what members are told', () => {
  it('is told a week before, or with a reason where the unit wants one', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    await weigh(unit, 'shift_notice_short', 'override', {
      rules: [{ code: 'shift_notice_short', severity: 'override', limit: 30 }],
    })
    await shift(unit, { who, on: day(0) })
    expect(await publish(unit, day(0), day(6))).toMatchObject({
      status: 422,
      body: { code: 'shift_notice_short' },
    })
    await made(publish(unit, day(0), day(6), { overrideReason: 'Tilaus tuli myöhään' }))
    const plan = await made(admin.get(`/v1/shift-plan?planningUnitId=${unit}&from=${day(0)}&to=${day(6)}`))
    expect(plan.people[0].shifts[0].warnings).toMatchObject([
      { code: 'shift_notice_short', law: 'Working Time Act 872/2019, 30 §', reason: 'Tilaus tuli myöhään' },
    ])
  })

  it('is looked at again where an import changes what they were told', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const hours = [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 2, maximum: null }]
    await made(
      admin.put(`/v1/planning-units/${unit}/hourly-staffing`, { versions: [{ validFrom: today, hours }] }),
    )
    const reference = { externalSource: 'rota', externalId: 'told' }
    expect(await rowOf(unit, { who, on: day(0) }, reference)).toMatchObject({ status: 'created' })
    await made(publish(unit, day(0), day(6)))
    const longer = { who, on: day(0), to: 17 }
    for (const [code, limit] of [
      ['shift_notice_short', 30],
      ['shift_below_staffing', null],
    ] as const) {
      await weigh(unit, code, 'refusal', { rules: [{ code, severity: 'refusal', limit }] })
      expect(await rowOf(unit, longer, reference)).toMatchObject({ status: 'error', code })
    }
    await weigh(unit, 'shift_below_staffing', 'warning')
    expect(await rowOf(unit, longer, reference)).toMatchObject({ status: 'updated' })
  })

  it('needs no reason that a draft has, as long as it breaks the rule in the same way', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const close = (...closures: object[]) =>
      made(admin.put(`/v1/planning-units/${unit}/shift-closures`, { closures }))
    const closure = { closedFrom: day(1), closedTo: day(1), name: 'Inventaario' }
    await close(closure)
    await weigh(unit, 'shift_unit_closed', 'override', { closedOnPublicHolidays: true })
    const { id } = await shift(unit, { who, on: day(1), overrideReason: 'Laskee varaston' })
    await close()
    const holiday = { date: day(1), code: 'town_day', kind: 'public', name: { fi: 'Kaupungin päivä' } }
    await made(admin.post('/v1/holidays', holiday))
    expect(await publish(unit, day(0), day(6))).toMatchObject({
      status: 422,
      body: { code: 'shift_unit_closed' },
    })
    await close(closure)
    await made(publish(unit, day(0), day(6)))
    const { warnings } = await made(admin.get(`/v1/shifts/${id}`))
    expect(warnings).toMatchObject([{ code: 'shift_unit_closed', reason: 'Laskee varaston' }])
    await made(admin.delete(`/v1/holidays/${day(1)}/town_day`))
  })

  it('covers the hours that the unit staffs', async () => {
    const unit = await teams.unit()
    const who = await teams.employee(unit, model)
    const hours = [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 2, maximum: null }]
    await made(
      admin.put(`/v1/planning-units/${unit}/hourly-staffing`, { versions: [{ validFrom: today, hours }] }),
    )
    await weigh(unit, 'shift_below_staffing', 'refusal')
    await shift(unit, { who, on: day(0) })
    expect(await publish(unit, day(0), day(0))).toMatchObject({
      status: 422,
      body: { code: 'shift_below_staffing' },
    })
    await shift(unit, { who: await teams.employee(unit, model), on: day(0) })
    expect((await publish(unit, day(0), day(0))).status).toBeLessThan(300)
  })
})
