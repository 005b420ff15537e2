import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/contacts'
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const [code, name] of [
    ['sahko', 'Äänekosken Sähkö Oy'],
    ['leipomo', 'Leipomo Oy'],
  ] as const)
    ids[code] = (
      await admin.post('/v1/customers', { code, name, externalSource: 'erp', externalId: code })
    ).body.id
  const field = { kind: 'contact', key: 'shoe', type: 'number', name: 'Kengännumero' }
  expect((await admin.post('/v1/custom-fields', field)).status).toBe(201)
})

const bring = async (rows: readonly object[], more: object = {}, client = admin) => {
  const { status, body } = await client.post(path, { rows, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const of = async (code: string) => (await admin.get(`/v1/customers/${ids[code]}/contacts`)).body.items
const statuses = ({ results }: any) => results.map(({ status, code }: any) => code ?? status)

const maija = {
  name: 'Maija Virtanen',
  email: 'Maija@sahko.example',
  customerCode: 'sahko',
  jobTitle: 'Toimitusjohtaja',
  consent: 'given',
  customFields: { shoe: '38,5' },
}

describe('rows of contacts', () => {
  it('make people at their customers, the first of them primary, and change nothing the next time', async () => {
    const rows = [maija, { name: 'Pekka Puro', customerCode: 'sahko' }]
    expect(statuses(await bring(rows))).toEqual(['created', 'created'])
    const before = await of('sahko')
    expect(before).toMatchObject([
      { name: 'Maija Virtanen', primary: true, mayReceiveMarketing: true, customFields: { shoe: 38.5 } },
      { name: 'Pekka Puro', primary: false },
    ])
    expect(statuses(await bring([...rows, ...rows]))).toEqual(Array(4).fill('unchanged'))
    expect(await of('sahko')).toEqual(before)
  })

  it('update by e-mail address instead of making somebody twice, and link to a further customer', async () => {
    const found = await bring([
      { email: 'maija@SAHKO.example', phone: '1' },
      { email: 'maija@sahko.example', customerName: 'leipomo oy', jobTitle: 'Neuvonantaja' },
      { email: 'maija@sahko.example', externalSource: 'crm', externalId: 'p-1' },
      { externalSource: 'crm', externalId: 'p-1', email: 'maija.virtanen@sahko.example' },
    ])
    expect(statuses(found)).toEqual(Array(4).fill('updated'))
    const [at] = await of('leipomo')
    expect(at).toMatchObject({
      phone: '1',
      email: 'maija.virtanen@sahko.example',
      externalId: 'p-1',
      jobTitle: 'Neuvonantaja',
      primary: true,
    })
    expect((await of('sahko'))[0]).toMatchObject({ id: at.id, jobTitle: 'Toimitusjohtaja', primary: true })
  })

  it('hand the primary place on, row by row', async () => {
    const rows = [
      { name: 'Pekka Puro', customerCode: 'sahko', primary: true },
      { externalSource: 'crm', externalId: 'p-1', customerCode: 'sahko', phone: '2' },
    ]
    const { importId } = await bring(rows)
    const primary = async () => (await of('sahko')).filter((each: any) => each.primary)
    expect(await primary()).toMatchObject([{ name: 'Pekka Puro' }])
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).status).toBe(200)
    expect(await primary()).toMatchObject([{ name: 'Maija Virtanen', phone: '1' }])
  })

  it('are refused one by one, each with its code and field', async () => {
    await bring([
      { name: 'Yksi', email: 'info@sahko.example', customerCode: 'sahko' },
      { name: 'Kaksi', externalSource: 'crm', externalId: 'p-2', customerCode: 'sahko' },
    ])
    await admin.post(`/v1/customers/${ids['leipomo']}/contacts`, {
      name: 'Kaksi muuta',
      email: 'info@sahko.example',
    })
    await admin.post('/v1/customers', { name: 'Samanniminen Oy' })
    await admin.post('/v1/customers', { name: 'Samanniminen Oy' })
    const fresh = { name: 'Uusi Ihminen', customerCode: 'sahko' }
    const wrong = [
      [{}, 'missing_required', 'name'],
      [{ name: 'Kodinton' }, 'missing_required', 'customerCode'],
      [{ email: 'uusi@x.example', customerCode: 'sahko' }, 'missing_required', 'name'],
      [{ ...fresh, email: 'ei osoite' }, 'invalid_value', 'email'],
      [{ ...fresh, primary: 'ehkä' }, 'invalid_value', 'primary'],
      [{ ...fresh, consent: 'joo' }, 'invalid_value', 'consent'],
      [{ ...fresh, externalId: '1' }, 'external_ref_incomplete', 'externalSource'],
      [{ name: 'U', customerExternalSource: 'erp' }, 'external_ref_incomplete', 'customerExternalId'],
      [{ name: 'U', customerCode: 'none' }, 'customer_not_found', 'customerCode'],
      [{ name: 'U', customerName: 'Samanniminen Oy' }, 'customer_ambiguous', 'customerName'],
      [{ email: 'info@sahko.example', phone: '1' }, 'crm_contact_ambiguous', 'email'],
      [
        { ...fresh, email: 'maija.virtanen@sahko.example', externalSource: 'crm', externalId: 'x' },
        'external_ref_conflict',
        'externalId',
      ],
      [{ ...fresh, optedOut: true, consent: 'given' }, 'crm_contact_opted_out', 'consent'],
      [{ ...fresh, customFields: { none: 'x' } }, 'custom_field_unknown', 'customFields.none'],
      [{ ...fresh, customFields: { shoe: 'iso' } }, 'custom_field_value_invalid', 'customFields.shoe'],
    ] as const
    const { results } = await bring(wrong.map(([row]) => row))
    expect(results.map(({ code, field }: any) => [code, field])).toEqual(
      wrong.map(([, code, field]) => [code, field]),
    )
    const at = { email: 'info@sahko.example', customerCode: 'sahko', phone: '4' }
    expect(statuses(await bring([at]))).toEqual(['updated'])
  })

  it('end a place, and a customer loses its default contact with it', async () => {
    const [{ id }] = await of('leipomo')
    await admin.patch(`/v1/customers/${ids['leipomo']}`, { defaultContactId: id })
    const row = { externalSource: 'crm', externalId: 'p-1', customerExternalSource: 'erp' }
    const ended = await bring([{ ...row, customerExternalId: 'leipomo', active: false }])
    expect(statuses(ended)).toEqual(['updated'])
    expect((await admin.get(`/v1/customers/${ids['leipomo']}`)).body.defaultContactId).toBeNull()
    expect((await of('leipomo')).find((each: any) => each.id === id)).toMatchObject({
      active: false,
      primary: false,
    })
    const [last] = (await admin.get(`/v1/customers/${ids['leipomo']}/timeline`)).body.items
    expect(last).toMatchObject({ kind: 'contact_deactivated', recordId: id })
    expect(statuses(await bring([{ ...row, customerExternalId: 'leipomo', primary: true }]))).toEqual([
      'crm_contact_inactive',
    ])
  })
})

it('a table has headings in three languages, and a dry run writes nothing', async () => {
  const send = (table: string, query = '') =>
    admin.post(`${path}${query}`, table, { 'content-type': tableMediaTypes.csv })
  const table =
    'Sähköposti;Nimi;Asiakaskoodi;Ensisijainen;cf.shoe\nuusi@t.example;Tauno Taulukko;leipomo;kyllä;42\n'
  expect((await send(table, '?dryRun=true')).body).toMatchObject({
    results: [{ status: 'created', id: null }],
  })
  expect(statuses((await send(table)).body)).toEqual(['created'])
  expect((await of('leipomo'))[0]).toMatchObject({
    name: 'Tauno Taulukko',
    primary: true,
    customFields: { shoe: 42 },
  })
  const swedish = await send('E-post;Kundkod;Primär\nx@y.example;none;nej\n')
  expect(swedish.body.results[0]).toMatchObject({ code: 'customer_not_found', column: 'Kundkod' })
})

it('a row with the code or reference of a customer that was merged away means the winner', async () => {
  const bringCustomers = async (rows: readonly object[]) =>
    (await admin.post('/v1/imports/customers', { rows })).body
  const { results } = await bringCustomers([
    { code: 'winner', name: 'Voittaja Oy' },
    { code: 'loser', name: 'Häviäjä Oy', externalSource: 'erp', externalId: 'loser' },
  ])
  const [winner, loser] = results.map(({ id }: any) => id)
  const merged = await admin.post(`/v1/customers/${loser}/merge`, { targetCustomerId: winner })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  const again = await bringCustomers([
    { code: 'loser', phone: '1' },
    { externalSource: 'erp', externalId: 'loser', phone: '2' },
  ])
  expect(again.results.map(({ id, status }: any) => [id, status])).toEqual([
    [winner, 'updated'],
    [winner, 'updated'],
  ])
  expect((await admin.get(`/v1/customers/${winner}`)).body).toMatchObject({ code: 'winner', phone: '2' })
  const contacts = await admin.post('/v1/imports/contacts', {
    rows: [{ name: 'Uusi', customerCode: 'loser' }],
  })
  expect(contacts.body.results[0].status).toBe('created')
  expect((await admin.get(`/v1/customers/${winner}/contacts`)).body.items).toMatchObject([{ name: 'Uusi' }])
})

describe('an import of contacts', () => {
  it('is undone: whom it made goes, links too, and what it changed is as before', async () => {
    const target = (await admin.post('/v1/customers', { code: 'undo', name: 'Peru Oy' })).body
    ids['undo'] = target.id
    const first = await bring([{ name: 'Vanha', email: 'vanha@u.example', customerCode: 'undo' }])
    const before = await of('undo')
    const told = async (code: string) =>
      (await admin.get(`/v1/customers/${ids[code]}/timeline`)).body.items.map(({ kind, title }: any) => [
        kind,
        title,
      ])
    const toldBefore = await Promise.all([told('undo'), told('sahko')])
    const { importId } = await bring([
      { email: 'vanha@u.example', customerCode: 'undo', phone: '5', customFields: { shoe: 40 } },
      { name: 'Uusi', email: 'uusi@u.example', customerCode: 'undo', primary: true },
      { email: 'uusi@u.example', customerCode: 'sahko' },
    ])
    expect(await of('undo')).toHaveLength(2)
    expect((await told('undo'))[0]).toEqual(['contact_added', 'Uusi'])
    expect(await told('sahko')).toContainEqual(['contact_added', 'Uusi'])
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).status).toBe(200)
    expect(await of('undo')).toEqual([{ ...before[0], updatedAt: expect.any(String) }])
    expect((await admin.get('/v1/contacts?q=uusi@u.example')).body.items).toEqual([])
    expect(await Promise.all([told('undo'), told('sahko')])).toEqual(toldBefore)
    await admin.patch(`/v1/customers/${target.id}`, { defaultContactId: before[0].id })
    const blocked = await admin.post(`/v1/imports/${first.importId}/undo`, {})
    expect(blocked.body).toMatchObject({ rows: [{ code: 'record_in_use', by: 'customers' }] })
  })

  it('is for whoever uses CRM', async () => {
    expect((await world.as('lumi').post(path, { rows: [] })).body.code).toBe('insufficient_role')
  })
})
