import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const { sisu } = world.meri.members
const path = '/v1/crm/leads'

const post = async (client: typeof admin, at: string, body: object): Promise<any> => {
  const answer = await client.post(at, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
  return answer.body
}
const made = (body: object = {}) =>
  post(sales, path, {
    title: 'Uusi toimitalo',
    organisationName: 'Muuntaja Oy',
    contact: { name: 'Maija Virtanen', email: 'maija@muuntaja.example', phone: '040 765 4321' },
    ...body,
  })
const convert = ({ id }: any, body: object, client = sales) => client.post(`${path}/${id}/convert`, body)
const refused = async (lead: any, body: object) => {
  const { status, body: answer } = await convert(lead, body)
  return [status, answer.code, answer.field]
}
const countOf = async (table: string): Promise<number> => {
  const [row] = await world.database.owner<{ count: string }>(
    `select count(*) from ${table} where org_id = $1`,
    [world.meri.id],
  )
  return Number(row?.count)
}
const counts = () => Promise.all(['customers', 'contacts', 'deals', 'integration_events'].map(countOf))

let pipeline: any
let other: any
beforeAll(async () => {
  const stages = [{ code: 'meeting', name: 'Tapaaminen', probabilityBp: 1000 }]
  pipeline = await post(admin, '/v1/crm/pipelines', { code: 'leads', name: 'Myynti', stages })
  other = await post(admin, '/v1/crm/pipelines', { code: 'other', name: 'Toinen', stages })
})

describe('a lead', () => {
  it('becomes a customer, a contact and a deal, and its consent goes over with its date', async () => {
    const lead = await made({
      businessId: '2345678-0',
      ownerMembershipId: sisu.id,
      consent: 'given',
      consentSource: 'Messut',
    })
    const dry = await convert(lead, {
      customer: { create: { code: 'muuntaja' } },
      deal: { pipelineId: pipeline.id, valueCents: 100_000 },
      dryRun: true,
    })
    expect(dry.body).toMatchObject({
      lead: { state: 'converted', converted: { customerId: null, contactId: null, dealId: null } },
      customer: { id: null, name: 'Muuntaja Oy', made: true },
      contact: { id: null, name: 'Maija Virtanen', made: true },
      deal: { id: null, title: 'Uusi toimitalo', stageId: pipeline.stages[0].id },
      duplicates: [],
    })
    expect((await sales.get(`${path}/${lead.id}`)).body).toEqual(lead)

    const answer = (
      await convert(lead, {
        customer: { create: { code: 'muuntaja' } },
        deal: { pipelineId: pipeline.id, valueCents: 100_000 },
        expectedUpdatedAt: lead.updatedAt,
      })
    ).body
    const { customerId, contactId, dealId, convertedAt } = answer.lead.converted
    expect((await admin.get(`/v1/customers/${customerId}`)).body).toMatchObject({
      code: 'muuntaja',
      name: 'Muuntaja Oy',
      kind: 'company',
      businessId: '2345678-0',
      ownerMembershipId: sisu.id,
    })
    expect((await sales.get(`/v1/customers/${customerId}/contacts/${contactId}`)).body).toMatchObject({
      name: 'Maija Virtanen',
      email: 'maija@muuntaja.example',
      primary: true,
      consent: 'given',
      consentAt: lead.consentAt,
      consentSource: 'Messut',
    })
    expect((await sales.get(`/v1/crm/deals/${dealId}`)).body).toMatchObject({
      title: 'Uusi toimitalo',
      customerId,
      valueCents: 100_000,
      contacts: [{ contactId }],
      ownerMembershipId: sisu.id,
    })
    const events = await world.database.owner<{ event: string; payload: unknown }>(
      `select event, payload from integration_events
       where payload ->> 'leadId' = $1 or payload ->> 'customerId' = $2 order by sequence`,
      [lead.id, customerId],
    )
    expect(events.map(({ event }) => event)).toEqual(['lead.created', 'customer.created', 'lead.converted'])
    expect(events[2]?.payload).toEqual({ leadId: lead.id, dealId, customerId, convertedAt })

    expect(await refused(lead, { customer: { create: {} } })).toEqual([409, 'crm_lead_converted', undefined])
    const patch = await sales.patch(`${path}/${lead.id}`, { title: 'Ei enää' })
    expect([patch.status, patch.body.code]).toEqual([409, 'crm_lead_converted'])
  })

  it('becomes what is there: a customer and one of its contacts, who opts out as the lead did', async () => {
    const customer = await post(sales, '/v1/customers', { name: 'Löytynyt Oy' })
    const contact = await post(sales, `/v1/customers/${customer.id}/contacts`, {
      name: 'Lauri Löytynyt',
      consent: 'given',
    })
    const lead = await made({ organisationName: 'Löytynyt', optedOut: true })
    const before = await counts()
    const answer = await convert(lead, { customer: { id: customer.id }, contact: { id: contact.id } })
    expect(answer.body).toMatchObject({
      lead: { converted: { customerId: customer.id, contactId: contact.id, dealId: null } },
      customer: { id: customer.id, name: 'Löytynyt Oy', made: false },
      contact: { id: contact.id, name: 'Lauri Löytynyt', made: false },
      deal: null,
    })
    // No customer, contact or deal more, and the one event.
    expect(await counts()).toEqual(before.map((count, index) => (index === 3 ? count + 1 : count)))
    expect((await sales.get(`/v1/customers/${customer.id}/contacts/${contact.id}`)).body).toMatchObject({
      consent: 'refused',
      optedOut: true,
    })
  })

  it('of a person without an organisation becomes a private customer, linked to who is known elsewhere', async () => {
    const customer = await post(sales, '/v1/customers', { name: 'Isännöinti Oy' })
    const contact = await post(sales, `/v1/customers/${customer.id}/contacts`, { name: 'Iiro Isännöitsijä' })
    const lead = await made({ organisationName: null })
    const { body } = await convert(lead, { customer: { create: {} }, contact: { id: contact.id } })
    expect((await sales.get(`/v1/customers/${body.customer.id}`)).body).toMatchObject({
      name: 'Maija Virtanen',
      kind: 'person',
    })
    const people = (await sales.get(`/v1/customers/${body.customer.id}/contacts`)).body.items
    expect(people).toMatchObject([{ id: contact.id, name: 'Iiro Isännöitsijä' }])
  })

  it('asked for twice at once is converted once', async () => {
    for (let round = 0; round < 3; round++) {
      const lead = await made({ title: `Kaksi kertaa ${round}` })
      const before = await countOf('customers')
      const answers = await Promise.all([1, 2, 3].map(() => convert(lead, { customer: { create: {} } })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'crm_lead_converted')).toHaveLength(2)
      expect(await countOf('customers')).toBe(before + 1)
    }
  })
})

describe('what cannot be converted is refused with the part that is wrong, and nothing is made', () => {
  const lead: { id: string } = { id: '' }
  const foreign: Record<string, string> = {}
  beforeAll(async () => {
    lead.id = (await made({ title: 'Huono' })).id
    foreign['customer'] = newId()
    await world.database.owner(
      `insert into customers (org_id, id, name, kind, active, addresses, collection_hold, search_text, created_at, updated_at)
       values ($1, $2, 'Heidän Oy', 'company', true, '[]', false, 'heidän oy', now(), now())`,
      [world.tunturi.id, foreign['customer']],
    )
    const elsewhere = await post(sales, '/v1/customers', { name: 'Muualla Oy', code: 'muualla' })
    foreign['elsewhere'] = elsewhere.id
    foreign['contact'] = (
      await post(sales, `/v1/customers/${elsewhere.id}/contacts`, { name: 'Muu Muualla' })
    ).id
    foreign['gone'] = (await post(sales, '/v1/customers', { name: 'Lopettanut Oy' })).id
    await post(sales, `/v1/customers/${foreign['gone']}/deactivate`, {})
    foreign['here'] = (await post(sales, '/v1/customers', { name: 'Tässä Oy' })).id
  })
  const create = { customer: { create: {} } }

  it.each([
    [
      'a customer of another organisation',
      () => ({ customer: { id: foreign['customer'] } }),
      [404, 'customer_not_found', 'customer.id'],
    ],
    [
      'a deactivated customer',
      () => ({ customer: { id: foreign['gone'] } }),
      [404, 'customer_not_found', 'customer.id'],
    ],
    [
      'a code that is taken',
      () => ({ customer: { create: { code: 'muualla' } } }),
      [409, 'code_already_in_use', 'customer.create'],
    ],
    [
      'an owner that there is not',
      () => ({ customer: { create: { ownerMembershipId: newId() } } }),
      [404, 'membership_not_found', 'customer.create'],
    ],
    [
      'a business id that is none',
      () => ({ customer: { create: { businessId: '1' } } }),
      [422, 'customer_business_id_invalid', 'customer.create'],
    ],
    [
      'an unknown custom field',
      () => ({ customer: { create: { customFields: { nothing: 'x' } } } }),
      [422, 'custom_field_unknown', 'customer.create'],
    ],
    [
      'a contact that there is not',
      () => ({ ...create, contact: { id: newId() } }),
      [404, 'crm_contact_not_found', 'contact.id'],
    ],
    [
      'a contact of another customer',
      () => ({ customer: { id: foreign['here'] }, contact: { id: foreign['contact'] } }),
      [409, 'crm_contact_customer_mismatch', 'contact.id'],
    ],
    [
      'a pipeline that there is not',
      () => ({ ...create, deal: { pipelineId: newId() } }),
      [404, 'pipeline_not_found', 'deal'],
    ],
    [
      'a stage that there is not',
      () => ({ ...create, deal: { stageId: newId() } }),
      [404, 'pipeline_stage_not_found', 'deal'],
    ],
    [
      'a stage of another pipeline',
      () => ({ ...create, deal: { pipelineId: pipeline.id, stageId: other.stages[0].id } }),
      [409, 'pipeline_stage_mismatch', 'deal'],
    ],
    [
      'a lead that somebody changed meanwhile',
      () => ({ ...create, expectedUpdatedAt: '2020-01-01T00:00:00.000Z' }),
      [409, 'crm_lead_stale', undefined],
    ],
  ])('%s', async (_, body, expected) => {
    const before = await counts()
    expect(await refused(lead, body())).toEqual(expected)
    expect(await counts()).toEqual(before)
  })

  it('a disqualified lead, one without a name, and none at all', async () => {
    const reason = await post(admin, '/v1/crm/disqualify-reasons', { code: 'small', name: 'Pieni' })
    const ended = await made()
    await post(sales, `${path}/${ended.id}/disqualify`, { reasonId: reason.id })
    expect(await refused(ended, create)).toEqual([409, 'crm_lead_disqualified', undefined])
    const nameless = await made({ organisationName: null, contact: { email: 'a@nimeton.example' } })
    expect(await refused(nameless, create)).toEqual([
      422,
      'crm_lead_conversion_incomplete',
      'customer.create.name',
    ])
    expect(
      await refused(nameless, { customer: { create: { name: 'Nimi' } }, contact: { create: {} } }),
    ).toEqual([422, 'crm_lead_conversion_incomplete', 'contact.create.name'])
    const alone = await convert(nameless, { customer: { create: { name: 'Nimi Oy' } } })
    expect(alone.body).toMatchObject({ contact: null, deal: null })
    expect(await refused({ id: newId() }, create)).toEqual([404, 'crm_lead_not_found', undefined])
  })
})

it('duplicates are found by address, number, name without legal form and, by right, business id', async () => {
  const customer = await post(admin, '/v1/customers', { name: 'Kaksonen Oy', businessId: '1234567-1' })
  const contact = await post(sales, `/v1/customers/${customer.id}/contacts`, {
    name: 'Kaisa Kaksonen',
    email: 'Kaisa@Kaksonen.example',
    phone: '+358 44 111 2222',
  })
  const first = await made({
    title: 'Ensimmäinen',
    organisationName: 'Oy KAKSONEN Ab',
    businessId: '1234567-1',
    contact: { name: 'K', email: 'kaisa@kaksonen.example', phone: '044-111 2222' },
  })
  const second = await made({
    title: 'Toinen',
    organisationName: null,
    contact: { name: 'K', email: 'KAISA@kaksonen.example' },
  })
  const duplicatesFor = async (client: typeof admin, { id }: any) =>
    (await client.get(`${path}/${id}/duplicates`)).body.items.map((each: any) => [each.id, each.matches])
  expect(await duplicatesFor(admin, first)).toEqual([
    [customer.id, ['business_id', 'name']],
    [contact.id, ['email', 'phone']],
    [second.id, ['email']],
  ])
  expect(await duplicatesFor(sales, first)).toEqual([
    [customer.id, ['name']],
    [contact.id, ['email', 'phone']],
    [second.id, ['email']],
  ])
  const dry = await convert(second, { customer: { create: {} }, dryRun: true })
  expect(dry.body.duplicates).toMatchObject([{ id: contact.id, customerId: customer.id, active: true }])
  const joined = await convert(first, { customer: { id: customer.id }, contact: { id: contact.id } })
  expect(joined.body.duplicates).toEqual([])
})
