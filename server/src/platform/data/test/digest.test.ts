import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { digestOf, isSameDigest } from '../digest.ts'
import { type Picture, together } from '../question.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

/** Two reads, one of which names a value and another organisation's rows alone in vain. */
const reads = (picture: Picture) =>
  together([
    bodies(picture),
    picture.sql`with own as (select * from test_notes n where n.org_id = ${picture.orgId} and n.body like ${'%b%'})
      select o.id, o.body, array[o.body] as list, to_jsonb(o.body) as told, null as nothing from own o order by o.body desc`,
  ])

const digest = (picture: Picture) => digestOf(reads(picture))

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
  const ofReader = () => database.reader(orgId).ask(digest)
  const nothing = await ofReader()
  await written(orgId, 'a', 'b')
  const some = await ofReader()
  expect(isSameDigest(nothing, some)).toBe(false)
  await written(other, 'b')
  const [first, ofPicture] = await database.picture(orgId, picture =>
    together([bodies(picture), digest(picture)]),
  )
  expect(first).toEqual(['a', 'b'])
  expect(isSameDigest(ofPicture, some)).toBe(true)
  const ofWrite = await database.write({ orgId }, async tx => {
    const before = await tx.ask(digest)
    await tx.sql`update test_notes set body = 'bb' where org_id = ${orgId} and body = 'b' returning id`
    return [before, await tx.ask(digest)] as const
  })
  const [before, after] = 'result' in ofWrite ? ofWrite.result : []
  expect([before, after].map(each => each && isSameDigest(each, some))).toEqual([true, false])
  await database.write(
    { orgId },
    tx => tx.sql`update test_notes set body = 'b' where org_id = ${orgId} and body = 'bb' returning id`,
  )
  expect(isSameDigest(await ofReader(), some)).toBe(true)
  await written(orgId, 'c')
  const [list] = await ofReader()
  expect([list === some[0], (await ofReader())[1]]).toEqual([false, some[1]])
})

test('a failure of what is asked fails its digest', async () => {
  const db = database.reader(await world.organisation())
  const failing = db.ask(picture => digestOf(picture.sql`select 1/0 as n`))
  await expect(failing).rejects.toMatchObject({ code: '22012' })
})
