import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/customers'
/** Manager and sales, who write customers and may not invoice. */
const blind = [world.as('eero'), world.as('sisu')]

const full = {
  businessId: '2345678-0',
  billing: {
    eInvoiceAddress: '003723456780',
    eInvoiceOperator: '003721291126',
    invoiceEmail: 'a@sahko.example',
    language: 'sv',
    deliveryMethod: 'einvoice',
    buyerReference: 'OST-1',
    vatId: 'FI23456780',
    vatTreatment: 'domestic',
    invoicingNotes: 'Ensin soitto.',
    fixedReferenceNumber: '1232',
    creditLimitCents: 100,
    collectionHold: true,
  },
}
const other = { businessId: '0112038-9', billing: { vatId: 'FI01120389', fixedReferenceNumber: '12344' } }

const made = async (more: object): Promise<any> => {
  const { status, body } = await admin.post(path, { name: 'Sama Oy', ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const withDefault = async (more: object): Promise<any> => {
  const customer = await made(more)
  const { body } = await admin.post(`${path}/${customer.id}/contacts`, { name: 'Oletus' })
  return (await admin.patch(`${path}/${customer.id}`, { defaultContactId: body.id })).body
}
const read = async (id: string): Promise<any> => (await admin.get(`${path}/${id}`)).body

/** An answer without ids and instants. */
const alike = (answer: object) =>
  JSON.stringify(answer).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')

it('by somebody who may not invoice tells nothing of billing, and leaves that of the target as it is', async () => {
  for (const client of blind) {
    const told = new Set<string>()
    for (const [loser, winner] of [
      [await made(full), await made({})],
      [await made(other), await made({})],
      [await made({}), await made(full)],
      [await made(full), await made(other)],
    ] as const) {
      const before = await read(winner.id)
      for (const dryRun of [true, false]) {
        const { status, body } = await client.post(`${path}/${loser.id}/merge`, {
          targetCustomerId: winner.id,
          dryRun,
        })
        expect({ status, left: body.billingLeft, masked: body.customer.billing.masked }).toEqual({
          status: 200,
          left: true,
          masked: true,
        })
        expect(body.conflicts).toEqual([])
        expect(body.filled).toEqual([])
        told.add(alike({ ...body, customer: { ...body.customer, billing: body.customer.billing.vatId } }))
      }
      expect(await read(winner.id)).toEqual({ ...before, updatedAt: expect.any(String) })
      expect(await read(loser.id)).toEqual({
        ...loser,
        active: false,
        mergedIntoCustomerId: winner.id,
        updatedAt: expect.any(String),
      })
    }
    expect(told.size).toBe(1)
  }
})

it('takes no field of invoicing for them, whether the loser has anything there or not', async () => {
  const target = await made({})
  for (const loser of [await withDefault(full), await made({})])
    for (const take of ['billing.vatId', 'billing.language', 'businessId', 'defaultContactId'])
      for (const dryRun of [true, false]) {
        const answer = await blind[0]!.post(`${path}/${loser.id}/merge`, {
          targetCustomerId: target.id,
          take: ['phone', take],
          dryRun,
        })
        expect(answer).toMatchObject({ status: 403, body: { code: 'customer_billing_fields_forbidden' } })
      }
})

it('leaves the target without a default contact for them, though its contacts come', async () => {
  const [loser, winner] = [await withDefault({}), await made({})]
  const { body } = await blind[1]!.post(`${path}/${loser.id}/merge`, { targetCustomerId: winner.id })
  expect(body.customer).toMatchObject({ defaultContactId: null })
  expect(await read(loser.id)).toMatchObject({ defaultContactId: null })
  expect((await admin.get(`${path}/${winner.id}/contacts`)).body.items).toMatchObject([
    { id: loser.defaultContactId },
  ])
})

it('by somebody who may invoice fills and compares all of it', async () => {
  const [loser, winner] = [await withDefault(full), await made(other)]
  const { body } = await world.as('lumi').post(`${path}/${loser.id}/merge`, {
    targetCustomerId: winner.id,
    take: ['billing.vatId'],
  })
  expect(body).toMatchObject({
    billingLeft: false,
    conflicts: [
      { field: 'businessId', loser: full.businessId, winner: other.businessId, kept: 'winner' },
      { field: 'billing.vatId', loser: 'FI23456780', winner: 'FI01120389', kept: 'loser' },
      { field: 'billing.fixedReferenceNumber', loser: '1232', winner: '12344', kept: 'winner' },
      { field: 'billing.collectionHold', loser: true, winner: false, kept: 'winner' },
    ],
    customer: {
      businessId: other.businessId,
      defaultContactId: loser.defaultContactId,
      billing: {
        ...full.billing,
        fixedReferenceNumber: '12344',
        collectionHold: false,
      },
    },
  })
  // Finance reads no contacts: they moved, and are not told of.
  expect(body.moves).toEqual([])
  expect((await admin.get(`${path}/${winner.id}/contacts`)).body.items).toHaveLength(1)
})

it('what is told of other families is told by their own rights', async () => {
  const [loser, winner] = [await withDefault({}), await made({})]
  const families = async (client: typeof admin) =>
    (
      await client.post(`${path}/${loser.id}/merge`, { targetCustomerId: winner.id, dryRun: true })
    ).body.moves.map(({ family }: any) => family)
  expect(await families(admin)).toEqual(['contacts'])
  expect(await families(world.as('lumi'))).toEqual([])
})

it('nothing of it is in the audit trail or the events', async () => {
  const rows = await world.database.owner(`select payload from integration_events`)
  const trail = await admin.get('/v1/audit?targetType=customer&limit=100')
  const told = JSON.stringify([rows, trail.body.items])
  for (const secret of [full, other].flatMap(({ businessId, billing }) => [businessId, billing.vatId]))
    expect(told).not.toContain(secret)
})
