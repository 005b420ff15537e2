import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

const made = async (path: string, body: object) => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

it.each([
  ['activity-outcomes', 'activity_outcome_stale', { activityTypes: ['call'] }],
  ['close-reasons', 'close_reason_stale', { outcome: 'lost' }],
  ['disqualify-reasons', 'disqualify_reason_stale', {}],
  ['lead-sources', 'lead_source_stale', {}],
  ['products', 'product_stale', { unit: 'h', versions: [{ validFrom: '2020-01-01', unitPriceCents: 100 }] }],
])('a change of %s that has not seen the last one is refused', async (register, code, more) => {
  const { id } = await made(`/v1/crm/${register}`, { code: 'first', name: 'Ensimmäinen', ...more })
  const change = { name: 'Toinen', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' }
  const { status, body } = await admin.patch(`/v1/crm/${register}/${id}`, change)
  expect([status, body.code]).toEqual([409, code])
})

it('a stage with more deals than are moved at once stays in use', async () => {
  const stage = (code: string) => ({ code, name: code, probabilityBp: 1000 })
  const { id, stages } = await made('/v1/crm/pipelines', {
    code: 'full',
    name: 'Täysi',
    stages: [stage('full'), stage('free')],
  })
  const deal = await made('/v1/crm/deals', { title: 'Kauppa', stageId: stages[0].id })
  await world.database.owner(
    `insert into deals (id, org_id, title, state, pipeline_id, stage_id, stage_entered_at, search_text, created_at, updated_at)
     select gen_random_uuid(), d.org_id, d.title, d.state, d.pipeline_id, d.stage_id, d.stage_entered_at, d.search_text, d.created_at, d.updated_at
     from deals d cross join generate_series(1, 5000) where d.id = $1`,
    [deal.id],
  )
  const { status, body } = await admin.post(`/v1/crm/pipelines/${id}/stages/${stages[0].id}/deactivate`, {
    toStageId: stages[1].id,
  })
  expect([status, body.code]).toEqual([409, 'pipeline_deals_too_many'])
})

it('a product is found by whoever reads the price list, and by nobody else', async () => {
  const { id } = await made('/v1/crm/products', {
    code: 'heat_pump_9',
    name: 'Ilma-vesilämpöpumppu',
    unit: 'kpl',
    versions: [{ validFrom: '2020-01-01', unitPriceCents: 890_000 }],
  })
  const found = async (q: string, by = world.as('sisu')) =>
    (await by.get(`/v1/search?q=${q}`)).body.groups.find(({ type }: any) => type === 'product').items
  for (const q of ['heat_pump_9', 'lampopumppu'])
    expect(await found(q)).toMatchObject([{ id, title: 'Ilma-vesilämpöpumppu', code: 'heat_pump_9' }])
  const projects = world.withKey((await world.key('aino', { scope: ['projects.manage'] })).secret)
  for (const other of [projects, world.as('sanna')]) expect(await found('heat_pump_9', other)).toEqual([])
})
