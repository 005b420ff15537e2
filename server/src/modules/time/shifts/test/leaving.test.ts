import { expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { releaseDue } from '../leaving/jobs.ts'
import { officeIn } from './office.ts'
import { dateOfToday } from '../../../../../test/world/today.ts'

const world = await startWorld()
const { admin, unit, worker, type, plan, shiftsOf, publish } = officeIn(world)
const { onni } = world.meri.members
const today = dateOfToday()
const day = (days: number) => addDays(today, days)
const early = { startMinutes: 420, endMinutes: 900 }
const released = () => releaseDue(world.app.services, world.meri.id)

it('whoever leaves is told before, and the shifts to come become drafts of nobody', async () => {
  const planningUnitId = await unit(onni.id)
  const wanted = (days: number) => ({ planningUnitId, membershipId: onni.id, workDate: day(days), ...early })
  for (const days of [0, 20, 40]) await made(plan(wanted(days)))
  await publish(planningUnitId, day(0), day(20))
  const rows = [{ week: 1, weekday: 1, shiftTypeId: await type() }]
  const places = [{ membershipId: onni.id, startsInWeek: 1 }]
  const rotation = { planningUnitId, name: 'Viikko', weeks: 1, startsOn: '2027-01-11', rows, places }
  await made(admin.post('/v1/shift-rotations', rotation))
  await released()
  expect((await shiftsOf(planningUnitId)).every(({ membershipId }: never) => membershipId === onni.id)).toBe(
    true,
  )
  const preview = await made(admin.post(`/v1/memberships/${onni.id}/deactivate`, { dryRun: true }))
  expect(preview.openWork).toEqual(
    expect.arrayContaining([
      { kind: 'shifts_to_come', count: 3 },
      { kind: 'rotation_places', count: 1 },
    ]),
  )
  await made(admin.post(`/v1/memberships/${onni.id}/deactivate`, {}))
  await released()
  const [past, told, draft] = await shiftsOf(planningUnitId)
  expect(past).toMatchObject({ state: 'published', membershipId: onni.id })
  expect([told, draft]).toMatchObject([
    { state: 'draft', membershipId: null, publicationId: null },
    { state: 'draft', membershipId: null },
  ])
  const events = (await made(admin.get('/v1/integration-events?event=shift.changed&limit=100'))).items
  expect(events.map(({ payload }: { payload: object }) => payload)).toMatchObject([{ shiftId: told.id }])
  const before = await shiftsOf(planningUnitId)
  await released()
  expect(await shiftsOf(planningUnitId)).toEqual(before)
})

it('whose employment ends keeps the shifts up to its last day', async () => {
  const planningUnitId = await unit()
  const membershipId = await worker(planningUnitId)
  for (const days of [10, 11])
    await made(plan({ planningUnitId, membershipId, workDate: day(days), ...early }))
  const body = { endDate: day(10), reasonCode: 'own_notice', startOffboarding: false }
  await made(admin.post(`/v1/memberships/${membershipId}/termination`, body, { 'idempotency-key': newId() }))
  await released()
  expect(await shiftsOf(planningUnitId)).toMatchObject([{ membershipId }, { membershipId: null }])
})

it('whoever is deleted leaves drafts and places of nobody, and is offered nothing', async () => {
  const planningUnitId = await unit()
  const membershipId = await worker(planningUnitId)
  const { id } = await made(plan({ planningUnitId, membershipId, workDate: day(10), ...early }))
  const rows = [{ week: 1, weekday: 1, shiftTypeId: await type() }]
  const places = [{ membershipId, startsInWeek: 1 }]
  const rotation = { planningUnitId, name: 'Viikko', weeks: 1, startsOn: '2027-01-11', rows, places }
  const kept = await made(admin.post('/v1/shift-rotations', rotation))
  const offer = {
    planningUnitId,
    workDate: day(12),
    ...early,
    eligible: 'list',
    membershipIds: [membershipId],
  }
  const offered = await made(admin.post('/v1/open-shifts', offer))
  expect((await admin.delete(`/v1/memberships/${membershipId}`)).status).toBe(204)
  expect((await admin.get(`/v1/shifts/${id}`)).body).toMatchObject({ membershipId: null, state: 'draft' })
  expect((await admin.get(`/v1/shift-rotations/${kept.id}`)).body.places).toMatchObject([
    { membershipId: null },
  ])
  expect((await admin.get(`/v1/open-shifts/${offered.id}`)).body).toMatchObject({ membershipIds: [] })
})
