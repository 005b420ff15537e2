import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, type Step } from '../../../../../test/plans/plan.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld({ checkAnswers: false })
const admin = world.as('aino')
const [manager, sales, finance] = [world.as('eero'), world.as('sisu'), world.as('lumi')]
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
         search_text, external_source, external_id, business_id, created_at, updated_at)
       select $1, gen_random_uuid(), case when n % 10 > 0 then 'c' || n end, 'Asiakas ' || md5(n::text), 'company', n % 20 > 0,
         case when n % 3 = 0 then $2::uuid end, '[]', 'Turku', false, 'asiakas ' || md5(n::text), 'erp', n::text, lpad(n::text, 7, '0') || '-' || n % 10,
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
  await world.database.owner(
    `insert into customer_pipelines (org_id, customer_id, open_cents)
     select org_id, id, ascii(id::text) * 1000 from customers where org_id = $1 and code like 'c%1'`,
    [orgId],
  )
  await world.database.owner(
    `insert into customer_last_activities (org_id, customer_id, last_activity_at)
     select org_id, id, now() - ascii(id::text) * interval '1 day' from customers
     where org_id = $1 and code like 'c%2'`,
    [orgId],
  )
  await world.database.owner(
    `with made as (
       insert into contacts (org_id, id, name, consent, opted_out, search_text, external_source, external_id, created_at, updated_at)
       select org_id, gen_random_uuid(), 'Henkilö ' || external_id, 'unknown', false, 'henkilö ' || external_id || '@', 'erp', id::text,
         now(), now()
       from customers where org_id = $1 and external_source = 'erp'
       returning org_id, id, external_id)
     insert into customer_contacts (org_id, customer_id, contact_id, is_primary, active)
     select org_id, external_id::uuid, id, false, external_id not like '%f' from made`,
    [orgId],
  )
  await world.database.owner('analyze')
})

async function stepsOf(query: string, at = path): Promise<Step[]> {
  await admin.get('/v1/me/access')
  const sent = await sentBy(async () => {
    const answer = await admin.get(`${at}?${query}`)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  })
  const list = sent
    .map(({ statement }) => statement)
    .filter(({ text }) => /from (customers c|contacts p)\b/.test(text))
  expect(list).toHaveLength(1)
  return planOf(world.database, orgId, list[0] as (typeof list)[0])
}

const readsAll = (step: Step): boolean =>
  step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'customers'

const subSteps = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(subSteps)]

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

const figures = ['openPipelineCents', 'lastActivityAt'].flatMap(figure => [
  `q=0a&sort=${figure}&direction=asc`,
  `q=0a&sort=${figure}&direction=desc`,
])

const compared = new Set(['customers', 'contacts', 'customer_contacts'])
const readWhole = (steps: readonly Step[]) =>
  steps
    .filter(step => step['Node Type'] === 'Seq Scan')
    .flatMap(step => step['Relation Name'] ?? [])
    .filter(table => compared.has(table))

describe('what q is in is found without reading all customers', () => {
  const ofCustomers = [
    'customers_by_pairs_of_search_text',
    'customers_by_pairs_of_business_id',
    'contacts_by_pairs_of_search_text',
  ]

  it.each([
    'q=asia',
    'q=%C3%A4',
    'q=zz',
    'q=0a&direction=desc',
    'q=0a&sort=code',
    'q=0a&sort=code&direction=desc',
    'q=77&idleDays=30&unowned=true',
    'q=0a&updatedSince=2020-01-01T00:00:00Z',
  ])('%s', async query => {
    const steps = await stepsOf(query)
    expect(readWhole(steps)).toEqual([])
    expect(steps.flatMap(step => step['Index Name'] ?? [])).toEqual(expect.arrayContaining(ofCustomers))
    const walks = steps.filter(step => step['Subplan Name'] === 'CTE walked0')
    expect(walks).toHaveLength(1)
    expect(walks.flatMap(subSteps).map(step => step['Node Type'])).not.toContain('Sort')
  })

  it.each(figures)('%s', async query => {
    const steps = await stepsOf(query)
    expect(steps.flatMap(step => step['Index Name'] ?? [])).toEqual(expect.arrayContaining(ofCustomers))
  })

  it.each(['q=enki', 'q=zz', 'q=zzzz&mayReceiveMarketing=false'])('of contacts by %s', async query => {
    const steps = await stepsOf(query, '/v1/contacts')
    expect(readWhole(steps)).toEqual([])
    expect(steps.flatMap(step => step['Index Name'] ?? [])).toContain('contacts_by_pairs_of_search_text')
  })
})

/** Who asks, and where `q` looks for them. */
const askers: readonly (readonly [who: string, client: Client, sees: { ids: boolean; people: boolean }])[] = [
  ['all rights', admin, { ids: true, people: true }],
  ['projects.manage', manager, { ids: false, people: true }],
  ['crm.use', sales, { ids: false, people: true }],
  ['invoicing.manage', finance, { ids: true, people: false }],
]

async function pagedIds(client: Client, query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const { status, body } = await client.get(`${path}?${query}${cursor}`)
    expect(status, JSON.stringify(body)).toBe(200)
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.pageInfo.nextCursor === null ? '' : `&cursor=${body.pageInfo.nextCursor}`
  } while (cursor !== '')
  return ids
}

/** The ids that have `q`, by a plain statement that looks at every customer. */
const expectedIds = async (
  q: string,
  { ids, people }: { ids: boolean; people: boolean },
  order = 'c.name, c.id',
) =>
  (
    await world.database.owner<{ id: string }>(
      `select c.id from customers c
       left join customer_pipelines p on $4::boolean and p.org_id = c.org_id and p.customer_id = c.id
       where c.org_id = $1 and c.active and (
         strpos(c.search_text, $2) > 0 or $3::boolean and strpos(c.business_id, $2) > 0
         or $4::boolean and exists (
           select from customer_contacts l join contacts t on t.org_id = c.org_id and t.id = l.contact_id
           where l.org_id = c.org_id and l.customer_id = c.id and l.active and strpos(t.search_text, $2) > 0))
       order by ${order}`,
      [orgId, q, ids, people],
    )
  ).map(({ id }) => id)

describe.each(askers)('with %s', (_who, client, sees) => {
  // In nearly none, in a few hundred, and in several thousand of the customers; each for other rights in other places.
  it.each(['0077', '00a', '0a', '%', '7@'])(
    'every page of q=%s is exact, whether walked or found',
    async q => {
      const expected = await expectedIds(q, sees)
      const limit = Math.max(10, Math.min(100, Math.ceil(expected.length / 12)))
      expect(await pagedIds(client, `q=${encodeURIComponent(q)}&limit=${limit}`)).toEqual(expected)
    },
  )
})

describe('what is found by q comes in every order, each once', () => {
  const orders: Readonly<Record<string, string>> = {
    '&sort=name&direction=desc': 'c.name desc, c.id desc',
    '&sort=code': 'c.code, c.id',
    '&sort=code&direction=desc': 'c.code desc nulls last, c.id desc',
    '&sort=openPipelineCents': 'p.open_cents desc nulls last, c.id desc',
    '&sort=openPipelineCents&direction=asc': 'p.open_cents asc nulls last, c.id',
  }

  it.each(Object.entries(orders))('%s', async (sort, order) => {
    for (const q of ['00a', 'a7']) {
      const expected = await expectedIds(q, { ids: true, people: true }, order)
      expect(expected.length).toBeGreaterThan(20)
      expect(
        await pagedIds(admin, `q=${q}${sort}&limit=${Math.min(100, Math.ceil(expected.length / 6))}`),
      ).toEqual(expected)
    }
  })
})
