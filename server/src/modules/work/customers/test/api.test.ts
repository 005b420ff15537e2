import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const [manager, sales, finance] = [world.as('eero'), world.as('sisu'), world.as('lumi')]
const { catalogs, members } = world.meri
const path = '/v1/customers'

const billing = {
  eInvoiceAddress: '003723456780',
  eInvoiceOperator: '003721291126',
  invoiceEmail: 'laskut@sahko.example',
  language: 'sv',
  deliveryMethod: 'einvoice',
  paymentTermId: catalogs.paymentTerms.net_14,
  buyerReference: 'OST-4711',
  vatId: 'FI23456780',
  vatTreatment: 'domestic',
  invoicingNotes: 'Tilausnumero aina mukaan.',
  fixedReferenceNumber: '12345672',
  creditLimitCents: 500_000,
  collectionHold: true,
}

const made = async (body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

const eventsOf = (id: string) =>
  world.database.owner<{ event: string; payload: unknown }>(
    `select event, payload from integration_events where payload ->> 'customerId' = $1 order by sequence`,
    [id],
  )

describe('a new customer', () => {
  it('is answered with all that was said, in the forms that are kept, and told to receivers', async () => {
    const [group, tag] = await Promise.all([
      admin.post('/v1/customer-groups', { code: 'energy', name: 'Energia' }),
      admin.post('/v1/customer-tags', { code: 'key', name: 'Avainasiakas' }),
    ])
    const customer = await made({
      name: 'Äänekosken Sähkö Oy',
      code: 'sahko',
      kind: 'company',
      businessId: '2345678-0',
      externalSource: 'erp',
      externalId: '10042',
      ownerMembershipId: members.sisu.id,
      customerGroupId: group.body.id,
      tags: [tag.body.id],
      addresses: [{ kind: 'visiting', addressLine: 'Kauppakatu 1', postalCode: '44100', city: 'Äänekoski' }],
      phone: '+358 14 000 000',
      website: 'https://sahko.example/',
      billing: { ...billing, vatId: 'fi 2345 6780', fixedReferenceNumber: '00 123 45672' },
    })
    expect(customer).toMatchObject({
      active: true,
      businessId: '2345678-0',
      customerGroupId: group.body.id,
      tags: [tag.body.id],
      addresses: [
        {
          kind: 'visiting',
          addressLine: 'Kauppakatu 1',
          postalCode: '44100',
          city: 'Äänekoski',
          country: 'FI',
        },
      ],
      city: 'Äänekoski',
      customFields: {},
      billing: { ...billing, masked: false },
      openPipelineCents: null,
      lastActivityAt: null,
    })
    expect((await admin.get(`${path}/${customer.id}`)).body).toEqual(customer)
    expect(await eventsOf(customer.id)).toEqual([
      { event: 'customer.created', payload: { customerId: customer.id, createdAt: customer.createdAt } },
    ])
  })

  it('needs a name and nothing else', async () => {
    expect(await made({ name: 'Maija Meikäläinen', kind: 'person' })).toMatchObject({
      code: null,
      kind: 'person',
      tags: [],
      billing: { deliveryMethod: null, collectionHold: false },
    })
    expect(await admin.post(path, { name: ' ' })).toMatchObject({ status: 400 })
  })

  it.each<[string, number, object]>([
    ['customer_business_id_invalid', 422, { businessId: '2345678-9' }],
    ['customer_vat_id_invalid', 422, { billing: { vatId: 'FI23456789' } }],
    ['customer_vat_id_invalid', 422, { billing: { vatId: 'DE12' } }],
    ['customer_e_invoice_address_invalid', 422, { billing: { eInvoiceAddress: '003723456789' } }],
    ['customer_e_invoice_address_invalid', 422, { billing: { eInvoiceAddress: 'FI2112345600000786' } }],
    ['invalid_reference_number', 422, { billing: { fixedReferenceNumber: '1231' } }],
    ['payment_term_not_found', 404, { billing: { paymentTermId: newId() } }],
    ['membership_not_found', 404, { ownerMembershipId: newId() }],
    ['customer_group_not_found', 404, { customerGroupId: newId() }],
    ['customer_tag_not_found', 404, { tags: [newId()] }],
    ['external_ref_incomplete', 400, { externalSource: 'erp' }],
    ['custom_field_unknown', 422, { customFields: { nothing: 'x' } }],
    ['bad-request', 400, { code: 'Sähkö' }],
    ['bad-request', 400, { website: 'javascript:alert(1)' }],
    ['bad-request', 400, { billing: { invoiceEmail: 'nobody' } }],
    ['bad-request', 400, { billing: { surprise: 1 } }],
  ])('is refused with %s, and nothing is kept', async (code, status, body) => {
    const name = newId()
    expect(await admin.post(path, { name, ...body })).toMatchObject({ status, body: { code } })
    expect((await admin.get(`${path}?q=${name}`)).body.items).toEqual([])
  })

  it('of another organisation’s member, group, tag or term is refused as one that does not exist', async () => {
    const other = world.tunturi
    for (const [code, body] of [
      ['membership_not_found', { ownerMembershipId: other.members.sanna.id }],
      ['payment_term_not_found', { billing: { paymentTermId: other.catalogs.paymentTerms.net_14 } }],
    ] as const)
      expect(await admin.post(path, { name: 'Vieras', ...body })).toMatchObject({
        status: 404,
        body: { code },
      })
  })

  it('has a code and an external reference of its own', async () => {
    const first = await made({ name: 'A', code: 'own', externalSource: 'erp', externalId: 'own' })
    const taken = await admin.post(path, { name: 'B', code: 'own' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'code_already_in_use' } })
    const linked = await admin.post(path, { name: 'B', externalSource: 'erp', externalId: 'own' })
    expect(linked).toMatchObject({ status: 409, body: { code: 'external_ref_conflict' } })
    await admin.post(`${path}/${first.id}/deactivate`, {})
    expect(await admin.post(path, { name: 'B', code: 'own' })).toMatchObject({ status: 409 })
  })
})

describe('a change', () => {
  it('keeps what is absent, clears what is null, and is told once', async () => {
    const customer = await made({ name: 'Muuttuva Oy', city: 'Turku', phone: '1', billing })
    const changed = await admin.patch(`${path}/${customer.id}`, { phone: null, billing: { vatId: null } })
    expect(changed.body).toEqual({
      ...customer,
      phone: null,
      billing: { ...customer.billing, vatId: null },
      updatedAt: changed.body.updatedAt,
    })
    const same = await admin.patch(`${path}/${customer.id}`, { phone: null, name: 'Muuttuva Oy' })
    expect(same.body).toEqual(changed.body)
    expect(await eventsOf(customer.id)).toEqual([
      { event: 'customer.created', payload: { customerId: customer.id, createdAt: customer.createdAt } },
      { event: 'customer.updated', payload: { customerId: customer.id, updatedAt: changed.body.updatedAt } },
    ])
  })

  it('of what has changed since is refused', async () => {
    const customer = await made({ name: 'Vanha Oy' })
    await admin.patch(`${path}/${customer.id}`, { name: 'Uusi Oy' })
    const { updatedAt: expectedUpdatedAt } = customer
    for (const late of [
      () => admin.patch(`${path}/${customer.id}`, { name: 'Toinen Oy', expectedUpdatedAt }),
      () => admin.post(`${path}/${customer.id}/deactivate`, { expectedUpdatedAt }),
      () => admin.post(`${path}/${customer.id}/reactivate`, { expectedUpdatedAt }),
    ])
      expect(await late()).toMatchObject({ status: 409, body: { code: 'customer_stale' } })
    expect((await admin.get(`${path}/${customer.id}`)).body).toMatchObject({ name: 'Uusi Oy', active: true })
  })

  it('gives a code once and for good', async () => {
    const customer = await made({ name: 'Koodi Oy' })
    expect((await admin.patch(`${path}/${customer.id}`, { code: 'given' })).body.code).toBe('given')
    for (const code of ['another', null])
      expect(await admin.patch(`${path}/${customer.id}`, { code })).toMatchObject({
        status: 409,
        body: { code: 'customer_code_immutable' },
      })
    expect(await admin.patch(`${path}/${customer.id}`, { code: 'given', name: 'K' })).toMatchObject({
      status: 200,
    })
  })

  it('may keep what has been taken out of use since, and not take it up anew', async () => {
    const tag = (await admin.post('/v1/customer-tags', { code: 'old', name: 'Vanha' })).body.id
    const customer = await made({ name: 'Merkitty Oy', tags: [tag] })
    await admin.patch(`/v1/customer-tags/${tag}`, { active: false })
    expect(await admin.patch(`${path}/${customer.id}`, { tags: [tag], name: 'M' })).toMatchObject({
      status: 200,
      body: { tags: [tag] },
    })
    expect((await admin.patch(`${path}/${customer.id}`, { tags: [] })).body.tags).toEqual([])
    expect(await admin.patch(`${path}/${customer.id}`, { tags: [tag] })).toMatchObject({
      status: 404,
      body: { code: 'customer_tag_not_found' },
    })
  })
})

describe('a deactivated customer', () => {
  it('stays readable, and comes back; repeating either tells nothing', async () => {
    const customer = await made({ name: 'Poistuva Oy' })
    const at = `${path}/${customer.id}`
    const gone = await admin.post(`${at}/deactivate`, { reason: 'Konkurssi.' })
    expect(gone).toMatchObject({ status: 200, body: { active: false } })
    expect((await admin.post(`${at}/deactivate`, {})).body).toEqual(gone.body)
    expect((await admin.get(at)).body).toEqual(gone.body)
    expect((await admin.post(`${at}/reactivate`, {})).body.active).toBe(true)
    expect((await eventsOf(customer.id)).map(({ event }) => event)).toEqual([
      'customer.created',
      'customer.updated',
      'customer.updated',
    ])
  })

  it('a dry run says what would be, and writes nothing', async () => {
    const customer = await made({ name: 'Koe Oy' })
    expect((await admin.post(`${path}/${customer.id}/deactivate`, { dryRun: true })).body.active).toBe(false)
    expect((await admin.get(`${path}/${customer.id}`)).body).toEqual(customer)
  })
})

describe('billing', () => {
  let customer: any
  beforeAll(async () => {
    customer = await made({ name: 'Laskutettava Oy', businessId: '0112038-9', billing })
  })

  it('fields are refused with the whole write without invoicing.manage', async () => {
    for (const client of [manager, sales])
      for (const sent of [billing, { language: 'fi' }, {}]) {
        const refused = { status: 403, body: { code: 'customer_billing_fields_forbidden' } }
        expect(
          await client.patch(`${path}/${customer.id}`, { name: 'Kaapattu', billing: sent }),
        ).toMatchObject(refused)
        expect(await client.post(path, { name: 'Kaapattu', billing: sent })).toMatchObject(refused)
      }
    expect((await admin.get(`${path}/${customer.id}`)).body).toEqual(customer)
    expect((await admin.get(`${path}?q=kaapattu`)).body.items).toEqual([])
  })

  it('fields are written by finance, which reads them', async () => {
    expect((await finance.get(`${path}/${customer.id}`)).body).toEqual(customer)
    const at = `${path}/${customer.id}`
    expect((await finance.patch(at, { billing: { buyerReference: 'B' } })).body.billing.buyerReference).toBe(
      'B',
    )
  })

  it('nobody without one of the capabilities reads customers', async () => {
    for (const client of [world.as('onni'), world.as('helmi'), world.as('otso')]) {
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
      expect(await client.get(`${path}/${customer.id}`)).toMatchObject({ status: 403 })
    }
    const privacy = world.withKey((await world.key('aino', { scope: ['crm.privacy'] })).secret)
    expect(await privacy.get(`${path}/${customer.id}`)).toMatchObject({ status: 200 })
    expect(await privacy.patch(`${path}/${customer.id}`, { name: 'X' })).toMatchObject({ status: 403 })
  })
})

it.each(['customer-groups', 'customer-tags'])(
  'a change of %s that somebody else has changed since is refused',
  async register => {
    const { body } = await admin.post(`/v1/${register}`, { code: 'late', name: 'Ensin' })
    const at = `/v1/${register}/${body.id}`
    await admin.patch(at, { name: 'Sitten' })
    const late = await admin.patch(at, { name: 'Myöhässä', expectedUpdatedAt: body.updatedAt })
    const code = `${register.slice(0, -1).replace('-', '_')}_stale`
    expect(late).toMatchObject({ status: 409, body: { code } })
  },
)
