import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/customers'

/** Everybody who reads customers and may not invoice: manager and sales, and keys that carry one of the capabilities. */
const blind: Client[] = [world.as('eero'), world.as('sisu')]
for (const scope of ['crm.use', 'projects.manage', 'crm.privacy'] as const)
  blind.push(world.withKey((await world.key('aino', { scope: [scope] })).secret))

/** Two customers that differ in nothing but what identifies them in invoicing. */
const identities = [
  {
    businessId: '2345678-0',
    billing: {
      eInvoiceAddress: '003723456780',
      eInvoiceOperator: '003721291126',
      invoiceEmail: 'a@sahko.example',
      buyerReference: 'OST-1',
      vatId: 'FI23456780',
      invoicingNotes: 'Ensin soitto.',
      fixedReferenceNumber: '1232',
      creditLimitCents: 100,
    },
  },
  {
    businessId: '0112038-9',
    billing: {
      eInvoiceAddress: 'FI2112345600000785',
      eInvoiceOperator: 'DABAFIHH',
      invoiceEmail: 'b@vesi.example',
      buyerReference: 'OST-2',
      vatId: 'FI01120389',
      invoicingNotes: 'Ei muistutuksia.',
      fixedReferenceNumber: '12344',
      creditLimitCents: 999,
    },
  },
] as const

const twin = async (identity: object): Promise<any> => {
  const answer = await admin.post(path, { name: 'Kaksonen Oy', city: 'Oulu', ...identity })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}
const twins = [await twin(identities[0]), await twin(identities[1])]
const secrets = identities.flatMap(({ businessId, billing }) =>
  [businessId, ...Object.values(billing)].map(String),
)

/** An answer without what tells any two records apart. */
const alike = (row: any) => ({ ...row, id: '', createdAt: '', updatedAt: '' })

it('no caller without the right can tell two billing identifiers apart by any read, sort, filter or count', async () => {
  const pieces = secrets.flatMap(text => [text, text.slice(0, 4), text.slice(-4), text.toLowerCase()])
  const query = fc.record(
    {
      q: fc.oneof(
        fc.constantFrom(...pieces),
        fc.constantFrom('kaks', 'oulu', 'oy'),
        fc.string({ minLength: 1, maxLength: 5 }),
      ),
      sort: fc.constantFrom('name', 'code', 'openPipelineCents', 'lastActivityAt'),
      direction: fc.constantFrom('asc', 'desc'),
      includeInactive: fc.boolean(),
      unowned: fc.boolean(),
      idleDays: fc.integer({ min: 1, max: 3650 }),
      updatedSince: fc.constant('2020-01-01T00:00:00Z'),
      cf: fc.constantFrom(...pieces),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(...blind), async ({ cf, ...filters }, client) => {
      const parameters = new URLSearchParams(
        Object.entries(filters).map(([name, value]) => [name, String(value)]),
      )
      if (cf !== undefined) parameters.set('cf[vatId]', cf)
      const answer = await client.get(`${path}?${parameters}`)
      if (answer.status === 400) return
      expect(answer.status).toBe(200)
      const { items } = answer.body
      const found = twins.map(({ id }) => items.find((row: any) => row.id === id))
      // Both are in the page or neither is, and they look the same.
      expect(found.map(row => row && alike(row))[0]).toEqual(found.map(row => row && alike(row))[1])
      const text = JSON.stringify(items)
      for (const secret of secrets.filter(each => each.length > 3)) expect(text).not.toContain(`"${secret}"`)
    }),
    { numRuns: 150 },
  )
})

/** A write of a business id by somebody who sees none, of the customer as it is read by them. */
const withVersion = async (client: Client, id: string) => ({
  businessId: '2345678-0',
  expectedUpdatedAt: (await client.get(`${path}/${id}`)).body.updatedAt,
})

it('what is masked is not overwritten without saying what it was written upon, whether there is one or not', async () => {
  const bare = await twin({})
  for (const { id } of [...twins, bare]) {
    const before = (await admin.get(`${path}/${id}`)).body
    for (const client of blind.slice(0, 2)) {
      const { status, body } = await client.patch(`${path}/${id}`, { businessId: '2345678-0', city: 'Kemi' })
      expect([status, body.code]).toEqual([409, 'customer_stale'])
      const old = { businessId: '2345678-0', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' }
      expect((await client.patch(`${path}/${id}`, old)).body.code).toBe('customer_stale')
    }
    expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  }
  expect(await admin.patch(`${path}/${bare.id}`, { businessId: '0112038-9' })).toMatchObject({ status: 200 })
})

it('nor by the detail, nor by whether a write changes anything', async () => {
  for (const client of blind.slice(0, 3)) {
    const [first, second] = await Promise.all(twins.map(({ id }) => client.get(`${path}/${id}`)))
    expect(alike(first?.body)).toEqual(alike(second?.body))
    expect(first?.body).toMatchObject({ businessId: null, billing: { vatId: null, masked: true } })
    // The first guess is right and the second wrong: both count as changes.
    const guesses = await Promise.all(
      twins.map(({ id }) => client.patch(`${path}/${id}`, { businessId: '2345678-0', dryRun: true })),
    )
    expect(guesses.map(({ status }) => status)).toEqual([400, 400])
    const before = await Promise.all(twins.map(({ id }) => admin.get(`${path}/${id}`)))
    const answers = []
    for (const { id } of twins)
      answers.push(await client.patch(`${path}/${id}`, await withVersion(client, id)))
    expect(alike(answers[0]?.body)).toEqual(alike(answers[1]?.body))
    for (const [index, answer] of answers.entries())
      expect(answer.body.updatedAt > before[index]?.body.updatedAt).toBe(true)
    for (const [index, { id }] of twins.entries())
      await admin.patch(`${path}/${id}`, { businessId: identities[index]?.businessId })
  }
})

it('nor by what is told beside it: overview, timeline, duplicates, search and a look-up in the register', async () => {
  /** Without ids, of requests too, and times, by which any two answers differ. */
  const told = ({ status, body }: { status: number; body: unknown }) => [
    status,
    JSON.stringify(body).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
  ]
  for (const client of blind) {
    for (const part of ['overview', 'timeline', 'duplicates']) {
      const [first, second] = await Promise.all(twins.map(({ id }) => client.get(`${path}/${id}/${part}`)))
      expect(told(first!)).toEqual(told(second!))
    }
    for (const [index, { businessId, billing }] of identities.entries()) {
      for (const secret of [businessId, billing.vatId, billing.invoiceEmail, billing.buyerReference]) {
        const { status, body } = await client.get(`/v1/search?q=${encodeURIComponent(secret)}&types=customer`)
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain(twins[index]?.id)
      }
      const lookUp = await client.get(`${path}/register-lookup?businessId=${businessId}`)
      expect(lookUp.body.customerId ?? null).toBeNull()
    }
  }
})

it('nor by an event or the audit trail', async () => {
  const rows = await world.database.owner<{ payload: object }>(`select payload from integration_events`, [])
  const trail = await admin.get('/v1/audit?targetType=customer&limit=100')
  expect(trail.body.items.length).toBeGreaterThan(5)
  const told = JSON.stringify([rows, trail.body])
  for (const secret of secrets.filter(each => each.length > 3)) expect(told).not.toContain(`"${secret}"`)
})

it('whoever may invoice sees all of it', async () => {
  const finance = world.as('lumi')
  for (const [index, { id }] of twins.entries())
    expect((await finance.get(`${path}/${id}`)).body).toMatchObject({
      businessId: identities[index]?.businessId,
      billing: { ...identities[index]?.billing, masked: false },
    })
  expect((await finance.get(`${path}?q=${newId()}`)).body.items).toEqual([])
})
