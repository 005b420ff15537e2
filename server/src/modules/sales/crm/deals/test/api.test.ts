import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { dealWorld } from './world.ts'

const at = await dealWorld()
const { world, admin, deal, sales, customer, other, contact, foreign, lostReason, wonReason, product } = at
const { contacted, offered, negotiated, due } = at
const path = '/v1/crm/deals'
const { sisu, eero } = world.meri.members

const eventsOf = (id: string) =>
  world.database.owner<{ event: string; payload: unknown }>(
    `select event, payload from integration_events where payload ->> 'dealId' = $1 order by sequence`,
    [id],
  )

const full = {
  customerId: customer.id,
  contacts: [{ contactId: contact.id, role: 'decision_maker' }],
  valueCents: 1_250_001,
  customFields: { region: 'Keski-Suomi' },
}

describe('a new deal', () => {
  it('gets into the first stage of the default pipeline, with all that was said, and no event tells of it', async () => {
    const made = await deal({
      ...full,
      ownerMembershipId: sisu.id,
      expectedCloseDate: '2027-03-31',
      externalSource: 'erp',
      externalId: '17',
    })
    expect(made).toMatchObject({
      title: 'Koulun lämpöpumput',
      state: 'open',
      customerId: customer.id,
      contacts: [{ contactId: contact.id, role: 'decision_maker', primary: true }],
      pipelineId: sales.id,
      stageId: contacted,
      ownerMembershipId: sisu.id,
      valueCents: 1_250_001,
      currency: 'EUR',
      probabilityBp: 1000,
      ownProbabilityBp: null,
      weightedCents: 125_000,
      stageHistory: [
        { stageId: contacted, leftAt: null, seconds: 0, actorMembershipId: world.meri.members.aino.id },
      ],
      customFields: { region: 'Keski-Suomi' },
      externalSource: 'erp',
      externalId: '17',
    })
    expect(Date.parse(made.rottenAt) - Date.parse(made.stageEnteredAt)).toBe(14 * 86_400_000)
    expect((await admin.get(`${path}/${made.id}`)).body).toMatchObject({
      id: made.id,
      lines: [],
      closedAt: null,
    })
    expect(await eventsOf(made.id)).toEqual([])
  })

  it.each<[string, number, object]>([
    ['pipeline_not_found', 404, { pipelineId: newId() }],
    ['pipeline_stage_not_found', 404, { stageId: newId() }],
    ['pipeline_stage_mismatch', 409, { pipelineId: sales.id, stageId: due }],
    ['crm_deal_stage_fields_required', 422, { stageId: offered }],
    ['customer_not_found', 404, { customerId: newId() }],
    ['membership_not_found', 404, { ownerMembershipId: newId() }],
    ['crm_contact_not_found', 404, { contacts: [{ contactId: newId() }] }],
    [
      'crm_contact_customer_mismatch',
      409,
      { customerId: customer.id, contacts: [{ contactId: foreign.id }] },
    ],
    [
      'crm_deal_contacts_invalid',
      422,
      { contacts: [{ contactId: contact.id }, { contactId: contact.id.toUpperCase() }] },
    ],
    ['custom_field_unknown', 422, { customFields: { colour: 'red' } }],
    ['custom_field_value_invalid', 422, { customFields: { region: 7 } }],
    ['external_ref_incomplete', 400, { externalSource: 'erp' }],
    ['external_ref_conflict', 409, { externalSource: 'erp', externalId: '17' }],
    ['product_not_found', 404, { lines: [{ productId: newId(), quantityMilli: 1000 }] }],
    ['crm_deal_line_incomplete', 422, { lines: [{ quantityMilli: 1000, unitPriceCents: 100 }] }],
    [
      'crm_deal_value_from_lines',
      422,
      { valueCents: 100, lines: [{ productId: product.id, quantityMilli: 1000 }] },
    ],
    [
      'crm_deal_value_too_large',
      422,
      { lines: [{ description: 'x', quantityMilli: 100_000_000, unitPriceCents: 1_000_000_000 }] },
    ],
  ])('is refused with %s, and nothing is kept', async (code, status, body) => {
    const title = `refused with ${code}`
    expect(await admin.post(path, { title, ...body })).toMatchObject({ status, body: { code } })
    expect((await admin.get(`${path}?q=${encodeURIComponent(title)}`)).body.items).toEqual([])
  })

  it('may have contacts without a customer, who must be its contacts once there is one', async () => {
    const { id } = await deal({ contacts: [{ contactId: foreign.id }] })
    expect(await admin.patch(`${path}/${id}`, { customerId: customer.id })).toMatchObject({
      status: 409,
      body: { code: 'crm_contact_customer_mismatch' },
    })
    expect(await admin.patch(`${path}/${id}`, { customerId: other.id })).toMatchObject({ status: 200 })
  })
})

describe('lines', () => {
  it('say the value, exact to the cent, at the prices of today', async () => {
    const lines = [
      { productId: product.id, quantityMilli: 1500, discountBp: 1000 },
      { description: 'Matkat', quantityMilli: 333, unitPriceCents: 1000 },
    ]
    const made = await deal({ lines })
    // 1.5 × 85.33 less 10 % is 115.1955; 0.333 × 10.00 is 3.33.
    expect(made.lines).toMatchObject([
      {
        productId: product.id,
        description: 'Asennustyö',
        unit: 'h',
        unitPriceCents: 8533,
        totalCents: 11_520,
      },
      { productId: null, description: 'Matkat', unit: null, discountBp: 0, totalCents: 333 },
    ])
    expect(made.valueCents).toBe(11_853)
    expect(await admin.patch(`${path}/${made.id}`, { valueCents: 1 })).toMatchObject({
      status: 422,
      body: { code: 'crm_deal_value_from_lines' },
    })
    const emptied = await admin.patch(`${path}/${made.id}`, { lines: [], valueCents: 7 })
    expect(emptied).toMatchObject({ status: 200, body: { lines: [], valueCents: 7 } })
  })
})

describe('a stage change', () => {
  it('is held back by required fields, which are named, and is then told with the time in each stage', async () => {
    const { id } = await deal()
    const move = (stageId: string, more: object = {}) =>
      admin.post(`${path}/${id}/change-stage`, { stageId, ...more })
    expect(await move(offered)).toMatchObject({
      status: 422,
      body: { code: 'crm_deal_stage_fields_required', fields: ['valueCents', 'contacts', 'cf.region'] },
    })
    await admin.patch(`${path}/${id}`, full)
    const moved = (await move(offered)).body
    expect(moved).toMatchObject({ stageId: offered, probabilityBp: 5000, rottenAt: null })
    expect(moved.stageHistory).toMatchObject([
      { stageId: contacted, leftAt: moved.stageEnteredAt },
      { stageId: offered, enteredAt: moved.stageEnteredAt, leftAt: null },
    ])
    expect(await eventsOf(id)).toEqual([
      {
        event: 'deal.stage_changed',
        payload: { dealId: id, stageId: offered, changedAt: moved.stageEnteredAt },
      },
    ])
    expect((await move(offered)).body.updatedAt).toBe(moved.updatedAt)
    expect(await admin.patch(`${path}/${id}`, { valueCents: null })).toMatchObject({
      status: 422,
      body: { code: 'crm_deal_stage_fields_required', fields: ['valueCents'] },
    })
    expect(await move(due)).toMatchObject({ status: 409, body: { code: 'pipeline_stage_mismatch' } })
    expect(await move(due, { pipelineId: at.renewals.id })).toMatchObject({
      status: 200,
      body: { pipelineId: at.renewals.id, stageId: due, probabilityBp: 6000 },
    })
  })

  it('asks for the deal as it is, where the caller says what they have read', async () => {
    const { id, updatedAt } = await deal()
    const body = { stageId: negotiated, expectedUpdatedAt: updatedAt }
    expect(await admin.post(`${path}/${id}/change-stage`, { ...body, dryRun: true })).toMatchObject({
      status: 200,
      body: { stageId: negotiated },
    })
    expect(await admin.post(`${path}/${id}/change-stage`, body)).toMatchObject({ status: 200 })
    expect(await admin.post(`${path}/${id}/win`, body)).toMatchObject({ status: 400 })
    for (const action of ['win', 'reopen'])
      expect(await admin.post(`${path}/${id}/${action}`, { expectedUpdatedAt: updatedAt })).toMatchObject({
        status: 409,
        body: { code: 'crm_deal_stale' },
      })
  })
})

describe('a closed deal', () => {
  it('is won with what it is worth, keeps that, and can be in play again', async () => {
    const { id } = await deal(full)
    expect(await admin.post(`${path}/${id}/win`, { reasonId: lostReason.id })).toMatchObject({
      status: 404,
      body: { code: 'close_reason_not_found' },
    })
    const won = (await admin.post(`${path}/${id}/win`, { reasonId: wonReason.id, note: 'Hyvä.' })).body
    expect(won).toMatchObject({
      state: 'won',
      probabilityBp: 10_000,
      weightedCents: 1_250_001,
      wonReasonId: wonReason.id,
      lostReasonId: null,
      closeNote: 'Hyvä.',
      rottenAt: null,
    })
    expect(won.stageHistory[0].leftAt).toBe(won.closedAt)
    for (const [action, body] of [
      ['win', {}],
      ['lose', { reasonId: lostReason.id }],
      ['change-stage', { stageId: negotiated }],
    ] as const)
      expect(await admin.post(`${path}/${id}/${action}`, body)).toMatchObject({
        status: 409,
        body: { code: 'crm_deal_closed' },
      })
    for (const change of [{ valueCents: 1 }, { customerId: null }, { ownProbabilityBp: 1 }, { lines: [] }])
      expect((await admin.patch(`${path}/${id}`, change)).status).toBe('lines' in change ? 200 : 409)
    expect(await admin.patch(`${path}/${id}`, { ownerMembershipId: eero.id })).toMatchObject({ status: 200 })
    const again = (await admin.post(`${path}/${id}/reopen`, {})).body
    expect(again).toMatchObject({
      state: 'open',
      stageId: contacted,
      closedAt: null,
      wonReasonId: null,
      closeNote: null,
    })
    expect(again.stageHistory).toMatchObject([
      { leftAt: won.closedAt },
      { enteredAt: again.stageEnteredAt, leftAt: null },
    ])
    expect(await admin.post(`${path}/${id}/reopen`, {})).toMatchObject({
      status: 409,
      body: { code: 'crm_deal_open' },
    })
    expect(await eventsOf(id)).toEqual([
      {
        event: 'deal.won',
        payload: {
          dealId: id,
          customerId: customer.id,
          valueCents: 1_250_001,
          wonAt: won.closedAt,
          projectId: null,
        },
      },
      {
        event: 'deal.stage_changed',
        payload: { dealId: id, stageId: contacted, changedAt: again.stageEnteredAt },
      },
    ])
  })

  it('becomes a project of its customer, which its event names', async () => {
    const { id } = await deal({ customerId: customer.id })
    const project = async (fields: object): Promise<string> =>
      (await admin.post('/v1/projects', fields)).body.id
    const win = (projectId: string | null) => admin.post(`${path}/${id}/win`, { projectId })
    const refused = (status: number, code: string) => ({ status, body: { code } })
    expect(await win(newId())).toMatchObject(refused(404, 'project_not_found'))
    const mismatch = refused(422, 'crm_deal_project_mismatch')
    const theirs = await project({ code: 'D-1', name: 'Toisen', customerId: other.id })
    expect(await win(theirs)).toMatchObject(mismatch)
    expect(await win(await project({ code: 'D-2', name: 'Malli', template: true }))).toMatchObject(mismatch)
    const own = await project({ code: 'D-3', name: 'Oma', customerId: customer.id })
    expect((await win(own)).body).toMatchObject({ state: 'won', projectId: own })
    expect(await eventsOf(id)).toMatchObject([{ payload: { dealId: id, projectId: own } }])
    expect((await admin.post(`${path}/${id}/reopen`, {})).body.projectId).toBeNull()
    const inner = await project({ code: 'D-4', name: 'Ilman asiakasta' })
    expect((await win(inner)).body.projectId).toBe(inner)
    await admin.post(`${path}/${id}/reopen`, {})
    expect((await win(null)).body).toMatchObject({ state: 'won', projectId: null })
  })

  it('is lost for a reason', async () => {
    const { id } = await deal()
    const lost = (await admin.post(`${path}/${id}/lose`, { reasonId: lostReason.id })).body
    expect(lost).toMatchObject({
      state: 'lost',
      probabilityBp: 0,
      weightedCents: null,
      lostReasonId: lostReason.id,
    })
    expect(await eventsOf(id)).toEqual([
      { event: 'deal.lost', payload: { dealId: id, customerId: null, lostAt: lost.closedAt } },
    ])
  })
})
