import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from '../../../people/session/test/browser.ts'
import { everything, groupOf, titlesOf } from './searching.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
let withoutNumbers: Client

beforeAll(async () => {
  await made(admin.put(`/v1/memberships/${members.onni.id}/employment`, { payrollNumber: 'PN-77001' }))
  await made(admin.put(`/v1/memberships/${members.veera.id}/employment`, { payrollNumber: 'PN-77002' }))
  withoutNumbers = world.withKey((await world.key('aino', { scope: ['members.manage'] })).secret)
  const webhook = { url: 'https://hooks.example.com/salainen', events: ['workday.approved'] }
  await made(admin.post('/v1/webhooks', { ...webhook, description: 'Palkkasilta' }))
  await made(
    admin.post(
      '/v1/export-batches',
      { periodStart: '2025-03-01', periodEnd: '2025-03-31' },
      { 'idempotency-key': 'batch' },
    ),
  )
})

describe('members are found', () => {
  it('by who reads the roster, as far as they reach; by everybody else only themself', async () => {
    const found = async (who: Client, q: string) => (await titlesOf(who, 'membership', q)).toSorted()
    expect(await found(admin, 'åkerblom')).toEqual(['Veera Åkerblom'])
    expect(await found(world.as('elina'), 'akerblom')).toEqual(['Veera Åkerblom'])
    expect(await found(world.as('eero'), 'akerblom')).toEqual(['Veera Åkerblom'])
    expect(await found(world.as('elina'), 'laine')).toEqual([])
    expect(await found(world.as('onni'), 'akerblom')).toEqual([])
    expect(await found(world.as('onni'), 'laine')).toEqual(['Onni Laine'])
    for (const who of ['sisu', 'lumi', 'otso'] as const)
      expect(await found(world.as(who), 'laine')).toEqual([])
    expect(await found(world.as('sanna'), 'laine')).toEqual([])
    expect(await found(world.as('sanna'), 'niemi')).toEqual(['Ilmari Niemi'])
  })

  it('by a key with an empty scope only as its owner, whatever they reach', async () => {
    const { secret } = await world.key('aino', { scope: [] })
    expect(await titlesOf(world.withKey(secret), 'membership', 'meri.example')).toEqual(['Aino Koskinen'])
  })

  it('by their payroll number, by who sees it and of whom', async () => {
    const numbered = async (who: Client) =>
      (await groupOf(who, 'membership', 'pn-7700')).items.map(({ title, matchedField, code }) => [
        title,
        matchedField,
        code,
      ])
    const onni = ['Onni Laine', 'payrollNumber', 'PN-77001']
    const veera = ['Veera Åkerblom', 'payrollNumber', 'PN-77002']
    for (const who of [admin, world.as('tauno'), world.as('helmi'), world.as('eero')])
      expect(new Set(await numbered(who))).toEqual(new Set([onni, veera]))
    expect(await numbered(world.as('elina'))).toEqual([veera])
    for (const who of [withoutNumbers, world.as('onni'), world.as('sanna')])
      expect(await numbered(who)).toEqual([])
    expect((await groupOf(withoutNumbers, 'membership', 'laine')).items).toMatchObject([{ code: null }])
    expect((await groupOf(admin, 'membership', 'laine')).items).toMatchObject([{ code: 'PN-77001' }])
  })
})

describe('customers are found', () => {
  it('by who reads the register; by what identifies the buyer, by who invoices', async () => {
    const customer = {
      name: 'Rantakadun Sähkö Oy',
      code: 'a-100',
      phone: '+358 9 765 4321',
      businessId: '2345678-0',
      billing: { invoiceEmail: 'laskut@rantakatu.example' },
    }
    await made(admin.post('/v1/customers', customer, { 'idempotency-key': 'customer' }))
    const found = async (who: Client, q: string) =>
      (await groupOf(who, 'customer', q)).items.map(({ matchedField }) => matchedField)
    for (const who of ['aino', 'sisu', 'eero', 'lumi'] as const) {
      expect(await found(world.as(who), 'rantakadun sahko')).toEqual(['name'])
      expect(await found(world.as(who), '(09) 7654321')).toEqual(['phone'])
    }
    for (const who of ['onni', 'helmi', 'sanna'] as const)
      expect(await found(world.as(who), 'rantakadun')).toEqual([])
    for (const [q, field] of [
      ['2345678-0', 'businessId'],
      ['laskut@', 'billing.invoiceEmail'],
    ] as const) {
      for (const who of ['aino', 'lumi'] as const) expect(await found(world.as(who), q)).toEqual([field])
      for (const who of ['sisu', 'eero'] as const) expect(await found(world.as(who), q)).toEqual([])
    }
  })
})

describe('payroll, webhooks and keys are found', () => {
  it('by who works with them', async () => {
    for (const q of ['2025-03', '3/2025', '31.3.2025']) {
      expect(await titlesOf(world.as('tauno'), 'export_batch', q)).toEqual(['2025-03-01 – 2025-03-31'])
      expect(await titlesOf(world.as('helmi'), 'export_batch', q)).toEqual([])
    }
    expect(await titlesOf(admin, 'webhook', 'palkkasilta')).toEqual(['Palkkasilta'])
    expect(await titlesOf(admin, 'webhook', 'hooks.example')).toEqual(['Palkkasilta'])
    expect(await titlesOf(world.as('tauno'), 'webhook', 'palkkasilta')).toEqual([])
  })

  it('keys in a session only, by the rules of their list', async () => {
    expect(await titlesOf(admin, 'api_key', 'personal')).toEqual([])
    const keysOf = async (name: 'aino' | 'onni') =>
      groupOf(await signedIn(world, name), 'api_key', 'kt_test', { limitPerType: '50' })
    const listed = async (name: 'aino' | 'onni') =>
      (await (await signedIn(world, name)).get('/v1/api-keys?limit=100')).body.items.map(
        ({ id }: { id: string }) => id,
      )
    for (const name of ['aino', 'onni'] as const)
      expect((await keysOf(name)).items.map(({ id }) => id).toSorted()).toEqual(
        (await listed(name)).toSorted(),
      )
    expect((await keysOf('onni')).items).toHaveLength(1)
  })

  it('a deleted webhook is not found, and a revoked key is no longer active', async () => {
    const [webhook] = (await groupOf(admin, 'webhook', 'palkkasilta')).items
    expect((await admin.delete(`/v1/webhooks/${webhook?.id}`)).status).toBe(204)
    expect(await titlesOf(admin, 'webhook', 'palkkasilta')).toEqual([])
    const browser = await signedIn(world, 'onni')
    const key = await made(browser.post('/v1/api-keys', { name: 'Tuntikello', kind: 'personal', scope: [] }))
    await made(browser.post(`/v1/api-keys/${key.id}/revoke`))
    expect((await groupOf(browser, 'api_key', 'tuntikello')).items).toMatchObject([{ active: false }])
  })
})

describe('a member who has left', () => {
  it('is no longer active, and comes last', async () => {
    await made(admin.patch(`/v1/memberships/${members.paavo.id}`, { employmentEndDate: '2025-12-31' }))
    const { items } = await groupOf(admin, 'membership', 'meri.example', { limitPerType: '50' })
    expect(items.filter(({ active }) => !active).map(({ title }) => title)).toEqual(['Paavo Heikkilä'])
    expect(items.at(-1)?.title).toBe('Paavo Heikkilä')
  })
})

it('another organisation has groups of its own: the same words find what it has, and nothing of others', async () => {
  const ours = await everything(world.as('onni'), 'toimisto')
  expect(await everything(world.as('ilmari'), 'toimisto')).toEqual(ours)
  expect(await everything(world.as('sanna'), 'pn-77001')).toEqual({})
})
