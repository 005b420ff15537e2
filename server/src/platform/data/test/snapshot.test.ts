import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

test('a snapshot does not see what is written while it is read, and cannot write', async () => {
  const [orgId, other] = [await world.organisation(), await world.organisation()]
  const add = (organisation: string, body: string) =>
    database.write({ orgId: organisation }, tx => tx.insert('testNotes', note(body)).execute())
  await add(orgId, 'before')
  await add(other, 'theirs')
  const seen = await database.snapshot(orgId, async db => {
    const first = await bodies(db)
    await add(orgId, 'meanwhile')
    return [first, await bodies(db)]
  })
  expect(seen).toEqual([['before'], ['before']])
  expect(await database.snapshot(orgId, bodies)).toEqual(['before', 'meanwhile'])
  const writing = database.snapshot(orgId, db => db.insert('testNotes', note('no')).execute())
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})

test('a failure in a snapshot frees its connection for the next', async () => {
  const orgId = await world.organisation()
  const single = world.another({ snapshotConnections: 1 })
  for (let count = 0; count < 3; count++)
    await expect(single.snapshot(orgId, db => db.sql`select 1/0`)).rejects.toMatchObject({ code: '22012' })
  expect(await single.snapshot(orgId, bodies)).toEqual([])
})
