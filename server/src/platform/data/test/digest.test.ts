import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { digestOf, isSameDigest } from '../digest.ts'
import type { TenantDb } from '../tenant-db.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

/** Two reads, one of which names a value and another organisation's rows alone in vain. */
const reads = (db: TenantDb) =>
  Promise.all([
    bodies(db),
    db.sql`with own as (select * from test_notes n where n.org_id = ${db.orgId} and n.body like ${'%b%'})
      select o.id, o.body, array[o.body] as list, to_jsonb(o.body) as told, null as nothing from own o order by o.body desc`,
  ])

const written = (orgId: string, ...texts: string[]) =>
  database.write({ orgId }, tx =>
    tx
      .insert(
        'testNotes',
        texts.map(text => note(text)),
      )
      .execute(),
  )

test('a digest is the same as long as the reads find the same, whoever asks', async () => {
  const [orgId, other] = [await world.organisation(), await world.organisation()]
  const ofReader = () => digestOf(database.reader(orgId), reads)
  const nothing = await ofReader()
  await written(orgId, 'a', 'b')
  const some = await ofReader()
  expect(isSameDigest(nothing, some)).toBe(false)
  await written(other, 'b')
  const [first, ofPicture] = await database.picture(orgId, db =>
    Promise.all([bodies(db), digestOf(db, reads)]),
  )
  expect(first).toEqual(['a', 'b'])
  expect(isSameDigest(ofPicture, some)).toBe(true)
  const ofWrite = await database.write({ orgId }, async tx => {
    const before = await digestOf(tx, reads)
    await tx.sql`update test_notes set body = 'bb' where org_id = ${orgId} and body = 'b' returning id`
    return [before, await digestOf(tx, reads)] as const
  })
  const [before, after] = 'result' in ofWrite ? ofWrite.result : []
  expect([before, after].map(digest => digest && isSameDigest(digest, some))).toEqual([true, false])
  await database.write(
    { orgId },
    tx => tx.sql`update test_notes set body = 'b' where org_id = ${orgId} and body = 'bb' returning id`,
  )
  expect(isSameDigest(await ofReader(), some)).toBe(true)
  await written(orgId, 'c')
  const [list] = await ofReader()
  expect([list === some[0], (await ofReader())[1]]).toEqual([false, some[1]])
})

test('a statement that waits for another is refused, and a failure fails it', async () => {
  const db = database.reader(await world.organisation())
  const late = digestOf(db, async asked => [await bodies(asked), await bodies(asked)])
  await expect(late).rejects.toThrow('must be started together')
  await expect(digestOf(db, asked => asked.sql`select 1/0 as n`)).rejects.toMatchObject({ code: '22012' })
})
