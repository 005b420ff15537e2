import { expect, it } from 'vitest'
import { snakeCase } from '../../src/platform/data/naming.ts'
import { open, sortsOf, urlOf } from '../breadth/operations.ts'
import { thingsOf } from '../breadth/things.ts'
import { sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'
import { planOf } from './plan.ts'

const world = await startWorld({ checkAnswers: false })
const things = await thingsOf(world, 'meri')
const admin = world.as('aino')

const orders = open.flatMap(operation =>
  sortsOf(operation).flatMap(sort =>
    (['asc', 'desc'] as const).map(
      direction => [`${operation.id} by ${sort} ${direction}`, operation, { sort, direction }] as const,
    ),
  ),
)

const { code: level } = (await admin.get(`/v1/dimensions/${things['dimension_not_found']}`)).body
/** What has to be said besides. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'exports.trackingTargets': { level },
}

/** The columns of an order that are not called as it is: what the statement says, and what PostgreSQL calls it in the plan. */
const columnsOf = (id: string, sort: string): readonly [written: string, ...inPlan: string[]] => {
  if (sort === 'priority') return ['priority_order', 'priority_order']
  if (sort === 'openPipelineCents') return ['value', 'open_cents']
  if (sort === 'lastActivityAt') return ['value', 'last_activity_at']
  // Ids are made in the order of time.
  if (sort === 'createdAt' && ofActivities.has(id)) return ['id', 'id']
  return [snakeCase(sort), snakeCase(sort)]
}
const ofActivities = new Set(['activities.list', 'exports.activities'])

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
  const url = urlOf(operation, paramsOf(operation), { ...queries[operation.id], ...query })
  const sent = await sentBy(async () => {
    const answer = await admin.get(url)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  })
  const [written, ...inPlan] = columnsOf(operation.id, query.sort)
  const ordering = new RegExp(`\\border by ("\\w+"\\.)?"${written}" ${query.direction}\\b`)
  const statements = sent.filter(({ statement: { text } }) => ordering.test(text))
  expect(statements.map(({ statement }) => statement.text)).toHaveLength(1)
  const plans = await Promise.all(
    statements.map(({ statement }) => planOf(world.database, world.meri.id, statement, asAtSize)),
  )
  const column = new RegExp(`\\b(${inPlan.join('|')})\\b`)
  const sorts = plans.flat().filter(step => step['Node Type'] === 'Sort')
  expect(sorts.filter(step => step['Sort Key']?.some(key => column.test(key)))).toEqual([])
})
