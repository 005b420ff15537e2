import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const path = '/v1/crm/leads'

const post = async (client: typeof admin, at: string, body: object): Promise<any> => {
  const answer = await client.post(at, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
  return answer.body
}
const advance = (days: number) => post(admin, '/v1/sandbox/clock/advance', { minutes: days * 24 * 60 })
const read = async ({ id }: any): Promise<any> => (await sales.get(`${path}/${id}`)).body
const made = (title: string) =>
  post(sales, path, {
    title: `${title} Unohtuva`,
    organisationName: `${title} Oy`,
    contact: {
      name: `${title} Henkilö`,
      email: `${title.toLowerCase().replaceAll('ä', 'a')}@unohtuva.example`,
      phone: '040 1231231',
    },
    externalSource: 'web_form',
    externalId: title,
    consent: 'given',
    customFields: { hobby: 'Kalastus' },
  })

const leads: Record<string, any> = {}
beforeAll(async () => {
  await post(admin, '/v1/custom-fields', { kind: 'lead', key: 'hobby', name: 'Harrastus', type: 'text' })
  const reason = await post(admin, '/v1/crm/disqualify-reasons', { code: 'gone', name: 'Poissa' })
  for (const title of ['Vanha', 'Hylätty', 'Muuttunut', 'Sovittu', 'Muuntunut'])
    leads[title] = await made(title)
  await post(sales, `${path}/${leads['Hylätty'].id}/disqualify`, {
    reasonId: reason.id,
    note: 'Maija kieltäytyi',
  })
  leads['Muuntunut'] = (
    await post(sales, `${path}/${leads['Muuntunut'].id}/convert`, { customer: { create: {} } })
  ).lead
  await post(sales, '/v1/crm/activities', {
    type: 'call',
    subject: 'Soitto',
    leadId: leads['Sovittu'].id,
    ownerMembershipId: world.meri.members.sisu.id,
  })
})

describe('the retention rule of leads', () => {
  it('does nothing in an organisation that has none', async () => {
    await advance(370)
    expect(await read(leads['Vanha'])).toMatchObject({ state: 'new', contact: { name: 'Vanha Henkilö' } })
  })

  it('anonymises by the clock what came to nothing, but nothing that is converted, touched or planned', async () => {
    await sales.patch(`${path}/${leads['Muuttunut'].id}`, { title: 'Muuttunut yhä' })
    expect(await admin.patch('/v1/settings', { leadRetentionMonths: 12 })).toMatchObject({ status: 200 })
    await advance(1)
    for (const title of ['Vanha', 'Hylätty']) {
      const lead = await read(leads[title])
      expect(lead).toMatchObject({
        state: 'anonymized',
        organisationName: null,
        contact: { name: null, email: null, phone: null, jobTitle: null },
        externalSource: null,
        externalId: null,
        consent: 'unknown',
        disqualifyNote: null,
        customFields: {},
      })
      expect(JSON.stringify(lead)).not.toContain(title)
      const events = await world.database.owner<{ event: string; payload: object }>(
        `select event, payload from integration_events
         where event = 'lead.anonymized' and payload ->> 'leadId' = $1`,
        [lead.id],
      )
      expect(events).toEqual([
        { event: 'lead.anonymized', payload: { leadId: lead.id, anonymizedAt: lead.updatedAt } },
      ])
    }
    for (const title of ['Muuttunut', 'Sovittu', 'Muuntunut'])
      expect(await read(leads[title])).toMatchObject({ contact: { name: `${title} Henkilö` } })
    await advance(400)
    expect(await read(leads['Muuttunut'])).toMatchObject({ state: 'anonymized' })
    expect(await read(leads['Sovittu'])).toMatchObject({ state: 'new' })
    expect(await read(leads['Muuntunut'])).toMatchObject({ state: 'converted' })
  })

  it('is final: every write is refused, and no list, search or trail tells who it was', async () => {
    const at = `${path}/${leads['Vanha'].id}`
    const writes = [
      () => sales.patch(at, { title: 'Uudestaan' }),
      ...['work', 'qualify', 'reopen'].map(step => () => sales.post(`${at}/${step}`, {})),
      () => sales.post(`${at}/convert`, { customer: { create: { name: 'X' } } }),
    ]
    for (const write of writes) {
      const { status, body } = await write()
      expect([status, body.code]).toEqual([409, 'crm_lead_anonymized'])
    }
    for (const question of [`${path}?q=vanha`, '/v1/search?q=vanha', `/v1/audit?targetType=lead`])
      expect(JSON.stringify((await admin.get(question)).body)).not.toMatch(/vanha/i)
    for (const table of ['leads', 'custom_field_values', 'audit_entries', 'import_changes']) {
      const rows = await world.database.owner<{ row: string }>(
        `select to_jsonb(t)::text as row from ${table} t where t.org_id = $1`,
        [world.meri.id],
      )
      expect(rows.filter(({ row }) => /vanha@unohtuva/i.test(row))).toEqual([])
    }
  })

  it('a lead says no more of a person than the contact that it became', async () => {
    const { customerId } = leads['Muuntunut'].converted
    await post(sales, `/v1/customers/${customerId}/deactivate`, {})
    await admin.patch('/v1/settings', { contactRetentionMonths: 1 })
    await advance(60)
    expect(await read(leads['Muuntunut'])).toMatchObject({
      state: 'anonymized',
      contact: { name: null, email: null },
      converted: { customerId },
    })
  })
})
