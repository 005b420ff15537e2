import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const sales = world.as('sisu')
const ids: Record<string, string> = {}

const rows = {
  sahko: {
    name: 'Äänekosken Sähkö Oy',
    website: 'https://www.sahko.example/yritys',
    businessId: '2345678-0',
  },
  same: { name: 'Oy AANEKOSKEN sähkö Ab', billing: { invoiceEmail: 'laskut@sahko.example' } },
  domain: { name: 'Toinen nimi', website: 'http://sahko.example' },
  id: { name: 'Kolmas nimi', businessId: '2345678-0' },
  people: { name: 'Neljäs nimi' },
  other: { name: 'Sähkö Oy', website: 'https://muu.example' },
  forms: { name: 'Oy Ab', website: 'https://facebook.com/a' },
  free: { name: 'Vapaa Oy', website: 'https://www.facebook.com/b' },
  closed: { name: 'Äänekosken Sähkö' },
} as const

beforeAll(async () => {
  for (const [key, row] of Object.entries(rows)) {
    const { status, body } = await admin.post('/v1/customers', row)
    expect(status, JSON.stringify(body)).toBe(201)
    ids[key] = body.id
  }
  await admin.post(`/v1/customers/${ids['people']}/contacts`, { name: 'Maija', email: 'maija@sahko.example' })
  for (const key of ['other', 'forms'] as const)
    await admin.post(`/v1/customers/${ids[key]}/contacts`, { name: 'Ilmari', email: 'ilmari@gmail.com' })
  await admin.post(`/v1/customers/${ids['closed']}/deactivate`, {})
})

const keyOf = (id: string) => Object.keys(ids).find(key => ids[key] === id)
const candidates = async (key: keyof typeof rows, client = admin) => {
  const { status, body } = await client.get(`/v1/customers/${ids[key]}/duplicates`)
  expect(status, JSON.stringify(body)).toBe(200)
  return Object.fromEntries(body.items.map((each: any) => [keyOf(each.customer.id), each.reasons]))
}

describe('candidates for a customer', () => {
  it('are alike in name, have its business id, or a domain of it, each with the reasons', async () => {
    expect(await candidates('sahko')).toEqual({
      same: ['domain', 'name'],
      domain: ['domain'],
      id: ['business_id'],
      people: ['domain'],
    })
    expect(Object.keys(await candidates('sahko'))[0]).toBe('same')
  })

  it('are none by a legal form, a free mail address or a site that everybody is on', async () => {
    for (const key of ['forms', 'free', 'other'] as const) expect(await candidates(key)).toEqual({})
  })

  it('tell nothing of business ids, invoices and contacts without the right', async () => {
    expect(await candidates('sahko', sales)).toEqual({
      same: ['name'],
      domain: ['domain'],
      people: ['domain'],
    })
    expect(await candidates('id', sales)).toEqual({})
    const projects = world.withKey((await world.key('aino', { scope: ['projects.manage'] })).secret)
    expect(await candidates('sahko', projects)).toEqual({ same: ['name'], domain: ['domain'] })
    const { body } = await sales.get(`/v1/customers/${ids['sahko']}/duplicates`)
    expect(body.items[0].customer.billing.masked).toBe(true)
  })

  it('are of the own organisation', async () => {
    const { body } = await world.as('sanna').get(`/v1/customers/${ids['sahko']}/duplicates`)
    expect(['customer_not_found', 'insufficient_role', 'module_not_active']).toContain(body.code)
  })
})

describe('the list', () => {
  const groups = async (query: string, client = admin) =>
    (await client.get(`/v1/customers/duplicates?${query}`)).body.items.map((group: any) => [
      group.count,
      group.customers.map(({ id }: any) => keyOf(id)),
    ])

  it('has a group for what active customers have in common, by one reason at a time', async () => {
    expect(await groups('')).toEqual([[2, ['sahko', 'same']]])
    expect(await groups('by=business_id')).toEqual([[2, ['sahko', 'id']]])
    expect(await groups('by=domain')).toEqual([[2, ['sahko', 'domain']]])
    expect(await groups('by=business_id', sales)).toEqual([])
  })

  it('is paged', async () => {
    for (const name of ['Pari Oy', 'Pari Ky', 'Toinen pari Oy', 'Toinen Pari'])
      await admin.post('/v1/customers', { name })
    const first = (await admin.get('/v1/customers/duplicates?limit=2')).body
    expect(first.pageInfo.hasMore).toBe(true)
    const rest = await admin.get(`/v1/customers/duplicates?limit=2&cursor=${first.pageInfo.nextCursor}`)
    const names = [...first.items, ...rest.body.items].map(({ customers }) => customers[0].name)
    expect(names).toEqual(['Äänekosken Sähkö Oy', 'Pari Oy', 'Toinen pari Oy'])
  })
})
