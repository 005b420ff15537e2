import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { teamsIn } from '../../../absences/calendar/test/teams.ts'
import { planningIn, type WantedShift } from '../../test/planning.ts'

const world = await startWorld()
const teams = teamsIn(world)
const { admin, today, day, shift, rota, weigh, publish } = planningIn(world)
const overrideReason = 'Sovittu luottamusmiehen kanssa'
const given = { reason: overrideReason, overriddenBy: world.meri.members.aino.id, severity: 'override' }

let model: string
beforeAll(async () => {
  model = await rota()
})

/** A unit with somebody who belongs to it. */
async function place() {
  const unit = await teams.unit()
  return { unit, who: await teams.employee(unit, model) }
}

const late = (who: string, index: number): WantedShift => ({ who, on: day(index), from: 14, to: 22 })
const early = (who: string, index: number): WantedShift => ({ who, on: day(index), from: 6, to: 14 })
const warningsOf = async (id: string): Promise<object[]> =>
  (await admin.get(`/v1/shifts/${id}`)).body.warnings
const keeping = (code: string) => expect.objectContaining({ code, ...given })
/** That the publication is refused for these shifts and no others. */
const refusedFor = (code: string, ...shifts: { id: string }[]) => ({
  status: 422,
  body: {
    code,
    violations: shifts
      .map(({ id }) => id)
      .toSorted()
      .map(shiftId => expect.objectContaining({ shiftId, code })),
  },
})
const inOrder = (answer: any) => {
  answer.body.violations?.sort((a: any, b: any) => (a.shiftId < b.shiftId ? -1 : 1))
  return answer
}

describe('a reason that was given for a shift holds at its publication for', () => {
  it('the other shift with which it leaves too little rest', async () => {
    const { unit, who } = await place()
    await weigh(unit, 'shift_daily_rest', 'override')
    const first = await shift(unit, late(who, 0))
    const second = await shift(unit, { ...early(who, 1), overrideReason })
    expect(first.warnings).toEqual([])
    expect(await publish(unit, day(0), day(6))).toMatchObject({
      status: 201,
      body: { publication: { publishedCount: 2, overrideReason: null } },
    })
    for (const { id } of [first, second])
      expect(await warningsOf(id)).toContainEqual(keeping('shift_daily_rest'))
  })

  it('the other shift that is published later, though the first is of a day before', async () => {
    const { unit, who } = await place()
    await weigh(unit, 'shift_daily_rest', 'override')
    const monday = await shift(unit, early(who, 7))
    await shift(unit, { ...late(who, 6), overrideReason })
    expect((await publish(unit, day(0), day(6))).status).toBe(201)
    expect((await publish(unit, day(7), day(13))).status).toBe(201)
    expect(await warningsOf(monday.id)).toContainEqual(keeping('shift_daily_rest'))
  })

  it('all the shifts of a week without its rest, and of a row of nights', async () => {
    const [week, nights] = [await place(), await place()]
    await weigh(week.unit, 'shift_weekly_rest', 'override')
    await weigh(nights.unit, 'shift_nights_in_row', 'override')
    const night = (index: number) => ({ who: nights.who, on: day(index), from: 22, to: 30 })
    for (const index of [0, 1, 2, 3, 4, 5]) {
      if (index < 5) await shift(nights.unit, night(index))
      await shift(week.unit, { who: week.who, on: day(index) })
    }
    await shift(nights.unit, { ...night(5), overrideReason })
    await shift(week.unit, { who: week.who, on: day(7) })
    await shift(week.unit, { who: week.who, on: day(6), overrideReason })
    for (const [{ unit }, code, count] of [
      [week, 'shift_weekly_rest', 7],
      [nights, 'shift_nights_in_row', 6],
    ] as const) {
      const { status, body } = await publish(unit, day(0), day(6))
      expect([status, body.warningCounts]).toEqual([
        201,
        expect.arrayContaining([{ code, severity: 'override', count }]),
      ])
    }
  })

  it('the shifts of others in an hour of which the unit has too many', async () => {
    const { unit, who } = await place()
    const others = [await teams.employee(unit, model), await teams.employee(unit, model)]
    const hours = [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 0, maximum: 2 }]
    await made(
      admin.put(`/v1/planning-units/${unit}/hourly-staffing`, { versions: [{ validFrom: today, hours }] }),
    )
    await weigh(unit, 'shift_above_staffing', 'override')
    const shifts = [
      await shift(unit, { who, on: day(0) }),
      await shift(unit, { who: others[0] as string, on: day(0) }),
    ]
    await shift(unit, { who: others[1] as string, on: day(0), overrideReason })
    expect((await publish(unit, day(0), day(6))).status).toBe(201)
    for (const { id } of shifts) expect(await warningsOf(id)).toContainEqual(keeping('shift_above_staffing'))
  })
})

describe('and another reason is wanted for', () => {
  it('what is broken elsewhere, by the same member or in the same words by another', async () => {
    const { unit, who } = await place()
    const other = await teams.employee(unit, model)
    await weigh(unit, 'shift_daily_rest', 'warning')
    const unreasoned = [
      await shift(unit, late(who, 3)),
      await shift(unit, early(who, 4)),
      await shift(unit, late(other, 0)),
      await shift(unit, early(other, 1)),
    ]
    await weigh(unit, 'shift_daily_rest', 'override')
    const first = await shift(unit, late(who, 0))
    await shift(unit, { ...early(who, 1), overrideReason })
    expect(inOrder(await publish(unit, day(0), day(6)))).toMatchObject(
      refusedFor('shift_daily_rest', ...unreasoned),
    )
    const more = { overrideReason: 'Sairastapaus' }
    expect((await publish(unit, day(0), day(6), more)).status).toBe(201)
    expect(await warningsOf(first.id)).toContainEqual(keeping('shift_daily_rest'))
    expect(await warningsOf((unreasoned[0] as { id: string }).id)).toContainEqual(
      expect.objectContaining({ code: 'shift_daily_rest', reason: 'Sairastapaus' }),
    )
  })

  it('what has become worse, and what came with a shift that is gone', async () => {
    const { unit, who } = await place()
    await weigh(unit, 'shift_daily_rest', 'override')
    const first = await shift(unit, late(who, 0))
    const second = await shift(unit, { ...early(who, 1), overrideReason })
    await weigh(unit, 'shift_daily_rest', 'warning')
    const third = await shift(unit, { who, on: day(1), from: 5, to: 6 })
    await weigh(unit, 'shift_daily_rest', 'override')
    expect(inOrder(await publish(unit, day(0), day(6)))).toMatchObject(
      refusedFor('shift_daily_rest', first, second, third),
    )
    await made(admin.post(`/v1/shifts/${second.id}/cancel`, { reason: 'Peruttu' }))
    expect(inOrder(await publish(unit, day(0), day(6)))).toMatchObject(
      refusedFor('shift_daily_rest', first, third),
    )
  })

  it('a rule that each shift breaks by itself, and never for what is refused', async () => {
    const { unit, who } = await place()
    const closures = [{ closedFrom: day(0), closedTo: day(0), name: 'Inventaario' }]
    const unreasoned = await shift(unit, { who, on: day(0), from: 8, to: 10 })
    await made(admin.put(`/v1/planning-units/${unit}/shift-closures`, { closures }))
    await weigh(unit, 'shift_unit_closed', 'override')
    await shift(unit, { who, on: day(0), from: 12, to: 14, overrideReason })
    expect(await publish(unit, day(0), day(6))).toMatchObject(refusedFor('shift_unit_closed', unreasoned))
    const pair = await place()
    await weigh(pair.unit, 'shift_daily_rest', 'override')
    const first = await shift(pair.unit, late(pair.who, 0))
    const second = await shift(pair.unit, { ...early(pair.who, 1), overrideReason })
    await weigh(pair.unit, 'shift_daily_rest', 'refusal')
    expect(inOrder(await publish(pair.unit, day(0), day(6)))).toMatchObject(
      refusedFor('shift_daily_rest', first, second),
    )
  })
})
