import { expect } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

/** A pipeline of two stages with a second one beside it, a customer with a contact, reasons and a price list. */
export async function dealWorld() {
  const world = await startWorld()
  const admin = world.as('aino')
  const made = async (path: string, body: object): Promise<any> => {
    const answer = await admin.post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }
  const stage = (code: string, probabilityBp: number, more: object = {}) => ({
    code,
    name: code,
    probabilityBp,
    ...more,
  })
  const field = await made('/v1/custom-fields', { kind: 'deal', key: 'region', type: 'text', name: 'Alue' })
  const sales = await made('/v1/crm/pipelines', {
    code: 'sales',
    name: 'Myynti',
    stages: [
      stage('contacted', 1000, { rottingDays: 14 }),
      stage('offered', 5000, { requiredFields: ['valueCents', 'contacts', 'cf.region'] }),
      stage('negotiated', 7500),
    ],
  })
  const renewals = await made('/v1/crm/pipelines', {
    code: 'renewals',
    name: 'Jatkot',
    stages: [stage('due', 6000)],
  })
  const [customer, other] = await Promise.all([
    made('/v1/customers', { name: 'Äänekosken Sähkö Oy', code: 'sahko' }),
    made('/v1/customers', { name: 'Rantakadun Leipomo Oy', code: 'leipomo' }),
  ])
  const [contact, foreign] = await Promise.all([
    made(`/v1/customers/${customer.id}/contacts`, { name: 'Lahja Lehtonen' }),
    made(`/v1/customers/${other.id}/contacts`, { name: 'Pekka Peltonen' }),
  ])
  const [lostReason, wonReason] = await Promise.all([
    made('/v1/crm/close-reasons', { code: 'no_budget', name: 'Ei budjettia', outcome: 'lost' }),
    made('/v1/crm/close-reasons', { code: 'price', name: 'Hinta', outcome: 'won' }),
  ])
  const product = await made('/v1/crm/products', {
    code: 'hour',
    name: 'Asennustyö',
    unit: 'h',
    versions: [{ validFrom: '2020-01-01', unitPriceCents: 8533 }],
  })
  const deal = (body: object = {}) => made('/v1/crm/deals', { title: 'Koulun lämpöpumput', ...body })
  const stageId = (pipeline: any, code: string): string =>
    pipeline.stages.find((each: { code: string }) => each.code === code).id
  return {
    world,
    admin,
    made,
    deal,
    field,
    sales,
    renewals,
    customer,
    other,
    contact,
    foreign,
    lostReason,
    wonReason,
    product,
    contacted: stageId(sales, 'contacted'),
    offered: stageId(sales, 'offered'),
    negotiated: stageId(sales, 'negotiated'),
    due: stageId(renewals, 'due'),
  }
}
