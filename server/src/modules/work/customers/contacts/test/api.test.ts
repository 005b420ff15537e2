import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const [sales, finance, manager] = [world.as('sisu'), world.as('lumi'), world.as('eero')]

const made = async (path: string, body: object): Promise<any> => {
  const answer = await sales.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

let sequence = 0
const newCustomer = async (): Promise<string> =>
  (await made('/v1/customers', { name: `Asiakas ${++sequence} Oy` })).id
const contactsOf = (customerId: string) => `/v1/customers/${customerId}/contacts`
const namesAt = async (customerId: string) =>
  (await sales.get(contactsOf(customerId))).body.items.map(
    ({ name, primary, active }: any) => `${name}${primary ? ' *' : ''}${active ? '' : ' –'}`,
  )

describe('contacts of a customer', () => {
  it('begin with a primary one, and have one primary at a time', async () => {
    const at = contactsOf(await newCustomer())
    const first = await made(at, {
      name: 'Maija Virtanen',
      email: 'maija@sahko.example',
      phone: '+358 40 123 4567',
      jobTitle: 'Toimitusjohtaja',
      language: 'fi',
    })
    expect(first).toMatchObject({
      primary: true,
      active: true,
      consent: 'unknown',
      mayReceiveMarketing: false,
    })
    const second = await made(at, { name: 'Aapo Aho' })
    expect(second.primary).toBe(false)
    const id = at.split('/')[3] ?? ''
    expect(await namesAt(id)).toEqual(['Maija Virtanen *', 'Aapo Aho'])
    await made(at, { name: 'Siiri Salo', primary: true })
    expect(await namesAt(id)).toEqual(['Siiri Salo *', 'Aapo Aho', 'Maija Virtanen'])
    await sales.patch(`${at}/${second.id}`, { primary: true })
    expect(await namesAt(id)).toEqual(['Aapo Aho *', 'Maija Virtanen', 'Siiri Salo'])
    await sales.patch(`${at}/${second.id}`, { primary: false })
    expect(await namesAt(id)).toEqual(['Aapo Aho', 'Maija Virtanen', 'Siiri Salo'])
  })

  it('are one person at two customers', async () => {
    const [here, there] = [await newCustomer(), await newCustomer()]
    const person = await made(contactsOf(here), { name: 'Kaisa Kahden', jobTitle: 'Isännöitsijä' })
    const linked = await made(`${contactsOf(there)}/link`, {
      contactId: person.id,
      jobTitle: 'Hallituksen jäsen',
    })
    expect(linked).toMatchObject({
      id: person.id,
      customerId: there,
      primary: true,
      jobTitle: 'Hallituksen jäsen',
    })
    await sales.patch(`${contactsOf(there)}/${person.id}`, { phone: '123', jobTitle: 'Puheenjohtaja' })
    expect((await sales.get(`${contactsOf(here)}/${person.id}`)).body).toMatchObject({
      phone: '123',
      jobTitle: 'Isännöitsijä',
    })
    const again = await sales.post(`${contactsOf(there)}/link`, { contactId: person.id })
    expect(again).toMatchObject({ status: 409, body: { code: 'crm_contact_already_linked' } })
    const [listed] = (await sales.get('/v1/contacts?q=kaisa')).body.items
    expect(listed.customers.map(({ customerId }: any) => customerId).sort()).toEqual([here, there].sort())
    await sales.post(`${contactsOf(here)}/${person.id}/deactivate`, {})
    expect((await sales.get(`${contactsOf(there)}/${person.id}`)).body.active).toBe(true)
  })

  it('are found by the customer list only with crm.use', async () => {
    const customer = await newCustomer()
    const { id } = await made(contactsOf(customer), { name: 'Uolevi Ulpukka', email: 'uolevi@lampi.example' })
    const found = async (client: typeof sales, q: string) => (await client.get(`/v1/customers?q=${q}`)).body
    for (const q of ['ulpukka', 'UOLEVI', 'uolevi@lampi.example']) {
      for (const client of [sales, manager])
        expect((await found(client, q)).items).toMatchObject([{ id: customer }])
      expect(await found(finance, q)).toEqual(await found(finance, newId()))
    }
    await sales.post(`${contactsOf(customer)}/${id}/deactivate`, {})
    expect((await found(sales, 'ulpukka')).items).toEqual([])
    for (const path of [contactsOf(customer), `${contactsOf(customer)}/${id}`, '/v1/contacts'])
      expect(await finance.get(path)).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  it('end and come back at a customer; a former contact is not its primary one', async () => {
    const at = contactsOf(await newCustomer())
    const { id } = await made(at, { name: 'Eino Entinen' })
    const gone = await sales.post(`${at}/${id}/deactivate`, {})
    expect(gone.body).toMatchObject({ active: false, primary: false })
    expect((await sales.post(`${at}/${id}/deactivate`, {})).body).toEqual(gone.body)
    const refused = await sales.patch(`${at}/${id}`, { primary: true })
    expect(refused).toMatchObject({ status: 409, body: { code: 'crm_contact_inactive' } })
    const { updatedAt: expectedUpdatedAt } = gone.body
    expect((await sales.post(`${at}/${id}/reactivate`, {})).body).toMatchObject({
      active: true,
      primary: false,
    })
    for (const late of [
      await sales.patch(`${at}/${id}`, { name: 'E', expectedUpdatedAt }),
      await sales.post(`${at}/${id}/deactivate`, { expectedUpdatedAt }),
      await sales.post(`${at}/${id}/reactivate`, { expectedUpdatedAt }),
    ])
      expect(late).toMatchObject({ status: 409, body: { code: 'crm_contact_stale' } })
  })

  it('of another customer, and people whom nobody knows, are told apart', async () => {
    const [here, there] = [contactsOf(await newCustomer()), contactsOf(await newCustomer())]
    const { id } = await made(here, { name: 'Vieno Vieras' })
    const mismatch = { status: 409, body: { code: 'crm_contact_customer_mismatch' } }
    expect(await sales.get(`${there}/${id}`)).toMatchObject(mismatch)
    expect(await sales.patch(`${there}/${id}`, { name: 'X' })).toMatchObject(mismatch)
    expect(await sales.post(`${there}/${id}/deactivate`, {})).toMatchObject(mismatch)
    const missing = { status: 404, body: { code: 'crm_contact_not_found' } }
    expect(await sales.post(`${there}/link`, { contactId: newId() })).toMatchObject(missing)
    expect((await sales.get(`${here}/${id}`)).body.name).toBe('Vieno Vieras')
  })

  it('have an external reference and custom fields of their own', async () => {
    await admin.post('/v1/custom-fields', {
      kind: 'contact',
      key: 'shoe',
      type: 'number',
      name: 'Kengänkoko',
    })
    const at = contactsOf(await newCustomer())
    const given = { externalSource: 'erp', externalId: 'p-1', customFields: { shoe: 42.5 } }
    const person = await made(at, { name: 'Kenkä', ...given })
    expect(person).toMatchObject(given)
    expect((await sales.get('/v1/contacts?externalSource=erp&externalId=p-1')).body.items).toMatchObject([
      { id: person.id, customFields: { shoe: 42.5 } },
    ])
    for (const [code, body] of [
      ['external_ref_conflict', { externalSource: 'erp', externalId: 'p-1' }],
      ['external_ref_incomplete', { externalSource: 'erp' }],
      ['custom_field_value_invalid', { customFields: { shoe: 'large' } }],
    ] as const)
      expect((await sales.post(at, { name: 'Toinen', ...body })).body.code).toBe(code)
    expect((await sales.get('/v1/contacts?externalSource=erp')).body.code).toBe('external_ref_incomplete')
    expect(await namesAt(person.customerId)).toEqual(['Kenkä *'])
  })
})

it('consent is kept with its instant, and opting out stands above it', async () => {
  const at = contactsOf(await newCustomer())
  const person = await made(at, { name: 'Sirpa Suostuva', consent: 'given', consentSource: 'Messut' })
  expect(person).toMatchObject({ mayReceiveMarketing: true, consentAt: person.createdAt, optedOutAt: null })
  const marketed = async (may: boolean) =>
    (await sales.get(`/v1/contacts?q=suostuva&mayReceiveMarketing=${may}`)).body.items.length
  expect([await marketed(true), await marketed(false)]).toEqual([1, 0])
  const out = (await sales.patch(`${at}/${person.id}`, { optedOut: true })).body
  expect(out).toMatchObject({ consent: 'refused', mayReceiveMarketing: false, optedOutAt: out.updatedAt })
  expect([await marketed(true), await marketed(false)]).toEqual([0, 1])
  const refused = await sales.patch(`${at}/${person.id}`, { consent: 'given' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'crm_contact_opted_out' } })
  const back = await sales.patch(`${at}/${person.id}`, { consent: 'given', optedOut: false })
  expect(back.body).toMatchObject({ mayReceiveMarketing: true, optedOutAt: null })
})

describe('the default contact', () => {
  let customer: string
  let contact: string
  beforeAll(async () => {
    customer = await newCustomer()
    contact = (await made(contactsOf(customer), { name: 'Lasse Laskuttaja' })).id
  })
  const path = () => `/v1/customers/${customer}`

  it('is an active contact of the customer, chosen by whoever may invoice', async () => {
    const elsewhere = await made(contactsOf(await newCustomer()), { name: 'Muu Mies' })
    const refusals = [
      [404, 'crm_contact_not_found', newId()],
      [409, 'crm_contact_customer_mismatch', elsewhere.id],
    ] as const
    for (const [status, code, defaultContactId] of refusals) {
      expect(await admin.patch(path(), { defaultContactId })).toMatchObject({ status, body: { code } })
      expect(await admin.post('/v1/customers', { name: 'N', defaultContactId })).toMatchObject({
        status,
        body: { code },
      })
    }
    const forbidden = await sales.patch(path(), { defaultContactId: contact })
    expect(forbidden).toMatchObject({ status: 403, body: { code: 'customer_billing_fields_forbidden' } })
    expect((await finance.patch(path(), { defaultContactId: contact })).body.defaultContactId).toBe(contact)
  })

  it('ends with the contact, and receivers hear of the customer', async () => {
    const ended = await sales.post(`${contactsOf(customer)}/${contact}/deactivate`, {})
    const after = (await admin.get(path())).body
    expect(after).toMatchObject({ defaultContactId: null, updatedAt: ended.body.updatedAt })
    const [told] = await world.database.owner<{ payload: object }>(
      `select payload from integration_events where event = 'customer.updated' order by sequence desc limit 1`,
    )
    expect(told?.payload).toEqual({ customerId: customer, updatedAt: after.updatedAt })
    expect((await admin.patch(path(), { defaultContactId: contact })).body.code).toBe(
      'crm_contact_customer_mismatch',
    )
  })
})

it('a customer has so many contacts, and not one more', async () => {
  const customer = await newCustomer()
  await world.database.owner(
    `with people as (
       insert into contacts (org_id, id, name, consent, opted_out, search_text, created_at, updated_at)
       select $1, gen_random_uuid(), 'Joku ' || n, 'unknown', false, 'joku', now(), now() from generate_series(1, 500) n
       returning id)
     insert into customer_contacts (org_id, customer_id, contact_id, is_primary, active)
     select $1, $2, id, false, true from people`,
    [world.meri.id, customer],
  )
  const beyond = await sales.post(contactsOf(customer), { name: 'Yksi liikaa' })
  expect(beyond).toMatchObject({ status: 422, body: { code: 'crm_contact_limit_reached' } })
})
