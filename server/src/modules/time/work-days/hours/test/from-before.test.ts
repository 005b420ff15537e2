import { expect, it } from 'vitest'
import { asOwner } from '../../../../../platform/data/owner.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { up } from '../../migrations/20261123T0120_allocated_hours.ts'
import { workOutDue } from '../jobs.ts'
import { hoursOfProjects } from '../reading.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, projects } = world.meri
const { work, break: lunch } = catalogs.entryTypes
const elina = world.as('elina')
const days = `/v1/team/members/${members.veera.id}/work-days`
const rows = () => hoursOfProjects(world.app.services.database.reader(orgId), {})
const kept = () =>
  world.database.owner<{ minutes: number | null }>('select minutes from allocated_hours order by minutes')

it('days of before get the hours that they would have, frozen ones and drafts', async () => {
  const on = (code: string, part: object = {}) => ({
    dimensionId: 'project',
    valueId: projects.get(code),
    ...part,
  })
  for (const date of ['2026-10-05', '2026-10-06']) {
    const written = await elina.put(`${days}/${date}/entries`, {
      entries: [
        {
          entryTypeId: work,
          startMinutes: 480,
          endMinutes: 930,
          allocations: [on('tower', { minutes: 61 }), on('harbour')],
        },
        { entryTypeId: lunch, startMinutes: 690, endMinutes: 720 },
        { entryTypeId: work, durationMinutes: 50, allocations: [on('tower', { shareBp: 3333 })] },
      ],
    })
    expect(written.status).toBe(200)
  }
  expect((await elina.post(`${days}/2026-10-06/confirm`, {})).status).toBe(200)
  const before = await rows()
  expect(before.map(({ minutes }) => minutes).toSorted((a, b) => a - b)).toEqual([17, 17, 61, 61, 359, 359])
  await world.database.owner('drop table allocated_hours')
  await asOwner(world.database.connection, db => up(db))
  expect((await kept()).map(({ minutes }) => minutes)).toEqual([null, null, null, null, null, null])
  expect(await rows()).toEqual(before)
  await workOutDue(world.app.services, orgId)
  expect((await kept()).map(({ minutes }) => minutes)).toEqual([17, 17, 61, 61, 359, 359])
  expect(await rows()).toEqual(before)
})
