import { beforeAll, describe, expect, it } from 'vitest'
import { groupOf, titlesOf } from '../../../records/search/test/searching.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const [manager, sales, finance] = [world.as('eero'), world.as('sisu'), world.as('lumi')]
const name = 'Äänekosken Sähkö Oy'
const person = 'Maija Meri-Virtanen'

beforeAll(async () => {
  const { body } = await admin.post('/v1/customers', {
    name,
    code: 'sahko',
    city: 'Äänekoski',
    businessId: '2345678-0',
    billing: { vatId: 'FI23456780', invoiceEmail: 'laskut@sahko.example' },
  })
  const contact = { name: person, email: 'info@sahko.example', phone: '+358 40 123 4567' }
  expect((await admin.post(`/v1/customers/${body.id}/contacts`, contact)).status).toBe(201)
})

describe('a customer', () => {
  it.each(['aanekosken', 'sähkö', 'SAHKO', 'Äänekosken Sähkö', 'nekosk'])(
    'is found by %s, whoever reads customers',
    async q => {
      for (const client of [admin, manager, sales, finance])
        expect(await titlesOf(client, 'customer', q)).toEqual([name])
      for (const client of [world.as('onni'), world.as('helmi'), world.as('sanna')])
        expect(await titlesOf(client, 'customer', q)).toEqual([])
    },
  )

  it.each(['2345678-0', '2345678', 'FI23456780', 'laskut@sahko.example'])(
    'is found by %s only with invoicing.manage',
    async q => {
      for (const client of [admin, finance]) expect(await titlesOf(client, 'customer', q)).toEqual([name])
      for (const client of [manager, sales])
        expect(await groupOf(client, 'customer', q)).toEqual(await groupOf(client, 'customer', '9999999-9'))
    },
  )

  it('is found by its new business id and no more by the former', async () => {
    const { body } = await admin.post('/v1/customers', { name: 'Muuttuva Oy', businessId: '0112038-9' })
    await admin.patch(`/v1/customers/${body.id}`, { businessId: '2858394-9' })
    expect(await titlesOf(finance, 'customer', '2858394-9')).toEqual(['Muuttuva Oy'])
    expect(await titlesOf(finance, 'customer', '0112038-9')).toEqual([])
  })
})

describe('a contact', () => {
  it.each(['info@sahko.example', 'meri-virtanen', '0401234567'])(
    'is found by %s only by whoever reads contacts',
    async q => {
      for (const client of [admin, manager, sales])
        expect(await titlesOf(client, 'contact', q)).toEqual([person])
      for (const client of [finance, world.as('onni')])
        expect(await titlesOf(client, 'contact', q)).toEqual([])
    },
  )
})
