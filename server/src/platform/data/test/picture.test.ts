import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { sentBy } from '../../../../test/world/sent-statements.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

const sleeping = (db: Parameters<typeof bodies>[0]) => db.sql`select pg_sleep(0.3)`

test('all statements of a picture see the same, in one network write', async () => {
  const orgId = await world.organisation()
  await database.write({ orgId }, tx => tx.insert('testNotes', note('before')).execute())
  const slow = Promise.withResolvers<string[][]>()
  const sent = await sentBy(async () => {
    const seen = database.picture(orgId, db => Promise.all([bodies(db), sleeping(db), bodies(db)]))
    await database.write({ orgId }, tx => tx.insert('testNotes', note('meanwhile')).execute())
    const [first, , last] = await seen
    slow.resolve([first, last])
  })
  const [first, last] = await slow.promise
  expect(last).toEqual(first)
  const reads = sent.filter(({ statement }) => /pg_sleep|test_notes|read only/.test(statement.text))
  expect(
    new Set(reads.filter(({ statement }) => !/insert/.test(statement.text)).map(({ trip }) => trip)).size,
  ).toBe(1)
  expect(await database.picture(orgId, bodies)).toEqual(['before', 'meanwhile'])
})

test('a picture is of one organisation, cannot write, and its failure harms nobody on the same connection', async () => {
  const [orgId, other] = [await world.organisation(), await world.organisation()]
  const single = world.another({ readConnections: { usual: 1, most: 1 } })
  await single.write({ orgId: other }, tx => tx.insert('testNotes', note('theirs')).execute())
  for (let count = 0; count < 3; count++) {
    const failing = single.picture(orgId, db => Promise.all([bodies(db), db.sql`select 1/0`]))
    const behind = single.reader(other)
    const [failed, theirs] = await Promise.allSettled([failing, bodies(behind)])
    expect(failed).toMatchObject({ reason: { code: '22012' } })
    expect(theirs).toEqual({ status: 'fulfilled', value: ['theirs'] })
  }
  expect(await single.picture(orgId, bodies)).toEqual([])
  const writing = single.picture(orgId, db => db.insert('testNotes', note('no')).execute())
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  expect(await single.picture(orgId, async () => 7)).toBe(7)
})

test('a statement that waits for another is refused', async () => {
  const orgId = await world.organisation()
  const late = database.picture(orgId, async db => [await bodies(db), await bodies(db)])
  await expect(late).rejects.toThrow('must be started together')
})
