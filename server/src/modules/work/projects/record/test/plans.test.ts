import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, type Step } from '../../../../../../test/plans/plan.ts'
import { sentBy } from '../../../../../../test/world/sent-statements.ts'
import { projectWorld } from './world.ts'

const { world, admin, made, customer } = await projectWorld()
const orgId = world.meri.id
const { sisu, eero } = world.meri.members
const count = 4_000
const path = '/v1/projects'
const field = await made('/v1/custom-fields', { kind: 'project', key: 'region', type: 'text', name: 'Alue' })

beforeAll(async () => {
  await world.database.owner(
    `with targets as (
       insert into dimension_values (org_id, id, dimension_id, code, name, active, attribution_precision, updated_at)
       select $1, gen_random_uuid(), $2, 'N-' || n, 'Hanke ' || md5(n::text), true, 'project', now()
       from generate_series(1, ${count}) n
       returning id, code, name, substr(code, 3)::integer as n)
     insert into projects (org_id, id, code, name, search_text, customer_id, manager_membership_id, state, billing,
       attribution_precision, start_date, end_date, template, external_source, external_id, closed_at, created_at, updated_at)
     select $1, t.id, t.code, t.name, lower(t.code || E'\\n' || t.name), case when n % 100 = 0 then $3::uuid end,
       case when n % 100 = 1 then $4::uuid else $5::uuid end, case when n % 4 = 0 then 'closed' else 'active' end,
       case when n % 2 = 0 then 'time' else 'fixed' end, 'project',
       case when n % 5 > 0 then date '2027-01-01' + n % 700 end, case when n % 5 > 0 then date '2029-01-01' + n % 700 end,
       n % 50 = 0, 'erp', n::text, case when n % 4 = 0 then now() end, now() - n * interval '1 second',
       now() - n * interval '1 second'
     from targets t returning id`,
    [orgId, world.meri.catalogs.dimensions.project, customer.id, sisu.id, eero.id],
  )
  await world.database.owner(
    `insert into custom_field_values (org_id, record_id, field_id, position, lookup, value)
     select $1, id, $2, 0, left(id::text, 2), to_jsonb(left(id::text, 2)) from projects where org_id = $1 returning 1`,
    [orgId, field.id],
  )
  await world.database.owner(
    `insert into project_participants (org_id, id, project_id, membership_id, created_at, updated_at)
     select $1, gen_random_uuid(), id, case when id::text like '0a%' then $2::uuid else $3::uuid end, now(), now()
     from projects where org_id = $1 returning 1`,
    [orgId, sisu.id, eero.id],
  )
  await world.database.owner('analyze')
})

async function stepsOf(query: string): Promise<{ steps: Step[]; items: any[] }> {
  await admin.get('/v1/me/access')
  let items: any[] = []
  const sent = await sentBy(async () => {
    const answer = await admin.get(`${path}?${query}`)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    items = answer.body.items
  })
  const list = sent.map(({ statement }) => statement).filter(({ text }) => /from projects p/.test(text))
  expect(list).toHaveLength(1)
  return { steps: await planOf(world.database, orgId, list[0] as (typeof list)[0]), items }
}

const readsAll = (step: Step): boolean =>
  step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'projects'

const sortsProjects = ({ Plans: _, ...step }: Step): boolean =>
  /"Sort Key":\["?p\./.test(JSON.stringify(step))

describe('a page of many projects is read in the order of an index', () => {
  it.each([
    ...['name', 'code', 'startDate', 'endDate'].flatMap(sort => [
      `sort=${sort}&direction=asc`,
      `sort=${sort}&direction=desc`,
    ]),
    'updatedSince=2020-01-01T00:00:00Z',
    'state=active',
    'billing=fixed',
    'template=false',
    `managerMembershipId=${eero.id}`,
  ])('%s', async query => {
    const { steps, items } = await stepsOf(query)
    expect(items.length).toBeGreaterThan(0)
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.filter(sortsProjects)).toEqual([])
  })
})

describe('what picks a few of many projects out is found by an index', () => {
  it.each<[string, string, (project: any) => boolean]>([
    ['code=N-77', 'projects', ({ code }) => code === 'N-77'],
    ['externalSource=erp&externalId=77', 'projects', ({ externalId }) => externalId === '77'],
    [`customerId=${customer.id}`, 'projects', ({ customerId }) => customerId === customer.id],
    [`membershipId=${sisu.id}`, 'project_participants', ({ id }) => id.startsWith('0a')],
    ['cf[region]=0a', 'custom_field_values', ({ id }) => id.startsWith('0a')],
    ['q=n-77', 'projects', ({ code }) => code.startsWith('N-77')],
  ])('%s', async (query, relation, fits) => {
    const { steps, items } = await stepsOf(query)
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(fits)).toBe(true)
    expect(steps.filter(readsAll)).toEqual([])
    expect(steps.some(step => step['Relation Name'] === relation && step['Index Name'] !== undefined)).toBe(
      true,
    )
  })

  it('and half of an external reference is refused', async () => {
    expect(await admin.get(`${path}?externalId=77`)).toMatchObject({
      status: 400,
      body: { code: 'external_ref_incomplete' },
    })
  })
})
