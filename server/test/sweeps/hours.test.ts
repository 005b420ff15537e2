import { expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const aino = world.as('aino')
const date = '2026-03-04'
const window = 'from=2026-01-01&to=2026-12-31&limit=100'

const on = (...projectIds: string[]) => ({
  entries: projectIds.map(valueId => ({
    entryTypeId: catalogs.entryTypes.work,
    durationMinutes: 120,
    allocations: [{ dimensionId: 'project', valueId }],
  })),
})
const day = `/v1/team/members/${members.veera.id}/work-days/${date}`
const write = async (body: object) => {
  const answer = await world.as('elina').put(`${day}/entries`, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}
const newProject = async (code: string): Promise<string> =>
  (await aino.post('/v1/projects', { code, name: 'Projekti', state: 'active' })).body.id

/** A copy of the hours of a project, kept as the description says. */
function mirrorOf(projectId: string) {
  const copy = new Map<string, { readonly workDate: string; readonly membershipId: string }>()
  let since = '2020-01-01T00:00:00Z'
  const hours = async (query: string): Promise<any[]> =>
    (await aino.get(`/v1/projects/${projectId}/hours?limit=100&${query}`)).body.items
  return {
    ids: () => [...copy.keys()].toSorted(),
    async sweep() {
      const { items: days, deleted } = (await aino.get(`/v1/work-days?${window}&updatedSince=${since}`)).body
      // A day without hours may go; one with hours does not.
      expect(deleted).toEqual([])
      for (const { workDate, membershipId } of days) {
        for (const [id, row] of copy)
          if (row.workDate === workDate && row.membershipId === membershipId) copy.delete(id)
        for (const row of await hours(`from=${workDate}&to=${workDate}&membershipId=${membershipId}`))
          copy.set(row.id, row)
      }
      since = days.at(-1)?.updatedAt ?? since
    },
    present: async () => (await hours('')).map(({ id }): string => id).toSorted(),
  }
}

it('a mirror of the hours of a project learns by the sweep of days of hours that are taken off it', async () => {
  const [one, other] = [await newProject('hours-one'), await newProject('hours-other')]
  const [ofOne, ofOther] = [mirrorOf(one), mirrorOf(other)]
  const isExact = async () => {
    for (const mirror of [ofOne, ofOther]) {
      await mirror.sweep()
      expect(mirror.ids()).toEqual(await mirror.present())
    }
    return [ofOne.ids().length, ofOther.ids().length]
  }
  await write(on(one, one, other))
  expect(await isExact()).toEqual([2, 1])
  await write(on(one))
  expect(await isExact()).toEqual([1, 0])
  await write(on(other))
  expect(await isExact()).toEqual([0, 1])
  await write(on())
  expect(await isExact()).toEqual([0, 0])
})
