import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { sentBy } from '../../../../test/world/sent-statements.ts'
import { answered, Picture, together } from '../question.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

const sleeping = (picture: Picture) => picture.sql`select pg_sleep(0.3)`

test('all statements of a picture see the same, in one network write', async () => {
  const orgId = await world.organisation()
  await database.write({ orgId }, tx => tx.insert('testNotes', note('before')).execute())
  const slow = Promise.withResolvers<string[][]>()
  const sent = await sentBy(async () => {
    const seen = database.picture(orgId, picture =>
      together([bodies(picture), sleeping(picture), bodies(picture)]),
    )
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
    const failing = single.picture(orgId, picture => together([bodies(picture), picture.sql`select 1/0`]))
    const behind = single.reader(other)
    const [failed, theirs] = await Promise.allSettled([failing, bodies(behind)])
    expect(failed).toMatchObject({ reason: { code: '22012' } })
    expect(theirs).toEqual({ status: 'fulfilled', value: ['theirs'] })
  }
  expect(await single.picture(orgId, bodies)).toEqual([])
  const writing = single.picture(
    orgId,
    picture => picture.sql`delete from test_notes where org_id = ${orgId}`,
  )
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  expect(await single.picture(orgId, () => answered(7))).toBe(7)
})

test('nothing is begun in a picture that waits for an answer, or writes: it does not compile', async () => {
  const orgId = await world.organisation()
  const begun = [
    // @ts-expect-error an answer is there when the picture is over
    (picture: Picture) => [...bodies(picture)],
    // @ts-expect-error a picture has no builders
    (picture: Picture) => picture.insert,
  ]
  expect(begun).toHaveLength(2)
  const late = async (picture: Picture) => together([bodies(picture)])
  // @ts-expect-error what is asked is there at once
  const asked = () => database.picture(orgId, late)
  await expect(asked()).rejects.toThrow()
})

test('a question asks nothing by being there, and is answered by one db or another', async () => {
  const orgId = await world.organisation()
  await database.write({ orgId }, tx => tx.insert('testNotes', note('a')).execute())
  const counted = (picture: Picture) =>
    together([bodies(picture), answered('none'), bodies(picture).map(found => found.length)])
  const sent = await sentBy(async () => {
    counted(new Picture(orgId))
  })
  expect(sent).toEqual([])
  const answer = [['a'], 'none', 1]
  expect(await database.picture(orgId, counted)).toEqual(answer)
  expect(await database.reader(orgId).ask(counted)).toEqual(answer)
  expect(await database.snapshot(orgId, db => db.ask(counted))).toEqual(answer)
  expect(await database.write({ orgId }, tx => tx.ask(counted))).toEqual({ result: answer })
  expect(await bodies(database.reader(orgId))).toEqual(['a'])
})

test('a reader sends all of a question under one scope, in one exchange, and its failure harms nobody behind it', async () => {
  const [orgId, other] = [await world.organisation(), await world.organisation()]
  const single = world.another({ readConnections: { usual: 1, most: 1 } })
  await single.write({ orgId }, tx => tx.insert('testNotes', note('ours')).execute())
  await single.write({ orgId: other }, tx => tx.insert('testNotes', note('theirs')).execute())
  const twice = (picture: Picture) => together([bodies(picture), bodies(picture)])
  const sent = await sentBy(async () => {
    expect(await single.reader(orgId).ask(twice)).toEqual([['ours'], ['ours']])
  })
  expect(sent.filter(({ statement }) => statement.text.includes('set_config'))).toHaveLength(1)
  expect(new Set(sent.map(({ trip }) => trip))).toEqual(new Set([0]))
  for (let count = 0; count < 3; count++) {
    const failing = single.reader(orgId).ask(picture => together([bodies(picture), picture.sql`select 1/0`]))
    const behind = [single.reader(other).ask(twice), bodies(single.reader(orgId))]
    const [failed, theirs, ours] = await Promise.allSettled([failing, ...behind])
    expect(failed).toMatchObject({ reason: { code: '22012' } })
    expect(theirs).toEqual({ status: 'fulfilled', value: [['theirs'], ['theirs']] })
    expect(ours).toEqual({ status: 'fulfilled', value: ['ours'] })
  }
  expect(await single.reader(orgId).ask(() => answered(7))).toBe(7)
})
