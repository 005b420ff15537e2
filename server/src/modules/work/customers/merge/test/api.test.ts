import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomerReference, customerReferences } from '../references.ts'

const world = await startWorld()
const admin = world.as('aino')
const [manager, sales, finance] = [world.as('eero'), world.as('sisu'), world.as('lumi')]
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

const tag = (await body(admin.post('/v1/customer-tags', { code: 'merge_a', name: 'A' }))).id
const tagOfBoth = (await body(admin.post('/v1/customer-tags', { code: 'merge_b', name: 'B' }))).id
await body(
  admin.post('/v1/custom-fields', { kind: 'customer', key: 'segment', type: 'text', name: 'Segmentti' }),
)

/** Everything that a dry run may not change: rows of customers and of what hangs on them, events and audit lines. */
const everything = () =>
  world.database.owner(`
    select (select jsonb_agg(c order by c.id) from customers c) as customers,
      (select jsonb_agg(l order by l.customer_id, l.contact_id) from customer_contacts l) as places,
      (select jsonb_agg(t order by t.customer_id, t.tag_id) from customer_tag_links t) as tags,
      (select jsonb_agg(v order by v.record_id, v.field_id) from custom_field_values v) as custom_values,
      (select count(*) from integration_events) as events, (select count(*) from audit_entries) as lines`)

describe('a merge', () => {
  it('shows first what would move, what differs and what is filled, writes nothing by it, and then does just that', async () => {
    const [loser, winner] = await pair(
      {
        code: 'loser',
        phone: '1',
        website: 'https://a.example/',
        tags: [tag, tagOfBoth],
        city: 'Turku',
        customFields: { segment: 'x' },
      },
      { code: 'winner', phone: '2', tags: [tagOfBoth], name: 'Jäävä Oy' },
    )
    const only = await contact(loser.id, { name: 'Vain Häviäjän', jobTitle: 'Ostaja' })
    const both = await contact(winner.id, { name: 'Kummankin', jobTitle: 'Johtaja' })
    await body(admin.post(`${path}/${loser.id}/contacts/link`, { contactId: both.id, jobTitle: 'Neuvoja' }))

    const before = await everything()
    const shown = await body(merge(loser, winner, { dryRun: true, take: ['phone'] }))
    expect(await everything()).toEqual(before)
    expect(shown).toMatchObject({
      mergedCustomerId: loser.id,
      conflicts: [
        { field: 'name', loser: 'Yhdistyvä Oy', winner: 'Jäävä Oy', kept: 'winner' },
        { field: 'phone', loser: '1', winner: '2', kept: 'loser' },
      ],
      filled: [
        { field: 'city', value: 'Turku' },
        { field: 'website', value: 'https://a.example/' },
        { field: 'customFields.segment', value: 'x' },
      ],
      moves: [
        { family: 'contacts', count: 2, shared: 1, ids: [both.id, only.id].map(String).toSorted() },
        { family: 'tags', count: 2, shared: 1, ids: [tag, tagOfBoth].map(String).toSorted() },
      ],
      blockers: [],
      billingLeft: false,
    })

    const done = await body(merge(loser, winner, { take: ['phone'], expectedUpdatedAt: loser.updatedAt }))
    expect({ ...done, customer: { ...done.customer, updatedAt: '' } }).toEqual({
      ...shown,
      customer: { ...shown.customer, updatedAt: '' },
    })
    expect(done.customer).toEqual(await read(winner.id))
    expect(done.customer).toMatchObject({
      name: 'Jäävä Oy',
      code: 'winner',
      phone: '1',
      city: 'Turku',
      website: 'https://a.example/',
      tags: [tag, tagOfBoth].map(String).toSorted(),
      customFields: { segment: 'x' },
      mergedIntoCustomerId: null,
    })
    expect(done.customer.updatedAt > winner.updatedAt).toBe(true)
    expect(await read(loser.id)).toEqual({
      ...loser,
      active: false,
      mergedIntoCustomerId: winner.id,
      updatedAt: done.customer.updatedAt,
    })
    const { items } = await body(admin.get(`${path}/${winner.id}/contacts`))
    expect(items).toMatchObject([
      { id: both.id, jobTitle: 'Johtaja', primary: true, updatedAt: done.customer.updatedAt },
      { id: only.id, jobTitle: 'Ostaja', primary: false, updatedAt: done.customer.updatedAt },
    ])
    expect((await body(admin.get(`${path}/${loser.id}/contacts`))).items).toEqual([])
  })

  it('tells of both customers in events of the declared payload, and in the audit trail with what moved and why', async () => {
    const [loser, winner] = await pair({ tags: [tag] }, { phone: '2' })
    const { customer } = await body(merge(loser, winner, { reason: 'Sama yritys kahdesti.' }))
    const events = await world.database.owner(
      `select event, payload from integration_events where payload ->> 'customerId' = any($1) order by sequence desc limit 2`,
      [[loser.id, winner.id]],
    )
    expect(events).toEqual(
      [loser, winner].map(({ id }) => ({
        event: 'customer.updated',
        payload: { customerId: id, updatedAt: customer.updatedAt },
      })),
    )
    const lineOf = async ({ id }: { id: string }) =>
      (await body(admin.get(`/v1/audit?targetType=customer&targetId=${id}&limit=1`))).items[0]
    const moved = [{ family: 'tags', count: 1 }]
    expect(await lineOf(loser)).toMatchObject({
      action: 'customers.merge',
      reason: 'Sama yritys kahdesti.',
      changes: expect.arrayContaining([
        { field: 'mergedIntoCustomerId', from: null, to: winner.id, masked: false },
        { field: 'active', from: true, to: false, masked: false },
        { field: 'moved', to: moved, masked: false },
      ]),
    })
    expect(await lineOf(winner)).toMatchObject({
      action: 'customers.merge',
      changes: expect.arrayContaining([
        { field: 'mergedCustomerId', to: loser.id, masked: false },
        { field: 'moved', to: moved, masked: false },
      ]),
    })
  })

  it('keeps one primary contact: the target’s, or without one that of the other', async () => {
    const [loser, winner] = await pair()
    const primary = await contact(loser.id, { name: 'Ensisijainen' })
    const ended = await contact(winner.id, { name: 'Päättynyt' })
    await body(admin.post(`${path}/${winner.id}/contacts/${ended.id}/deactivate`, {}))
    await body(admin.post(`${path}/${loser.id}/contacts/link`, { contactId: ended.id, jobTitle: 'Palannut' }))
    await body(merge(loser, winner))
    expect((await body(admin.get(`${path}/${winner.id}/contacts`))).items).toMatchObject([
      { id: primary.id, primary: true, active: true },
      { id: ended.id, primary: false, active: true, jobTitle: 'Palannut' },
    ])
  })

  it('is for whoever writes customers, and not for others or for those of another organisation', async () => {
    for (const client of [manager, sales, finance]) {
      const [loser, winner] = await pair()
      expect(await merge(loser, winner, {}, client)).toMatchObject({ status: 200 })
    }
    const [loser, winner] = await pair()
    expect(await merge(loser, winner, {}, world.as('otso'))).toMatchObject({ status: 403 })
    const foreign = world.as('sanna')
    expect(await merge(loser, winner, {}, foreign)).toMatchObject({ body: { code: 'customer_not_found' } })
    const own = await body(foreign.post(path, { name: 'Vieras Oy' }))
    expect(await merge(own, winner, {}, foreign)).toMatchObject({
      status: 404,
      body: { code: 'customer_merge_target_not_found' },
    })
  })
})

/** What the invoices of customers will say of those that have some. */
const invoicesOf = (customerId: string): CustomerReference => ({
  family: 'invoices',
  columns: [],
  sees: () => true,
  hanging: async () => ({ count: 0, shared: 0, ids: [] }),
  move: async () => undefined,
  blockers: async (_, { loserId }) =>
    loserId === customerId ? [{ code: 'customer_has_invoices', values: {} }] : [],
})

describe('a merge is refused, and nothing moves,', () => {
  const refused = async (answer: Promise<Answer>, status: number, code: string, more: object = {}) => {
    const before = await everything()
    expect(await answer).toMatchObject({ status, body: { code, ...more } })
    expect(await everything()).toEqual(before)
  }

  it('into itself, nobody, a deactivated customer, or from nobody', async () => {
    const [loser, winner] = await pair()
    await body(admin.post(`${path}/${winner.id}/deactivate`, {}))
    for (const dryRun of [true, false]) {
      await refused(merge(loser, loser, { dryRun }), 409, 'customer_merge_self')
      await refused(merge(loser, { id: loser.id.toUpperCase() }, { dryRun }), 409, 'customer_merge_self')
      await refused(merge(loser, { id: newId() }, { dryRun }), 404, 'customer_merge_target_not_found')
      await refused(merge(loser, winner, { dryRun }), 409, 'customer_merge_target_inactive')
      await refused(merge({ id: newId() }, loser, { dryRun }), 404, 'customer_not_found')
    }
  })

  it('of what has changed since, and with fields that there are not', async () => {
    const [loser, winner] = await pair()
    await body(admin.patch(`${path}/${loser.id}`, { phone: '7' }))
    await refused(merge(loser, winner, { expectedUpdatedAt: loser.updatedAt }), 409, 'customer_stale')
    await refused(merge(loser, winner, { take: ['customFields.none'] }), 422, 'custom_field_unknown', {
      key: 'none',
    })
    for (const take of [['code'], ['billing.nothing'], ['active'], ['phone', 'phone']])
      await refused(merge(loser, winner, { take }), 400, 'bad-request')
  })

  it('of a customer that has been invoiced, which a dry run tells; the other way round it goes', async () => {
    const [loser, winner] = await pair()
    const references = world.app.services.contributions(customerReferences) as CustomerReference[]
    references.push(invoicesOf(loser.id))
    const { blockers } = await body(merge(loser, winner, { dryRun: true }))
    expect(blockers).toEqual([
      { code: 'customer_has_invoices', values: {}, detail: 'The customer has been invoiced.' },
    ])
    await refused(merge(loser, winner), 409, 'customer_has_invoices')
    await body(merge(winner, loser))
    references.pop()
  })

  it('in a circle, a second time, or into a tombstone', async () => {
    const [a, b] = await pair()
    const [c, d] = await pair()
    await body(merge(a, b))
    const into = { mergedIntoCustomerId: b.id }
    await refused(merge(b, a), 409, 'customer_merge_target_inactive', into)
    await refused(merge(a, b), 409, 'customer_merged', into)
    await refused(merge(a, c), 409, 'customer_merged', into)
    await refused(merge(c, a), 409, 'customer_merge_target_inactive', into)
    // A longer circle: a is b's, b becomes c's, and then c would become a's.
    await body(merge(b, c))
    await refused(merge(c, a), 409, 'customer_merge_target_inactive', { mergedIntoCustomerId: c.id })
    await refused(merge(c, b), 409, 'customer_merge_target_inactive', { mergedIntoCustomerId: c.id })
    // Who was merged before leads to the last one at once, and is told of.
    const [first, last] = [await read(a.id), await read(c.id)]
    expect(first).toMatchObject({ mergedIntoCustomerId: c.id, updatedAt: last.updatedAt })
    expect((await body(merge(c, d, { dryRun: true }))).moves).toEqual([
      { family: 'customers', count: 2, shared: 0, ids: [a.id, b.id].map(String).toSorted() },
    ])
    const told = await world.database.owner(
      `select 1 from integration_events where payload::jsonb = jsonb_build_object('customerId', $1::text, 'updatedAt', $2::text)`,
      [a.id, last.updatedAt],
    )
    expect(told).toHaveLength(1)
  })

  it('with more contacts than a customer has, which a dry run tells', async () => {
    const [loser, winner] = await pair()
    const owner = world.database.owner
    for (const { id } of [loser, winner])
      await owner(
        `with people as (
          insert into contacts (org_id, id, name, consent, opted_out, search_text, created_at, updated_at)
          select $1, gen_random_uuid(), 'Joukko', 'unknown', false, 'joukko', now(), now() from generate_series(1, 251)
          returning id)
        insert into customer_contacts (org_id, customer_id, contact_id, is_primary, active)
        select $1, $2, id, false, true from people`,
        [world.meri.id, id],
      )
    const told = {
      en: 'Together they have more than the 500 contacts that a customer may have.',
      fi: 'Yhteensä niillä on enemmän yhteyshenkilöitä kuin ne 500, jotka asiakkaalla saa olla.',
      sv: 'Tillsammans har de fler än de 500 kontakter som en kund får ha.',
    }
    const code = 'crm_contact_limit_reached'
    for (const [language, detail] of Object.entries(told)) {
      const looking = { targetCustomerId: winner.id, dryRun: true }
      const asked = admin.post(`/v1/customers/${loser.id}/merge`, looking, { 'accept-language': language })
      expect((await body(asked)).blockers).toEqual([{ code, values: { maximum: 500 }, detail }])
    }
    await refused(merge(loser, winner), 422, code, { detail: told.en, maximum: 500 })
  })
})

it('a lead that became the customer leads to the one that has it now', async () => {
  const [loser, winner] = await pair()
  const { id } = await body(admin.post('/v1/crm/leads', { title: 'Liidi', contact: { name: 'Lahja' } }))
  await world.database.owner(
    `update leads set state = 'converted', converted_at = now(), converted_customer_id = $2 where id = $1`,
    [id, loser.id],
  )
  expect((await body(merge(loser, winner))).moves).toEqual([
    { family: 'leads', count: 1, shared: 0, ids: [id] },
  ])
  const rows = await world.database.owner(`select converted_customer_id as now from leads where id = $1`, [
    id,
  ])
  expect(rows).toEqual([{ now: winner.id }])
})
