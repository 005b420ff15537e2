import { followClock } from '../../../src/modules/time/punch-clock/forgotten/jobs.ts'
import { addDays, dateIn } from '../../../src/platform/vocabulary/dates.ts'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Shifts that change hands, or break rules together; the rules of a unit set anew; and a clock-out that was forgotten on a day with a shift. */
export async function timeAsPlanned(world: World): Promise<void> {
  await rulesSetAnew(world)
  await brokenTogether(world)
  await shiftsThatChangeHands(world)
  await forgottenClockOut(world)
}

async function rulesSetAnew(world: World): Promise<void> {
  const unit = `/v1/planning-units/${world.meri.catalogs.planningUnits.office}`
  const put = (path: string, body: object) => ok(world.as('aino').put(`${unit}/${path}`, body))
  const hours = [{ weekday: 1, fromHour: 8, toHour: 16, minimum: 1, maximum: null }]
  const rules = { closedOnPublicHolidays: true, averageWeeks: null, rules: [] }
  for (const dates of [['2040-01-02', '2040-02-06'], ['2040-01-02']]) {
    await put('hourly-staffing', { versions: dates.map(validFrom => ({ validFrom, hours })) })
    await put('shift-rules', { versions: dates.map(validFrom => ({ validFrom, ...rules })) })
    await put('shift-closures', {
      closures: dates.map(closedFrom => ({ closedFrom, closedTo: closedFrom, name: null })),
    })
  }
}

/** Too little rest, then too many at work: each time the second shift has the reason. */
async function brokenTogether(world: World): Promise<void> {
  const admin = world.as('aino')
  const { members, catalogs } = world.meri
  const planningUnitId = catalogs.planningUnits.office
  const unit = `/v1/planning-units/${planningUnitId}`
  const validFrom = '2040-03-05'
  const rules = ['shift_daily_rest', 'shift_above_staffing'].map(code => ({
    ...{ code, severity: 'override', limit: null },
  }))
  const hours = [{ weekday: 1, fromHour: 14, toHour: 22, minimum: 0, maximum: 1 }]
  const versions = [{ validFrom, closedOnPublicHolidays: false, averageWeeks: null, rules }]
  await ok(admin.put(`${unit}/shift-rules`, { versions }))
  await ok(admin.put(`${unit}/hourly-staffing`, { versions: [{ validFrom, hours }] }))
  const plan = (membershipId: string, workDate: string, startMinutes: number, more: object = {}) => {
    const times = { startMinutes, endMinutes: startMinutes + 480 }
    return ok(admin.post('/v1/shifts', { planningUnitId, membershipId, workDate, ...times, ...more }))
  }
  const overrideReason = 'Sovittu'
  const [nextDay, nextWeek] = [addDays(validFrom, 1), addDays(validFrom, 7)]
  for (const [first, who, date, from] of [
    [validFrom, members.veera.id, nextDay, 360],
    [nextWeek, members.onni.id, nextWeek, 840],
  ] as const) {
    await plan(members.veera.id, first, 840)
    await plan(who, date, from, { overrideReason })
    const period = { planningUnitId, periodFrom: first, periodTo: addDays(first, 6) }
    await ok(admin.post('/v1/shift-publications', period))
  }
}

/** A published shift of a member. */
async function published(
  world: World,
  membershipId: string,
  workDate: string,
  times = { startMinutes: 480, endMinutes: 960 },
): Promise<string> {
  const admin = world.as('aino')
  const planningUnitId = world.meri.catalogs.planningUnits.office
  const { id } = await ok(admin.post('/v1/shifts', { planningUnitId, membershipId, workDate, ...times }))
  const period = { planningUnitId, periodFrom: workDate, periodTo: workDate }
  await ok(admin.post('/v1/shift-publications', period))
  return id
}

async function shiftsThatChangeHands(world: World): Promise<void> {
  const [admin, veera, onni] = [world.as('aino'), world.as('veera'), world.as('onni')]
  const { members, catalogs } = world.meri
  const fromShiftId = await published(world, members.veera.id, '2039-06-06')
  const toShiftId = await published(world, members.onni.id, '2039-06-08')
  const window = 'from=2039-06-06&to=2039-06-12'
  await ok(veera.get(`/v1/me/shift-swaps/candidates?shiftId=${fromShiftId}&${window}`))
  const { id } = await ok(veera.post('/v1/me/shift-swaps', { kind: 'swap', fromShiftId, toShiftId }))
  await ok(onni.get('/v1/me/shift-swaps?include=may'))
  await ok(onni.post(`/v1/me/shift-swaps/${id}/accept`, {}))
  await ok(admin.get('/v1/shift-swaps?include=may'))
  await ok(admin.post(`/v1/shift-swaps/${id}/approve`, {}))
  await ok(veera.get('/v1/me/overview'))

  const open = await ok(
    admin.post('/v1/open-shifts', {
      planningUnitId: catalogs.planningUnits.office,
      workDate: '2039-06-13',
      startMinutes: 480,
      endMinutes: 960,
      claimPolicy: 'first_come',
      eligible: 'list',
      membershipIds: [members.veera.id],
    }),
  )
  await ok(admin.patch(`/v1/open-shifts/${open.id}`, { membershipIds: [members.onni.id] }))
  await ok(onni.get('/v1/me/open-shifts?include=may'))
  const { shiftId } = await ok(onni.post(`/v1/me/open-shifts/${open.id}/claim`, {}))
  await ok(admin.get(`/v1/open-shifts/${open.id}/claims?include=may`))
  await ok(admin.post(`/v1/shifts/${shiftId}/cancel`, { reason: 'Inventaario' }))
}

async function forgottenClockOut(world: World): Promise<void> {
  const admin = world.as('aino')
  const day = addDays(dateIn('Europe/Helsinki', new Date().toISOString()), -6)
  await published(world, world.meri.members.onni.id, day)
  await ok(admin.patch('/v1/settings', { forgottenClockOut: 'end_of_schedule' }))
  const punch = { clientPunchId: newId(), occurredAt: `${day}T06:30:00.000Z` }
  await ok(world.as('onni').post('/v1/me/punch/clock-in', punch))
  await followClock(world.app.services, world.meri.id)
  await ok(admin.patch('/v1/settings', { forgottenClockOut: 'left_open' }))
}
