import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/planning-units'

const unit = async (name: string, parentId: string | null = null): Promise<string> =>
  (await admin.post(path, { name, parentId })).body.id

it('a unit lies below another, moves, and never below itself', async () => {
  const region = await unit('Uusimaa')
  const city = await unit('Helsinki', region)
  const harbour = await unit('Vuosaari', city)
  for (const parentId of [region, city, harbour])
    expect(await admin.patch(`${path}/${region}`, { parentId })).toMatchObject({
      status: 422,
      body: { code: 'planning_unit_cycle' },
    })
  expect(await admin.patch(`${path}/${harbour}`, { parentId: region })).toMatchObject({
    status: 200,
    body: { parentId: region },
  })
  expect(await admin.patch(`${path}/${harbour}`, { parentId: null })).toMatchObject({
    body: { parentId: null },
  })
})

it('a parent of another organisation is as unknown as one that does not exist', async () => {
  const missing = { status: 404, body: { code: 'planning_unit_not_found' } }
  for (const parentId of [world.tunturi.catalogs.planningUnits.office, newId()]) {
    expect(await admin.post(path, { name: 'A', parentId })).toMatchObject(missing)
    expect(
      await admin.patch(`${path}/${world.meri.catalogs.planningUnits.office}`, { parentId }),
    ).toMatchObject(missing)
  }
})

it('units are paged by name, and swept by their changes', async () => {
  const names = ['Ähtäri', 'Aura', 'Oulu', 'oulunsalo']
  const ids = new Set<string>()
  for (const name of names) ids.add(await unit(name))
  const walk = async (query: string) => {
    const seen: { id: string; name: string; updatedAt: string }[] = []
    let cursor: string | null = null
    do {
      const { body } = await admin.get(`${path}?limit=2${query}${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...body.items)
      cursor = body.pageInfo.nextCursor
    } while (cursor)
    return seen
  }
  const all = await walk('')
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.filter(({ id }) => ids.has(id)).map(({ name }) => name)).toEqual([
    'Aura',
    'Oulu',
    'oulunsalo',
    'Ähtäri',
  ])

  const [first] = ids
  const { updatedAt } = (await admin.get(`${path}/${first}`)).body
  const swept = await walk(`&updatedSince=${updatedAt}`)
  expect(swept.filter(({ id }) => ids.has(id)).map(({ name }) => name)).toEqual(names)
  expect(swept.map(row => row.updatedAt)).toEqual(swept.map(row => row.updatedAt).sort())
})

it('a cursor belongs to its query', async () => {
  const { body } = await admin.get(`${path}?limit=1`)
  const cursor = body.pageInfo.nextCursor
  expect(await admin.get(`${path}?limit=1&cursor=${cursor}&updatedSince=2026-01-01T00:00:00Z`)).toMatchObject(
    { status: 400 },
  )
  expect(await world.as('sanna').get(`${path}?limit=1&cursor=${cursor}`)).toMatchObject({ status: 400 })
})
