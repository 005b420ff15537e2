import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { gather, SlotMisfilled } from '../../../../platform/slots.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { figuresOf } from '../figures.ts'
import { type CustomerOverviewPart, customerOverview } from '../overview/parts.ts'
import { deskOf } from '../../../records/attachments/test/desk.ts'
import { announced, png, succeeding } from '../../../records/attachments/test/uploads.ts'
import { findOverview } from '../overview/store.ts'

const world = await startWorld()
const admin = world.as('aino')
const customer = (await admin.post('/v1/customers', { name: 'Äänekosken Sähkö Oy', businessId: '2345678-0' }))
  .body
const path = `/v1/customers/${customer.id}`
const maija = { name: 'Maija Virtanen', email: 'maija@sahko.example', jobTitle: 'Toimitusjohtaja' }
await admin.post(`${path}/contacts`, maija)
await admin.post(`${path}/contacts`, { name: 'Pekka Poistunut' }).then(async ({ body }) => {
  await admin.post(`${path}/contacts/${body.id}/deactivate`, {})
})

const { finalized } = deskOf(world)
const loser = (await admin.post('/v1/customers', { name: 'Äänekosken sähkö', code: 'aanekosken_2' })).body
const agreement = await finalized(
  { type: 'customer', id: loser.id },
  png,
  { fileName: 'puitesopimus.png' },
  admin,
)
await succeeding(admin.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: customer.id }))

it('the overview is the customer with its active contacts and the primary one', async () => {
  const { status, body } = await admin.get(`${path}/overview`)
  expect(status).toBe(200)
  expect(body.customer).toEqual((await admin.get(path)).body)
  expect(body.contacts).toEqual({
    count: 1,
    primary: { ...maija, id: expect.any(String), phone: null },
  })
})

it('a customer without contacts has none, and no other organisation has the customer', async () => {
  const { body } = await admin.post('/v1/customers', { name: 'Yksin Oy' })
  const alone = await admin.get(`/v1/customers/${body.id}/overview`)
  expect(alone.body.contacts).toEqual({ count: 0, primary: null })
  for (const id of [newId(), 'x'])
    expect((await admin.get(`/v1/customers/${id}/overview`)).body.code).toBe('customer_not_found')
})

it('shows each part only with its right, and masks the customer as ever', async () => {
  const projects = world.withKey((await world.key('aino', { scope: ['projects.manage'] })).secret)
  const { body } = await projects.get(`${path}/overview`)
  expect(body).toMatchObject({
    customer: { businessId: null, billing: { masked: true } },
    contacts: null,
    openDeals: null,
    nextActivities: null,
    lastActivities: null,
    files: { count: 1 },
    mergedCustomers: { count: 1 },
  })
  expect(JSON.stringify(body)).not.toContain('maija')
  const privacy = world.withKey((await world.key('aino', { scope: ['crm.privacy'] })).secret)
  const { body: seen } = await privacy.get(`${path}/overview`)
  expect(seen).toMatchObject({ contacts: { count: 1 }, files: null, mergedCustomers: { count: 1 } })
  expect(JSON.stringify(seen)).not.toContain('puitesopimus')
})

it('tells the files of the customer, those merged into it brought too, the latest first', async () => {
  const { body } = await admin.get(`${path}/overview`)
  const file = (id: string, fileName: string) => ({
    id,
    fileName,
    role: 'photo',
    contentType: 'image/png',
    size: png.length,
    finalizedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    createdByMembershipId: world.meri.members.aino.id,
  })
  expect(body.files).toEqual({ count: 1, files: [file(agreement, 'puitesopimus.png')] })
  const later = await finalized({ type: 'customer', id: customer.id }, png, { fileName: 'uusi.png' }, admin)
  await succeeding(
    admin.post(
      '/v1/attachments',
      announced(png, { type: 'customer', id: customer.id }, { fileName: 'tulossa.png' }),
    ),
  )
  const now = (await admin.get(`${path}/overview`)).body.files
  expect(now).toEqual({ count: 2, files: [file(later, 'uusi.png'), file(agreement, 'puitesopimus.png')] })
  await succeeding(admin.delete(`/v1/attachments/${later}`))
  expect((await admin.get(`${path}/overview`)).body.files.count).toBe(1)
})

it('tells the customers that lead to it, at whatever time they were merged, and of a tombstone none', async () => {
  const { body } = await admin.get(`${path}/overview`)
  const { id, updatedAt: mergedAt } = (await admin.get(`/v1/customers/${loser.id}`)).body
  const merged = { id, code: 'aanekosken_2', name: 'Äänekosken sähkö', mergedAt }
  expect(body.mergedCustomers).toEqual({ count: 1, customers: [merged] })
  const tombstone = (await admin.get(`/v1/customers/${loser.id}/overview`)).body
  expect([tombstone.mergedCustomers, tombstone.files]).toEqual([
    { count: 0, customers: [] },
    { count: 0, files: [] },
  ])

  const made = async (name: string) => (await admin.post('/v1/customers', { name })).body.id
  const [first, second, last] = [await made('Eka'), await made('Toka'), await made('Vika')]
  const merge = (from: string, to: string) =>
    succeeding(admin.post(`/v1/customers/${from}/merge`, { targetCustomerId: to }))
  await merge(first, second)
  await merge(second, last)
  const of = (await admin.get(`/v1/customers/${last}/overview`)).body.mergedCustomers
  expect([of.count, of.customers.map((each: any) => each.id)]).toEqual([2, [second, first]])
})

const deals = (part: CustomerOverviewPart['part'] = 'openDeals'): CustomerOverviewPart => ({
  part,
  sees: () => true,
  fragment: ({ customerId, now }) =>
    sql`(select jsonb_build_object('of', ${customerId}, 'now', ${now}::text))`,
})

it('reads what other families contribute with the customer, in one statement', async () => {
  const db = world.app.services.database.reader(world.meri.id)
  const now = '2026-11-22T12:00:00.000Z'
  const found = await findOverview(db, customer.id, figuresOf([]), [deals(), deals('nextActivities')], {
    caller: {} as never,
    now,
  })
  expect(found?.parts).toEqual({
    openDeals: { of: customer.id, now },
    nextActivities: { of: customer.id, now },
  })
})

it('no two families tell the same part', () => {
  const card = { port: { customerOverview }, contributes: [customerOverview.of(deals())] }
  expect(gather([card])(customerOverview).size).toBe(1)
  expect(() => gather([card, { contributes: [customerOverview.of(deals())] }])).toThrow(SlotMisfilled)
})
