import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, type Step } from '../../../../../../test/plans/plan.ts'
import { sentBy } from '../../../../../../test/world/sent-statements.ts'
import { dealWorld } from './world.ts'

const { world, admin, made, customer, contact, foreign, field, sales, contacted, negotiated } =
  await dealWorld()
const orgId = world.meri.id
const count = 10_000
const path = '/v1/crm/deals'

beforeAll(async () => {
  const few = await made('/v1/customers', { name: 'Harvoin Oy', code: 'harvoin' })
  await world.database.owner(
    `with made as (
       insert into deals (org_id, id, title, state, customer_id, pipeline_id, stage_id, stage_entered_at,
         owner_membership_id, value_cents, expected_close_date, closed_at, external_source, external_id, search_text,
         created_at, updated_at)
       select $1, gen_random_uuid(), 'Kauppa ' || md5(n::text), case when n % 4 = 0 then 'won' else 'open' end,
         case when n % 100 = 0 then $2::uuid when n % 3 = 0 then $3::uuid end, $4,
         case when n % 100 = 1 then $5::uuid else $6::uuid end, now() - n * interval '1 minute',
         case when n % 3 = 0 then $7::uuid end, case when n % 5 > 0 then n * 100 end,
         case when n % 5 > 0 then date '2027-01-01' + n % 700 end, case when n % 4 = 0 then now() end, 'erp', n::text,
         'kauppa ' || md5(n::text), now() - n * interval '1 second', now() - n * interval '1 second'
       from generate_series(1, ${count}) n
       returning id),
     met as (
       insert into deal_contacts (org_id, deal_id, contact_id, is_primary)
       select $1, id, case when id::text like '0a%' then $8::uuid else $10::uuid end, true from made returning deal_id),
     valued as (
       insert into custom_field_values (org_id, record_id, field_id, position, lookup, value)
       select $1, id, $9, 0, left(id::text, 2), to_jsonb(left(id::text, 2)) from made returning record_id)
     select count(*) from met, valued where false`,
    [
      orgId,
      customer.id,
      few.id,
      sales.id,
      negotiated,
      contacted,
      world.meri.members.sisu.id,
      contact.id,
      field.id,
      foreign.id,
    ],
  )
  await world.database.owner('analyze')
})

async function stepsOf(query: string): Promise<Step[]> {
  await admin.get('/v1/me/access')
  const sent = await sentBy(async () => {
    const answer = await admin.get(`${path}?${query}`)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  })
  const list = sent.map(({ statement }) => statement).filter(({ text }) => /from deals d/.test(text))
  expect(list).toHaveLength(1)
  return planOf(world.database, orgId, list[0] as (typeof list)[0])
}

const readsAll = (step: Step): boolean =>
  step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'deals'

const sortsDeals = ({ Plans: _, ...step }: Step): boolean => /"Sort Key":\["?d\./.test(JSON.stringify(step))

describe('a page of many deals is read in the order of an index', () => {
  it.each([
    ...['createdAt', 'title', 'valueCents', 'expectedCloseDate', 'stageEnteredAt'].flatMap(sort => [
      `sort=${sort}&direction=asc`,
      `sort=${sort}&direction=desc`,
    ]),
    'updatedSince=2020-01-01T00:00:00Z',
    'state=open',
    `pipelineId=${sales.id}`,
    `stageId=${contacted}`,
    `ownerMembershipId=${world.meri.members.sisu.id}`,
    'unowned=true',
    'q=kaup',
    'rotting=false',
    'expectedCloseFrom=2027-01-01&sort=expectedCloseDate',
    'expectedCloseTo=2028-01-01&sort=expectedCloseDate',
  ])('%s', async query => {
    const steps = await stepsOf(query)
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.filter(sortsDeals)).toEqual([])
  })
})

describe('what picks a few of many deals out is found by an index', () => {
  it.each([
    ['externalSource=erp&externalId=77', 'deals'],
    [`customerId=${customer.id}`, 'deals'],
    [`stageId=${negotiated}`, 'deals'],
    [`contactId=${contact.id}`, 'deal_contacts'],
    ['cf[region]=0a', 'custom_field_values'],
  ])('%s', async (query, relation) => {
    const steps = await stepsOf(query)
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.some(step => step['Relation Name'] === relation && step['Index Name'] !== undefined)).toBe(
      true,
    )
  })
})
