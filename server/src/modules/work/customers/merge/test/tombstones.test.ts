import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const sales = world.as('sisu')
const path = '/v1/customers'

const body = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body: answered } = await answer
  expect(status, JSON.stringify(answered)).toBeLessThan(300)
  return answered
}
const made = (customer: object) => body(admin.post(path, { name: 'Yhdistyvä Oy', ...customer }))
const pair = async (loser: object = {}, winner: object = {}) => [await made(loser), await made(winner)]
const read = (id: string) => body(admin.get(`${path}/${id}`))
const contact = (customerId: string, person: object) =>
  body(admin.post(`${path}/${customerId}/contacts`, { name: 'Satu Salo', ...person }))
const merge = (loser: { id: string }, winner: { id: string }, more: object = {}, client = admin) =>
  client.post(`${path}/${loser.id}/merge`, { targetCustomerId: winner.id, ...more })

describe('a customer that was merged away', () => {
  it('takes no writes, of itself or its contacts', async () => {
    const [loser, winner] = await pair()
    const person = await contact(loser.id, {})
    await body(merge(loser, winner))
    const before = await read(loser.id)
    const at = `${path}/${loser.id}`
    for (const write of [
      () => admin.patch(at, { phone: '1' }),
      () => admin.patch(at, {}),
      () => admin.post(`${at}/reactivate`, {}),
      () => admin.post(`${at}/deactivate`, {}),
      () => admin.post(`${at}/contacts`, { name: 'Uusi' }),
      () => admin.post(`${at}/contacts/link`, { contactId: person.id }),
      () => admin.patch(`${at}/contacts/${person.id}`, { phone: '1' }),
      () => admin.post(`${at}/contacts/${person.id}/deactivate`, {}),
      () => admin.post(`${at}/contacts/${person.id}/reactivate`, {}),
    ])
      expect(await write()).toMatchObject({
        status: 409,
        body: { code: 'customer_merged', mergedIntoCustomerId: winner.id },
      })
    expect(await read(loser.id)).toEqual(before)
    expect(await admin.patch(`${path}/${winner.id}/contacts/${person.id}`, { phone: '1' })).toMatchObject({
      status: 200,
    })
  })

  it('leads on by its code and external reference, which nobody else gets, and a sweep tells of both', async () => {
    const [loser, winner] = await pair(
      { code: 'alias', externalSource: 'erp', externalId: 'alias' },
      { code: 'kept' },
    )
    const since = winner.updatedAt
    await body(merge(loser, winner))
    for (const query of [
      'code=alias',
      'externalSource=erp&externalId=alias',
      'code=kept',
      'code=alias&includeInactive=true',
    ])
      for (const client of [admin, sales])
        expect((await body(client.get(`${path}?${query}`))).items.map(({ id }: any) => id)).toEqual([
          winner.id,
        ])
    const other = await made({})
    for (const [code, wanted] of [
      ['code_already_in_use', { code: 'alias' }],
      ['external_ref_conflict', { externalSource: 'erp', externalId: 'alias' }],
    ] as const) {
      expect(await admin.post(path, { name: 'Uusi', ...wanted })).toMatchObject({
        status: 409,
        body: { code },
      })
      expect(await admin.patch(`${path}/${other.id}`, wanted)).toMatchObject({ status: 409, body: { code } })
    }
    const swept = (await body(admin.get(`${path}?updatedSince=${since}&limit=100`))).items
    expect(swept.find(({ id }: any) => id === loser.id)).toMatchObject({
      code: 'alias',
      externalId: 'alias',
      active: false,
      mergedIntoCustomerId: winner.id,
    })
    expect(swept.find(({ id }: any) => id === winner.id)).toMatchObject({ code: 'kept' })
  })

  it('is hidden from the list unless deactivated ones are asked for, and found last by the search', async () => {
    const [loser, winner] = await pair({ name: 'Haettu Kaksonen' }, { name: 'Haettu Kaksonen' })
    await body(merge(loser, winner))
    const ids = async (query: string) =>
      (await body(admin.get(`${path}?q=haettu kaksonen${query}`))).items.map(({ id }: any) => id)
    expect(await ids('')).toEqual([winner.id])
    expect((await ids('&includeInactive=true')).toSorted()).toEqual(
      [loser.id, winner.id].map(String).toSorted(),
    )
    const { groups } = await body(admin.get('/v1/search?q=haettu kaksonen'))
    const found = groups.find(({ type }: any) => type === 'customer').items
    expect(found).toMatchObject([
      { id: winner.id, active: true },
      { id: loser.id, active: false },
    ])
  })
})
