import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { dealWorld } from './world.ts'

const at = await dealWorld()
const { world, admin, made, deal, renewals, lostReason, contacted, offered, negotiated, due } = at
const path = '/v1/crm/deals'
const pipelines = '/v1/crm/pipelines'
const stage = (code: string) => ({ code, name: code, probabilityBp: 1000 })

describe('many deals', () => {
  it('are put into a stage at once, each with a result of its own', async () => {
    const [free, bare, closed] = await Promise.all([deal(), deal(), deal()])
    await admin.post(`${path}/${closed.id}/lose`, { reasonId: lostReason.id })
    const unknown = newId()
    const move = (body: object) => admin.post(`${path}/change-stage`, body)
    const deals = [free.id, bare.id, closed.id, unknown, free.id].map(dealId => ({ dealId }))
    const stale = { dealId: bare.id, expectedUpdatedAt: '2020-01-01T00:00:00Z' }
    const body = { stageId: negotiated, deals: [...deals.toSpliced(1, 1), stale] }
    expect((await move({ ...body, dryRun: true })).body.dryRun).toBe(true)
    expect((await admin.get(`${path}/${free.id}`)).body.stageId).toBe(contacted)
    expect((await move(body)).body.results).toMatchObject([
      { index: 0, dealId: free.id, status: 'moved', code: null },
      { index: 1, status: 'error', code: 'crm_deal_closed' },
      { index: 2, dealId: unknown, status: 'error', code: 'crm_deal_not_found' },
      { index: 3, dealId: free.id, status: 'unchanged' },
      { index: 4, status: 'error', code: 'crm_deal_stale' },
    ])
    expect((await admin.get(`${path}/${free.id}`)).body).toMatchObject({
      stageId: negotiated,
      stageHistory: [{ stageId: contacted }, { stageId: negotiated, leftAt: null }],
    })
    expect((await move({ stageId: offered, deals: [{ dealId: bare.id }] })).body.results).toMatchObject([
      { code: 'crm_deal_stage_fields_required', fields: ['valueCents', 'contacts', 'cf.region'] },
    ])
    expect((await move({ stageId: due, deals: [{ dealId: bare.id }] })).body.results).toMatchObject([
      { code: 'pipeline_stage_mismatch' },
    ])
    const elsewhere = await move({ stageId: due, pipelineId: renewals.id, deals: [{ dealId: bare.id }] })
    expect(elsewhere.body.results).toMatchObject([{ status: 'moved' }])
  })
})

describe('a stage that is taken out of use', () => {
  it('asks where its open deals go, moves them with their history, and leaves closed ones', async () => {
    const stages = [stage('one'), stage('two'), stage('three')]
    const pipeline = await made(pipelines, { code: 'retiring', name: 'Väistyvä', stages })
    const [one, two, three] = pipeline.stages.map(({ id }: { id: string }) => id)
    const [open, lost] = await Promise.all([deal({ stageId: one }), deal({ stageId: one })])
    await admin.post(`${path}/${lost.id}/lose`, { reasonId: lostReason.id })
    const deactivate = (stageId: string, body: object) =>
      admin.post(`${pipelines}/${pipeline.id}/stages/${stageId}/deactivate`, body)
    expect(await deactivate(one, {})).toMatchObject({
      status: 409,
      body: { code: 'pipeline_stage_in_use', openDeals: 1 },
    })
    expect(await deactivate(one, { toStageId: one })).toMatchObject({
      status: 404,
      body: { code: 'pipeline_stage_not_found' },
    })
    expect(await deactivate(one, { toStageId: due })).toMatchObject({
      status: 409,
      body: { code: 'pipeline_stage_mismatch' },
    })
    const after = await deactivate(one, { toStageId: two })
    expect(after).toMatchObject({ status: 200, body: { stages: [{ active: false }, {}, {}] } })
    expect((await admin.get(`${path}/${open.id}`)).body).toMatchObject({
      stageId: two,
      stageHistory: [{ stageId: one }, { stageId: two, leftAt: null }],
    })
    expect(
      await world.database.owner(
        `select payload ->> 'stageId' as stage from integration_events
         where event = 'deal.stage_changed' and payload ->> 'dealId' = $1`,
        [open.id],
      ),
    ).toEqual([{ stage: two }])
    expect((await admin.get(`${path}/${lost.id}`)).body.stageId).toBe(one)
    expect(await admin.post(`${path}/${lost.id}/reopen`, {})).toMatchObject({
      status: 404,
      body: { code: 'pipeline_stage_not_found' },
    })
    expect(await admin.post(`${path}/${lost.id}/reopen`, { stageId: two })).toMatchObject({ status: 200 })
    expect(await deactivate(three, {})).toMatchObject({ status: 200 })
    expect(await deactivate(two, {})).toMatchObject({ status: 409, body: { code: 'pipeline_stage_last' } })

    const retire = (id: string, body: object) => admin.post(`${pipelines}/${id}/deactivate`, body)
    expect(await retire(pipeline.id, {})).toMatchObject({
      status: 409,
      body: { code: 'pipeline_stage_in_use', openDeals: 2 },
    })
    expect(
      await retire(pipeline.id, { toStageId: due, expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'pipeline_stale' },
    })
    expect(await retire(pipeline.id, { toStageId: due })).toMatchObject({
      status: 200,
      body: { active: false },
    })
    expect((await admin.get(`${path}/${open.id}`)).body).toMatchObject({
      pipelineId: renewals.id,
      stageId: due,
    })
    expect(await admin.post(path, { title: 'Uusi', pipelineId: pipeline.id })).toMatchObject({ status: 404 })
    expect(await retire(at.sales.id, {})).toMatchObject({
      status: 409,
      body: { code: 'pipeline_default_needed' },
    })
  })
})

describe('a pipeline', () => {
  it('is refused what contradicts it', async () => {
    const post = (body: object) =>
      admin.post(pipelines, { code: 'new', name: 'Uusi', stages: [stage('a')], ...body })
    const required = (name: string) => [{ ...stage('a'), requiredFields: [name] }]
    for (const [body, code] of [
      [{ code: 'sales' }, 'code_already_in_use'],
      [{ stages: [stage('a'), stage('a')] }, 'code_already_in_use'],
      [{ stages: required('colour') }, 'pipeline_required_field_unknown'],
      [{ stages: required('cf.colour') }, 'pipeline_required_field_unknown'],
    ] as const)
      expect((await post(body)).body).toMatchObject({ code })
    expect(await admin.put(`${pipelines}/order`, { pipelineIds: [at.sales.id] })).toMatchObject({
      status: 422,
      body: { code: 'pipeline_order_incomplete' },
    })
    expect(await admin.patch(`${pipelines}/${at.sales.id}`, { isDefault: false })).toMatchObject({
      status: 409,
      body: { code: 'pipeline_default_needed' },
    })
    const full = { ...stage('x'), position: 1 }
    for (let index = 0; index < 49; index++)
      await admin.post(`${pipelines}/${renewals.id}/stages`, { ...full, code: `s${index}` })
    expect(await admin.post(`${pipelines}/${renewals.id}/stages`, full)).toMatchObject({
      status: 422,
      body: { code: 'pipeline_limit_reached' },
    })
  })

  it('that becomes the default takes the place of the former, and is changed by administrators alone', async () => {
    expect(await world.as('sisu').patch(`${pipelines}/${renewals.id}`, { isDefault: true })).toMatchObject({
      status: 403,
    })
    expect(await admin.patch(`${pipelines}/${renewals.id}`, { isDefault: true })).toMatchObject({
      status: 200,
    })
    const { items } = (await admin.get(pipelines)).body
    expect(items.filter((each: any) => each.isDefault).map(({ id }: any) => id)).toEqual([renewals.id])
    expect(await admin.patch(`${pipelines}/${at.sales.id}`, { isDefault: true })).toMatchObject({
      status: 200,
    })
  })
})

describe('the timeline', () => {
  it('of a deal and its customer tells of its stages, its outcome and its return', async () => {
    const { id, customerId } = await deal({ customerId: at.customer.id })
    await admin.post(`${path}/${id}/change-stage`, { stageId: negotiated })
    await admin.post(`${path}/${id}/lose`, { reasonId: lostReason.id })
    await admin.post(`${path}/${id}/reopen`, {})
    await admin.post(`${path}/${id}/win`, {})
    await admin.post(`${path}/${id}/reopen`, {})
    await admin.post(`${path}/${id}/lose`, { reasonId: lostReason.id })
    const kinds = [
      'deal_lost',
      'deal_reopened',
      'deal_won',
      'deal_reopened',
      'deal_lost',
      'deal_stage_changed',
      'deal_created',
    ]
    for (const timeline of [`/v1/crm/deals/${id}/timeline`, `/v1/customers/${customerId}/timeline`]) {
      const { status, body } = await admin.get(timeline)
      expect(status).toBe(200)
      expect(
        body.items.map((each: any) => each.kind).filter((kind: string) => kind.startsWith('deal')),
      ).toEqual(kinds)
      expect(body.items.find((each: any) => each.kind === 'deal_stage_changed')).toMatchObject({
        from: 'contacted',
        to: 'negotiated',
      })
      const closings = body.items.filter(({ kind }: any) => kind === 'deal_lost' || kind === 'deal_won')
      expect(closings.map((each: any) => each.to)).toEqual([lostReason.name, null, lostReason.name])
      expect(new Set(closings.map((each: any) => each.id)).size).toBe(3)
    }
  })
})

describe('other families', () => {
  it('show, move and count the deals of a customer and a member', async () => {
    const [winner, loser] = await Promise.all([
      made('/v1/customers', { name: 'Jäävä Oy' }),
      made('/v1/customers', { name: 'Väistyvä Oy' }),
    ])
    const { members } = world.meri
    const { id } = await deal({ customerId: loser.id, valueCents: 700, ownerMembershipId: members.eero.id })
    const overview = await admin.get(`/v1/customers/${loser.id}/overview`)
    expect(overview.body).toMatchObject({
      openDeals: { count: 1, valueCents: 700, deals: [{ id, stageName: 'contacted' }] },
    })
    const merged = await admin.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id })
    expect(merged, JSON.stringify(merged.body)).toMatchObject({ status: 200 })
    expect((await admin.get(`${path}/${id}`)).body.customerId).toBe(winner.id)
    expect((await admin.get(`/v1/customers/${winner.id}`)).body.openPipelineCents).toBe(700)
    expect(
      await world.database.owner(`select 1 from customer_pipelines where customer_id = $1`, [loser.id]),
    ).toEqual([])
  })
})

describe('at once', () => {
  it('a deal is won or lost, not both, and two moves leave one open stay', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await deal()
      const outcomes = await Promise.all([
        admin.post(`${path}/${id}/win`, {}),
        admin.post(`${path}/${id}/lose`, { reasonId: lostReason.id }),
      ])
      expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const moved = (await deal()).id
      await Promise.all([
        admin.post(`${path}/${moved}/change-stage`, { stageId: negotiated }),
        admin.post(`${path}/${moved}/change-stage`, { stageId: due, pipelineId: renewals.id }),
      ])
      const { stageHistory, stageId } = (await admin.get(`${path}/${moved}`)).body
      const open = stageHistory.filter((each: any) => each.leftAt === null)
      expect(open).toMatchObject([{ stageId }])
      const expected = {
        stageId: contacted,
        pipelineId: at.sales.id,
        expectedUpdatedAt: '2020-01-01T00:00:00Z',
      }
      expect(await admin.post(`${path}/${moved}/change-stage`, expected)).toMatchObject({ status: 409 })
    }
  })
})
