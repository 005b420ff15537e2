import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { announced, png } from '../../../../records/attachments/test/uploads.ts'

const world = await startWorld()
const admin = world.as('aino')
const seller = world.as('sisu')

const made = async (path: string, body: object) => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const filesOf = async (type: string, id: string) =>
  (await seller.get(`/v1/attachments?targetType=${type}&targetId=${id}`)).body

it('files of customers and contacts are added and read by who may write those', async () => {
  const customer = await made('/v1/customers', { name: 'Liitteiden Oy' })
  const contact = await made(`/v1/customers/${customer.id}/contacts`, { name: 'Liisa Liite' })
  for (const target of [
    { type: 'customer', id: customer.id },
    { type: 'contact', id: contact.id },
  ]) {
    const added = await seller.post('/v1/attachments', announced(png, target))
    expect(added, JSON.stringify(added.body)).toMatchObject({ status: 201, body: { target } })
    expect((await filesOf(target.type, target.id)).items).toMatchObject([{ id: added.body.id }])
    expect(await world.as('helmi').post('/v1/attachments', announced(png, target))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  }
  // Who invoices writes customers, but no contacts.
  const finance = world.as('lumi')
  const file = (type: string, id: string) => finance.post('/v1/attachments', announced(png, { type, id }))
  expect((await file('customer', customer.id)).status).toBe(201)
  expect((await file('contact', contact.id)).body.code).toBe('insufficient_role')
  const missing = await seller.post('/v1/attachments', announced(png, { type: 'contact', id: newId() }))
  expect([missing.status, missing.body.code]).toEqual([404, 'crm_contact_not_found'])
})

it('files go to the winner of a merge, and a tombstone has and takes none', async () => {
  const [loser, winner] = [
    await made('/v1/customers', { name: 'Kahdesti Oy' }),
    await made('/v1/customers', { name: 'Kahdesti Oy' }),
  ]
  const file = await made('/v1/attachments', announced(png, { type: 'customer', id: loser.id }))
  const merge = (body: object) =>
    admin.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id, ...body })
  const { body: dry } = await merge({ dryRun: true })
  expect(dry.moves).toMatchObject([{ family: 'attachments', count: 1, ids: [file.id] }])
  expect((await merge({})).status).toBe(200)
  expect((await filesOf('customer', winner.id)).items).toMatchObject([{ id: file.id }])
  expect((await filesOf('customer', loser.id)).code).toBe('customer_not_found')
  const late = await seller.post('/v1/attachments', announced(png, { type: 'customer', id: loser.id }))
  expect([late.status, late.body.code]).toEqual([404, 'customer_not_found'])
})
