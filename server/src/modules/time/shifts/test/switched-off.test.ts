import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../platform/vocabulary/dates.ts'
import { rotaOf } from '../open-shifts/test/rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const [admin, onni] = [world.as('aino'), world.as('onni')]
const read = async (client: typeof admin, path: string) => (await client.get(path)).body

it('with the module off nobody sees or plans shifts, and what is published goes on to hold', async () => {
  const today = dateIn('Europe/Helsinki', (await read(admin, '/v1/sandbox/clock')).now)
  const [tomorrow, later] = [addDays(today, 1), addDays(today, 20)]
  const shift = await rota.shift('onni', tomorrow)
  const { id } = await rota.open(later)
  await rota.made(`/v1/me/open-shifts/${id}/claim`, {}, onni)
  await rota.made('/v1/me/shift-swaps', { kind: 'drop', fromShiftId: shift.id }, onni)
  const queue = async () =>
    (await read(admin, '/v1/team/approvals')).items.map(({ kind }: any) => kind).toSorted()
  const next = async () => (await read(onni, '/v1/me/overview')).nextShift
  const requests = async () => {
    const listed = (await read(onni, '/v1/me/requests')).items.map(({ kind }: any) => kind).toSorted()
    const counted = (await read(onni, '/v1/me/overview')).openRequests.map(({ kind }: any) => kind)
    return [listed, counted.toSorted()]
  }
  const both = ['open_shift_claim', 'shift_swap']
  const { url } = await rota.made('/v1/me/calendar-feed', {}, onni)
  const calendar = () => read(onni, new URL(url).pathname)
  expect(await next()).toMatchObject({ shiftId: shift.id })
  expect(await queue()).toEqual(both)
  expect(await requests()).toEqual([both, both])
  expect(await calendar()).toContain(shift.id)

  await admin.patch('/v1/settings', { modules: [{ module: 'scheduling', active: false }] })
  for (const path of ['/v1/me/shifts', '/v1/me/open-shifts', '/v1/shifts', '/v1/shift-swaps'])
    expect([path, await admin.get(path)]).toMatchObject([path, { status: 403 }])
  expect(await next()).toBeNull()
  expect(await queue()).toEqual([])
  expect(await requests()).toEqual([[], []])
  expect(await calendar()).not.toContain(shift.id)

  await admin.patch('/v1/settings', { modules: [{ module: 'scheduling', active: true }] })
  expect(await next()).toMatchObject({ shiftId: shift.id })
  expect(await queue()).toEqual(both)
  expect(await requests()).toEqual([both, both])
})
