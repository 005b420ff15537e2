import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { deskOf } from '../../attachments/test/desk.ts'
import { png, succeeding } from '../../attachments/test/uploads.ts'
import { dealWith } from '../../../sales/crm/activities/test/records.ts'

const world = await startWorld()
const sales = world.as('sisu')
const { finalized } = deskOf(world)

it('a timeline tells of the lead that became the customer and the deal, and of files added to their records', async () => {
  const pipelineOf = await sales.get(`/v1/crm/deals/${await dealWith(world, null)}`)
  const lead = (await succeeding(sales.post('/v1/crm/leads', { title: 'Uusi toimitalo' }))).body
  const { converted } = (
    await succeeding(
      sales.post(`/v1/crm/leads/${lead.id}/convert`, {
        customer: { create: { name: 'Muuntaja Oy' } },
        deal: { pipelineId: pipelineOf.body.pipelineId },
      }),
    )
  ).body.lead
  const { customerId, dealId, convertedAt } = converted
  const visit = await succeeding(
    sales.post('/v1/crm/activities', {
      type: 'visit',
      subject: 'Käynti',
      dealId,
      dueAt: '2099-01-01T09:00:00Z',
    }),
  )
  const ofDeal = await finalized({ type: 'deal', id: dealId }, png, { fileName: 'tarjous.png' }, sales)
  const ofVisit = { type: 'activity', id: visit.body.id }
  const photo = await finalized(ofVisit, png, { fileName: 'kohde.png' }, sales)
  await finalized(
    { type: 'lead', id: (await sales.post('/v1/crm/leads', { title: 'Muu' })).body.id },
    png,
    {},
    sales,
  )

  const timeline = async (path: string) =>
    (await succeeding(sales.get(`${path}/timeline?limit=50`))).body.items
  const customer = await timeline(`/v1/customers/${customerId}`)
  const deal = await timeline(`/v1/crm/deals/${dealId}`)
  const { id: sisu } = world.meri.members.sisu
  const file = { kind: 'attachment_added', membershipId: sisu }
  for (const items of [customer, deal]) {
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'lead_converted',
          recordId: lead.id,
          title: 'Uusi toimitalo',
          at: convertedAt,
        }),
        expect.objectContaining({ kind: 'lead_created', recordType: 'lead', at: lead.createdAt }),
        expect.objectContaining({ ...file, id: ofDeal, recordId: dealId, title: 'tarjous.png' }),
        expect.objectContaining({ ...file, id: photo, recordType: 'activity', title: 'kohde.png' }),
      ]),
    )
    expect(items.filter(({ kind }: any) => kind === 'attachment_added')).toHaveLength(2)
    const order = items.map(({ at }: any) => at)
    expect(order).toEqual(order.toSorted().toReversed())
  }

  await succeeding(sales.delete(`/v1/attachments/${photo}`))
  const left = (await timeline(`/v1/customers/${customerId}`)).filter(({ kind }: any) => kind === file.kind)
  expect(left.map(({ id }: any) => id)).toEqual([ofDeal])
})

it('a timeline tells of what was merged into the customer and of its own files, to whoever may read each', async () => {
  const made = async (path: string, body: object) => (await succeeding(sales.post(path, body))).body
  const [loser, winner] = [
    await made('/v1/customers', { name: 'Sama Oy' }),
    await made('/v1/customers', { name: 'Sama Oyj' }),
  ]
  const file = await finalized({ type: 'customer', id: loser.id }, png, { fileName: 'sopimus.png' }, sales)
  await succeeding(
    sales.post(`/v1/customers/${loser.id}/contacts`, { name: 'Satu Sama', email: 'satu@sama.example' }),
  )
  await succeeding(sales.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id }))
  const merged = (await sales.get(`/v1/customers/${loser.id}`)).body

  const { items } = (await succeeding(sales.get(`/v1/customers/${winner.id}/timeline`))).body
  expect(items).toMatchObject([
    { kind: 'customer_merged', recordId: loser.id, title: 'Sama Oy', at: merged.updatedAt },
    { kind: 'contact_added', title: 'Satu Sama' },
    { kind: 'attachment_added', id: file, recordType: 'customer', title: 'sopimus.png' },
    { kind: 'customer_created', recordId: winner.id },
  ])
  const tombstone = (await succeeding(sales.get(`/v1/customers/${loser.id}/timeline`))).body.items
  expect(tombstone.map(({ kind }: any) => kind)).toEqual(['customer_created'])
  const finance = await world.as('lumi').get(`/v1/customers/${winner.id}/timeline`)
  expect([finance.status, finance.body.code]).toEqual([403, 'insufficient_role'])
})

it('a timeline tells when people became and ceased to be contacts, each time, also once the customer is merged', async () => {
  const made = async (path: string, body: object = {}) => (await succeeding(sales.post(path, body))).body
  const [elsewhere, customer, winner] = [
    await made('/v1/customers', { name: 'Muualla Oy' }),
    await made('/v1/customers', { name: 'Täällä Oy' }),
    await made('/v1/customers', { name: 'Voittaja Oy' }),
  ]
  const person = await made(`/v1/customers/${elsewhere.id}/contacts`, { name: 'Lauri Linkki' })
  const linked = await made(`/v1/customers/${customer.id}/contacts/link`, { contactId: person.id })
  const at = `/v1/customers/${customer.id}/contacts/${person.id}`
  const changes = [linked]
  for (const verb of ['deactivate', 'reactivate', 'deactivate']) changes.push(await made(`${at}/${verb}`))
  await made(`${at}/deactivate`)

  const contactsIn = async (id: string) =>
    (await succeeding(sales.get(`/v1/customers/${id}/timeline`))).body.items.filter(
      ({ recordType }: any) => recordType === 'contact',
    )
  const kinds = ['contact_linked', 'contact_deactivated', 'contact_reactivated', 'contact_deactivated']
  const expected = kinds
    .map((kind, index) =>
      expect.objectContaining({
        kind,
        at: changes[index].updatedAt,
        recordId: person.id,
        title: 'Lauri Linkki',
      }),
    )
    .toReversed()
  expect(await contactsIn(customer.id)).toEqual(expected)
  expect(await contactsIn(elsewhere.id)).toMatchObject([{ kind: 'contact_added', at: person.createdAt }])

  await made(`/v1/customers/${customer.id}/merge`, { targetCustomerId: winner.id })
  expect(await contactsIn(winner.id)).toEqual(expected)
  expect(await contactsIn(customer.id)).toEqual([])
})

it('somebody who was a contact before times were kept stands where they came to the register', async () => {
  const made = async (path: string, body: object = {}) => (await succeeding(sales.post(path, body))).body
  const customer = await made('/v1/customers', { name: 'Vanha Oy' })
  const person = await made(`/v1/customers/${customer.id}/contacts`, { name: 'Vanha Väinö' })
  await world.database.owner('delete from contact_place_changes where contact_id = $1', [person.id])
  await made(`/v1/customers/${customer.id}/contacts/${person.id}/deactivate`)
  const { items } = (await succeeding(sales.get(`/v1/customers/${customer.id}/timeline`))).body
  expect(items).toMatchObject([
    { kind: 'contact_deactivated' },
    { kind: 'contact_added', at: person.createdAt, title: 'Vanha Väinö' },
    { kind: 'customer_created' },
  ])
})
