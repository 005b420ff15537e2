// Isolated: it listens in the place of a function that everybody calls.
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, type Step } from '../../../../test/plans/plan.ts'
import { listenToStatements, sentBy } from '../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../test/world/world.ts'

const world = await startWorld({ checkAnswers: false })
const admin = world.as('aino')
const orgId = world.meri.id
const count = 10_000
const path = '/v1/customers'
let field: string
let tag: string

beforeAll(async () => {
  tag = (await admin.post('/v1/customer-tags', { code: 'vip', name: 'VIP' })).body.id
  const wanted = { kind: 'customer', key: 'region', type: 'text', name: 'Alue' }
  field = (await admin.post('/v1/custom-fields', wanted)).body.id
  await world.database.owner(
    `with made as (
       insert into customers (org_id, id, code, name, kind, active, owner_membership_id, addresses, city, collection_hold,
         search_text, external_source, external_id, created_at, updated_at)
       select $1, gen_random_uuid(), case when n % 10 > 0 then 'c' || n end, 'Asiakas ' || md5(n::text), 'company', n % 20 > 0,
         case when n % 3 = 0 then $2::uuid end, '[]', 'Turku', false, 'asiakas ' || md5(n::text), 'erp', n::text,
         now() - n * interval '1 second', now() - n * interval '1 second'
       from generate_series(1, ${count}) n
       returning id),
     tagged as (
       insert into customer_tag_links (org_id, customer_id, tag_id)
       select $1, id, $3 from made where id::text like '0%' returning customer_id),
     valued as (
       insert into custom_field_values (org_id, record_id, field_id, position, lookup, value)
       select $1, id, $4, 0, left(id::text, 2), to_jsonb(left(id::text, 2)) from made returning record_id)
     select count(*) from tagged, valued where false`,
    [orgId, world.meri.members.sisu.id, tag, field],
  )
  await world.database.owner('analyze')
})

listenToStatements()

async function stepsOf(query: string): Promise<Step[]> {
  await admin.get('/v1/me/access')
  const sent = await sentBy(async () => {
    const answer = await admin.get(`${path}?${query}`)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  })
  const list = sent.map(({ statement }) => statement).filter(({ text }) => /from customers c/.test(text))
  expect(list).toHaveLength(1)
  return planOf(world.database, orgId, list[0] as (typeof list)[0])
}

const readsAll = (step: Step): boolean =>
  step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'customers'

const sortsCustomers = (step: Step): boolean => /"Sort Key":\["?c\./.test(JSON.stringify(step))

describe('a page of many customers is read in the order of an index', () => {
  it.each([
    'sort=name',
    'sort=name&direction=desc',
    'sort=code',
    'sort=code&direction=desc',
    'sort=openPipelineCents',
    'sort=openPipelineCents&direction=asc',
    'sort=lastActivityAt',
    'sort=lastActivityAt&direction=asc',
    'updatedSince=2020-01-01T00:00:00Z',
    'includeInactive=true',
    'q=asia',
    `ownerMembershipId=${world.meri.members.sisu.id}`,
    'unowned=true',
    'idleDays=30',
  ])('%s', async query => {
    const steps = await stepsOf(query)
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.filter(({ Plans: _, ...step }) => sortsCustomers(step))).toEqual([])
  })
})

describe('what picks a few of many customers out is found by an index', () => {
  it.each([
    ['code=c77', 'customers'],
    ['externalSource=erp&externalId=77', 'customers'],
    ['cf[region]=0a', 'custom_field_values'],
    ['tagId=TAG', 'customer_tag_links'],
  ])('%s', async (query, relation) => {
    const steps = await stepsOf(query.replace('TAG', tag))
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.some(step => step['Relation Name'] === relation && step['Index Name'] !== undefined)).toBe(
      true,
    )
  })
})
