import { expect, it } from 'vitest'
import { snakeCase } from '../../src/platform/data/naming.ts'
import { open, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'
import { planOf } from './plan.ts'

const world = await startWorld({ checkAnswers: false })
const things = await thingsOf(world, 'meri')
const admin = world.as('aino')

const orders = open.flatMap(operation =>
  (operation.listed?.sorts ?? []).flatMap(sort =>
    (['asc', 'desc'] as const).map(
      direction => [`${operation.id} by ${sort} ${direction}`, operation, { sort, direction }] as const,
    ),
  ),
)

const paramsOf = ({ params = {} }: (typeof open)[number]) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, parameter]) =>
      'missing' in parameter ? [[name, things[parameter.missing] ?? '']] : [],
    ),
  )

/**
 * However few rows there are here, PostgreSQL sorts them only where no index has them in their order: to sort is made dearer than
 * all else. Rows with the same value may still be put in order by their ids.
 */
const asAtSize = [
  'enable_sort = off',
  'enable_seqscan = off',
  'enable_bitmapscan = off',
  'enable_hashjoin = off',
]

it.each(orders)('%s comes from an index', async (_, operation, query) => {
  await admin.get('/v1/me/access')
  const sent = await sentBy(async () => {
    const answer = await admin.get(urlOf(operation, paramsOf(operation), query))
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  })
  const column = new RegExp(`\\b${snakeCase(query.sort)}\\b`)
  const statements = sent.filter(({ statement: { text } }) =>
    text
      .split('order by')
      .at(-1)
      ?.includes(`"${snakeCase(query.sort)}" ${query.direction}`),
  )
  expect(statements.map(({ statement }) => statement.text)).toHaveLength(1)
  const plans = await Promise.all(
    statements.map(({ statement }) => planOf(world.database, world.meri.id, statement, asAtSize)),
  )
  const sorts = plans.flat().filter(step => step['Node Type'] === 'Sort')
  expect(sorts.filter(step => step['Sort Key']?.some(key => column.test(key)))).toEqual([])
})
