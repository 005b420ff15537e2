import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { ConstraintViolated } from '../database-errors.ts'

const { database } = await testDatabase()
const { directory } = database

const organisation = () => {
  const orgId = newId()
  return { orgId, slug: `slug-${orgId}` }
}

test('the directory is read and written without an organisation', async () => {
  const made = organisation()
  await directory.insertInto('organisations').values(made).execute()
  const found = await directory
    .selectFrom('organisations')
    .select(['orgId', 'slug'])
    .where('slug', '=', made.slug)
    .execute()
  expect(found).toEqual([made])
  await expect(directory.insertInto('organisations').values(made).execute()).rejects.toThrow(
    ConstraintViolated,
  )
})

test('a directory transaction commits whole or not at all', async () => {
  const [kept, lost] = [organisation(), organisation()]
  await directory.transaction().execute(trx => trx.insertInto('organisations').values(kept).execute())
  const failing = directory.transaction().execute(async trx => {
    await trx.insertInto('organisations').values(lost).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const swallowing = directory.transaction().execute(async trx => {
    await trx.insertInto('organisations').values(lost).execute()
    await trx
      .insertInto('organisations')
      .values(kept)
      .execute()
      .catch(() => {})
  })
  await expect(swallowing).rejects.toThrow('rolled back')
  const slugs = await directory.selectFrom('organisations').select('slug').execute()
  expect(slugs.map(({ slug }) => slug)).toContain(kept.slug)
  expect(slugs.map(({ slug }) => slug)).not.toContain(lost.slug)
})
