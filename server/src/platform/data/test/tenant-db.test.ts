import { CompiledQuery, sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world
let mine: string
let theirs: string

beforeAll(() => createNotes(world))
beforeEach(async () => {
  ;[mine, theirs] = [await world.organisation(), await world.organisation()]
  for (const orgId of [mine, theirs])
    await database.write({ orgId }, tx => tx.insert('testNotes', [note('a'), note('b')]).execute())
})

const write = (orgId: string, work: Parameters<typeof database.write>[1]) => database.write({ orgId }, work)

test('a builder selects the organisation’s rows with camelCase names', async () => {
  const query = database
    .reader(mine)
    .selectFrom('testNotes')
    .select(['body', 'updatedAt as changedAt'])
    .orderBy('body')
  expect(query.compile().sql).toBe(
    'select "body", "updated_at" as "changed_at" from "test_notes" where "test_notes"."org_id" = $1 order by "body"',
  )
  expect(await query.execute()).toEqual([
    { body: 'a', changedAt: '2026-11-21T08:00:00.000Z' },
    { body: 'b', changedAt: '2026-11-21T08:00:00.000Z' },
  ])
})

test('updates and deletes reach the organisation’s rows only', async () => {
  await write(mine, async tx => {
    const updated = await tx.updateTable('testNotes').set({ rank: 1 }).executeTakeFirst()
    expect(updated.numUpdatedRows).toBe(2n)
    const deleted = await tx.deleteFrom('testNotes').where('body', '=', 'a').executeTakeFirst()
    expect(deleted.numDeletedRows).toBe(1n)
  })
  expect(await bodies(database.reader(mine))).toEqual(['b'])
  expect(await bodies(database.reader(theirs))).toEqual(['a', 'b'])
  expect(
    await database
      .reader(theirs)
      .selectFrom('testNotes')
      .select('rank')
      .where('rank', 'is not', null)
      .execute(),
  ).toEqual([])
})

test('an insert can return, and can meet a conflict', async () => {
  await write(mine, async tx => {
    const returned = await tx.insert('testNotes', note('c')).returning(['orgId', 'body']).execute()
    expect(returned).toEqual([{ orgId: mine, body: 'c' }])
    const ignored = await tx
      .insert('testNotes', note('c'))
      .onConflict(conflict => conflict.columns(['orgId', 'body']).doNothing())
      .executeTakeFirst()
    expect(ignored.numInsertedOrUpdatedRows).toBe(0n)
  })
})

test('hand-written SQL takes values, fragments and fragments in fragments', async () => {
  const db = database.reader(mine)
  const named = (name: string) => sql`body = ${name}`
  const rows =
    await db.sql`select body from test_notes where org_id = ${db.orgId} and (${named('a')} or ${named('x')})`
  expect(rows).toEqual([{ body: 'a' }])
  const ordered =
    await db.sql`select body from test_notes order by ${sql.ref('testNotes.updatedAt')}, body desc limit ${1}`
  expect(ordered).toEqual([{ body: 'b' }])
})

test('a builder can be run by execute', async () => {
  const db = database.reader(mine)
  expect(await db.execute(db.selectFrom('testNotes').select('body').where('body', '=', 'b'))).toEqual([
    { body: 'b' },
  ])
})

test('inserting no rows is a mistake that is told', async () => {
  await expect(write(mine, async tx => tx.insert('testNotes', []).execute())).rejects.toThrow(RangeError)
})

test('five hundred rows go in by one statement', async () => {
  await write(mine, async tx => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ id: newId(), body: `bulk ${index}` }))
    await tx.sql`
      insert into test_notes (org_id, id, body, updated_at)
      select ${tx.orgId}, id, body, ${tx.now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, body text)`
  })
  expect(await bodies(database.reader(mine))).toHaveLength(502)
})

test('more different statements than a connection keeps prepared all work, and the first ones again', async () => {
  const db = database.reader(mine)
  const run = (index: number) =>
    db.execute<{ value: number }>(CompiledQuery.raw(`select ${index} as value`, []))
  const indexes = [
    ...Array.from({ length: 1200 }, (_, index) => index),
    ...Array.from({ length: 100 }, (_, index) => index),
  ]
  const rows = await Promise.all(indexes.map(run))
  expect(rows.map(([row]) => row?.value)).toEqual(indexes)
  const counts = await Promise.all(
    Array.from({ length: 40 }, () => db.sql<{ count: number }>`select count(*) from pg_prepared_statements`),
  )
  for (const [row] of counts) expect(row?.count).toBeLessThanOrEqual(500)
})
