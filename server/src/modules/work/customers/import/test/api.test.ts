import { beforeAll, describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../platform/contract/table.ts'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { wrongRows } from './wrong-rows.ts'

const world = await startWorld()
const admin = world.as('aino')
const sales = world.as('sisu')
await grantTo(world, world.meri.members.sisu.id, ['org.admin'])
const path = '/v1/imports/customers'

const sahko = {
  externalSource: 'erp',
  externalId: '10042',
  code: 'sahko',
  name: 'Äänekosken Sähkö Oy',
  businessId: '2345678-0',
  owner: world.meri.members.sisu.email.toUpperCase(),
  group: 'Taloyhtiöt',
  tags: 'vip; Uutiskirje',
  addressLine: 'Kauppakatu 1',
  postalCode: '44100',
  city: 'Äänekoski',
  billingAddressLine: 'PL 12',
  website: 'www.sahko.example',
  invoiceEmail: 'laskut@sahko.example',
  paymentTerm: '14 pv netto',
  vatId: 'FI23456780',
  creditLimitCents: 500_000,
  customFields: { region: 'Etelä', staff: '1 234,5', chain: 'kyllä' },
}
let tags: string[]
let group: string

beforeAll(async () => {
  tags = []
  for (const [code, name] of [
    ['vip', 'VIP'],
    ['news', 'Uutiskirje'],
  ])
    tags.push((await admin.post('/v1/customer-tags', { code, name })).body.id)
  group = (await admin.post('/v1/customer-groups', { code: 'housing', name: 'Taloyhtiöt' })).body.id
  const options = [{ code: 'south', name: 'Etelä' }]
  for (const field of [
    { key: 'region', type: 'option', name: 'Alue', options },
    { key: 'staff', type: 'number', name: 'Henkilöstö' },
    { key: 'chain', type: 'boolean', name: 'Ketju' },
  ])
    expect((await admin.post('/v1/custom-fields', { kind: 'customer', ...field })).status).toBe(201)
})

const bring = async (rows: readonly object[], more: object = {}, client = admin) => {
  const { status, body } = await client.post(path, { rows, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const customer = async (id: string, client = admin) => (await client.get(`/v1/customers/${id}`)).body

describe('rows of customers', () => {
  let id: string

  it('make them with everything that a single write would, and change nothing the next time', async () => {
    const { results } = await bring([sahko])
    expect(results).toEqual([
      { index: 0, status: 'created', id: expect.any(String), code: null, targetCode: 'sahko' },
    ])
    id = results[0].id
    expect(await customer(id)).toMatchObject({
      code: 'sahko',
      kind: 'company',
      businessId: '2345678-0',
      externalSource: 'erp',
      externalId: '10042',
      ownerMembershipId: world.meri.members.sisu.id,
      customerGroupId: group,
      tags: tags.toSorted(),
      city: 'Äänekoski',
      addresses: [
        {
          kind: 'visiting',
          addressLine: 'Kauppakatu 1',
          postalCode: '44100',
          city: 'Äänekoski',
          country: 'FI',
        },
        { kind: 'billing', addressLine: 'PL 12', postalCode: null, city: null, country: 'FI' },
      ],
      website: 'https://www.sahko.example',
      customFields: { region: 'south', staff: 1234.5, chain: true },
      billing: { vatId: 'FI23456780', creditLimitCents: 500_000, invoiceEmail: 'laskut@sahko.example' },
    })
    const before = await customer(id)
    expect((await bring([sahko, sahko])).results.map(({ status }: any) => status)).toEqual([
      'unchanged',
      'unchanged',
    ])
    expect(await customer(id)).toEqual(before)
  })

  it('find them by reference first, then by code, and by name where they have neither', async () => {
    const rows = [
      { externalSource: 'erp', externalId: '10042', phone: '1' },
      { code: 'sahko', phone: '2' },
      { name: 'äänekosken sähkö oy', phone: '3' },
      { externalSource: 'erp', externalId: 'other', code: 'sahko', phone: '4' },
      { externalSource: 'erp', externalId: '10042', code: 'another' },
    ]
    const { results } = await bring(rows)
    expect(results.map(({ status, code, id }: any) => [status, code, id])).toEqual([
      ['updated', null, id],
      ['updated', null, id],
      ['updated', null, id],
      ['error', 'external_ref_conflict', id],
      ['error', 'customer_code_immutable', id],
    ])
    expect(await customer(id)).toMatchObject({ phone: '3', addresses: [{ city: 'Äänekoski' }, {}] })
    await admin.post('/v1/customers', { name: 'Äänekosken Sähkö Oy' })
    const again = await bring([{ name: 'Äänekosken Sähkö Oy', phone: '5' }])
    expect(again.results[0]).toMatchObject({ code: 'customer_ambiguous', field: 'name' })
  })

  it('keep what they leave out, and lay an address over the stored one', async () => {
    await bring([{ code: 'sahko', addressLine: 'Torikatu 2', city: 'Suolahti', active: false, name: null }])
    expect(await customer(id)).toMatchObject({
      name: 'Äänekosken Sähkö Oy',
      active: false,
      city: 'Suolahti',
      addresses: [
        { addressLine: 'Torikatu 2', postalCode: '44100', city: 'Suolahti' },
        { addressLine: 'PL 12' },
      ],
    })
    await bring([{ code: 'sahko', active: true }])
  })

  it('are refused one by one, each with its code and field', async () => {
    const { results } = await bring(wrongRows.map(([row]) => row))
    expect(results.map(({ code, field }: any) => [code, field])).toEqual(
      wrongRows.map(([, code, field]) => [code, field]),
    )
    expect((await admin.get('/v1/customers?q=virheellinen')).body.items).toEqual([])
  })

  it('stay inside the mode, and a dry run writes nothing', async () => {
    const fresh = { code: 'fresh', name: 'Uusi Oy' }
    const dry = await bring([fresh], { dryRun: true })
    expect(dry).toMatchObject({ importId: null, results: [{ status: 'created', id: null }] })
    const only = await bring([fresh, { code: 'sahko' }], { mode: 'update_only' })
    expect(only.results.map(({ code, status }: any) => code ?? status)).toEqual([
      'record_not_found',
      'unchanged',
    ])
    const create = await bring([{ code: 'sahko', phone: '9' }], { mode: 'create_only' })
    expect(create.results[0]).toMatchObject({ code: 'record_exists', id })
  })

  it('tell of each customer once, and say in the audit trail where they came from', async () => {
    const { results } = await bring([{ code: 'told', name: 'Kerrottu Oy', active: false }], {
      filename: 'told.csv',
    })
    const { items } = (await admin.get(`/v1/audit?targetId=${results[0].id}&targetType=customer`)).body
    expect(items.map(({ action, reason }: any) => [action, reason]).toSorted()).toEqual([
      ['customers.create', 'told.csv'],
      ['customers.deactivate', 'told.csv'],
    ])
    const events = await world.database.owner<{ event: string }>(
      `select event from integration_events where payload ->> 'customerId' = $1`,
      [results[0].id],
    )
    expect(events).toEqual([{ event: 'customer.created' }])
  })
})

describe('tables', () => {
  it('have headings in Finnish, Swedish and English, and a column for each custom field', async () => {
    const send = (table: string) => admin.post(path, table, { 'content-type': tableMediaTypes.csv })
    const table =
      'Asiakasnumero;Nimi;Y-tunnus;Kaupunki;cf.region;cf.staff\nleipomo;Leipomo Oy;;Oulu;south;12,5\n'
    const { status, body } = await send(table)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await customer(body.results[0].id)).toMatchObject({
      code: 'leipomo',
      city: 'Oulu',
      customFields: { region: 'south', staff: 12.5 },
    })
    const wrong = await send('Kundnummer;cf.none\nleipomo;x\n')
    expect(wrong.body.results[0]).toMatchObject({ code: 'custom_field_unknown', column: 'cf.none', line: 2 })
    const twice = await send('Code,cf.region,CF.Region\nleipomo,south,south\n')
    expect(twice.body.results).toMatchObject([{ code: 'unknown_field', column: 'CF.Region' }])
    const template = await admin.get('/v1/import-templates/customers?language=fi')
    const header = Buffer.from(template.body.base64, 'base64').toString('utf8')
    expect(header).toContain('Y-tunnus')
    expect(header).not.toContain('cf.')
  })
})

describe('whoever may not invoice', () => {
  it('imports no billing field, and the other rows all the same', async () => {
    const { results } = await bring(
      [
        { code: 'blind', name: 'Sokea Oy', vatId: 'FI23456780' },
        { code: 'seen', name: 'Näkyvä Oy' },
      ],
      {},
      sales,
    )
    expect(results).toMatchObject([
      { status: 'error', code: 'customer_billing_fields_forbidden', field: 'vatId' },
      { status: 'created' },
    ])
  })

  it('cannot tell by any row whether it holds what is stored', async () => {
    const twins = ['2345678-0', '0112038-9'].map((businessId, at) => ({
      code: `twin${at}`,
      name: `Kaksonen ${at} Oy`,
      businessId,
    }))
    await bring(twins)
    for (const dryRun of [true, false]) {
      const guesses = twins.map(({ code }) => ({ code, businessId: '2345678-0' }))
      const { results } = await bring(guesses, { dryRun }, sales)
      expect(results.map(({ code }: any) => code)).toEqual(['customer_stale', 'customer_stale'])
    }
  })

  it('undoes what they imported themselves, and no import of who may', async () => {
    const theirs = await bring([{ code: 'own', name: 'Oma Oy', businessId: '2345678-0' }], {}, sales)
    expect((await sales.post(`/v1/imports/${theirs.importId}/undo`, {})).status).toBe(200)
    const other = world.withKey((await world.key('aino', { scope: ['org.admin'] })).secret)
    const { importId } = await bring([{ code: 'own', name: 'Oma Oy', phone: '1' }])
    const refused = await other.post(`/v1/imports/${importId}/undo`, {})
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'import_undo_blocked', rows: [{ code: 'customer_billing_fields_forbidden' }] },
    })
  })
})

describe('an import of customers', () => {
  it('is undone: what it made goes, and what it changed is as before', async () => {
    const old = await bring([{ code: 'old', name: 'Vanha Oy', phone: '1', tags: 'vip', vatId: 'FI23456780' }])
    const before = await customer(old.results[0].id)
    const { importId, results } = await bring([
      {
        code: 'old',
        name: 'Uusi nimi Oy',
        tags: 'news',
        vatId: 'SE556677889901',
        customFields: { staff: 3 },
      },
      { code: 'gone', name: 'Poistuva Oy', tags: 'vip', customFields: { chain: true } },
    ])
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).status).toBe(200)
    expect(await customer(before.id)).toEqual({ ...before, updatedAt: expect.any(String) })
    expect((await customer(results[1].id)).code).toBe('customer_not_found')
  })

  it('stays where something refers to what it made, or changed what it wrote', async () => {
    const { importId, results } = await bring([
      { code: 'used', name: 'Käytetty Oy' },
      { code: 'changed', name: 'Muutettu Oy' },
    ])
    await admin.post(`/v1/customers/${results[0].id}/contacts`, { name: 'Maija Virtanen' })
    await admin.patch(`/v1/customers/${results[1].id}`, { phone: '5' })
    const { body } = await admin.post(`/v1/imports/${importId}/undo`, {})
    expect(body).toMatchObject({
      code: 'import_undo_blocked',
      rows: [{ code: 'record_in_use', by: 'contacts' }, { code: 'record_changed' }],
    })
  })

  it('takes back the code and the reference that it gave', async () => {
    const { results } = await bring([{ name: 'Toka Oy' }])
    const before = await customer(results[0].id)
    await admin.patch(`/v1/customers/${before.id}`, { code: 'second' })
    const adopted = await bring([{ externalSource: 'crm', externalId: 'z', code: 'second' }])
    expect((await admin.get('/v1/customers?externalSource=crm&externalId=z')).body.items).toHaveLength(1)
    expect((await admin.post(`/v1/imports/${adopted.importId}/undo`, {})).status).toBe(200)
    expect(await customer(before.id)).toMatchObject({
      code: 'second',
      externalSource: null,
      externalId: null,
    })
  })
})
