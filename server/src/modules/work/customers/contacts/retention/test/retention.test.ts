import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../../test/world/world.ts'
import { retentionStart } from '../rules.ts'
import { contactsPast } from '../store.ts'
import type { ContactUse } from '../uses.ts'

const world = await startWorld()
const admin = world.as('aino')
const day = 24 * 60

const made = async (path: string, body: object) => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const advance = async (days: number) => {
  const { status, body } = await admin.post('/v1/sandbox/clock/advance', { minutes: days * day })
  expect(status, JSON.stringify(body)).toBe(200)
}
const nameOf = async (customerId: string, contactId: string) =>
  (await admin.get(`/v1/customers/${customerId}/contacts/${contactId}`)).body

const kept = await made('/v1/customers', { name: 'Säilyvä Oy' })
const gone = await made('/v1/customers', { name: 'Lakkautettu Oy' })
await made('/v1/custom-fields', { kind: 'contact', key: 'hobby', type: 'text', name: 'Harrastus' })
const contact = (customerId: string, name: string) =>
  made(`/v1/customers/${customerId}/contacts`, {
    name,
    email: `${name.length}.${name.charCodeAt(0)}@x.example`,
    phone: '+358 40 765 4321',
    jobTitle: 'Ostaja',
    externalSource: 'crm',
    externalId: name,
    customFields: { hobby: 'Kalastus' },
  })
const active = await contact(kept.id, 'Aktiivinen')
const left = await contact(kept.id, 'Lähtenyt')
const closed = await contact(gone.id, 'Suljetun')
await admin.post(`/v1/customers/${kept.id}/contacts/${left.id}/deactivate`, {})
await admin.post(`/v1/customers/${gone.id}/deactivate`, {})

describe('the retention rule of contacts', () => {
  it('does nothing in an organisation that has none', async () => {
    await advance(400)
    expect(await nameOf(kept.id, left.id)).toMatchObject({ name: 'Lähtenyt' })
  })

  it('anonymizes by the clock of the organisation who is no contact of an active customer any more', async () => {
    await admin.patch(`/v1/customers/${kept.id}/contacts/${left.id}`, { phone: '+358 40 111 1111' })
    expect((await admin.patch('/v1/settings', { contactRetentionMonths: 12 })).status).toBe(200)
    await advance(360)
    expect(await nameOf(kept.id, left.id)).toMatchObject({ name: 'Lähtenyt' })
    expect(await nameOf(gone.id, closed.id)).toMatchObject({ name: 'Anonymized' })
    await advance(10)
    const person = await nameOf(kept.id, left.id)
    expect(person).toMatchObject({
      name: 'Anonymized',
      email: null,
      phone: null,
      jobTitle: null,
      externalId: null,
      customFields: {},
      active: false,
    })
    expect(await nameOf(kept.id, active.id)).toMatchObject({ name: 'Aktiivinen' })
    const events = await world.database.owner<{ payload: object }>(
      `select payload from integration_events where event = 'contact.anonymized' and payload ->> 'contactId' = $1`,
      [left.id],
    )
    expect(events).toEqual([{ payload: { contactId: left.id, anonymizedAt: person.updatedAt } }])
  })

  it('is forgotten by lists, by search and by every table', async () => {
    for (const path of ['/v1/contacts?q=l%C3%A4htenyt', '/v1/search?q=l%C3%A4htenyt'])
      expect(JSON.stringify((await admin.get(path)).body)).not.toContain(left.id)
    const tables = ['contacts', 'customer_contacts', 'custom_field_values', 'import_changes']
    for (const table of tables) {
      const rows = await world.database.owner<{ row: string }>(
        `select t::text as row from ${table} t where t::text like '%' || $1 || '%'`,
        [left.id],
      )
      expect(rows.filter(({ row }) => /Lähtenyt|Kalastus|Ostaja|x\.example/.test(row))).toEqual([])
    }
    const trail = await admin.get(`/v1/audit?targetType=contact&targetId=${left.id}&limit=100`)
    expect(trail.body.items.map(({ action }: any) => action)).toContain('contacts.anonymize')
    expect(JSON.stringify(trail.body)).not.toMatch(/Lähtenyt|x\.example/)
  })

  it('nobody is made anybody again', async () => {
    const at = `/v1/customers/${kept.id}/contacts/${left.id}`
    const answers = [
      await admin.patch(at, { name: 'Takaisin' }),
      await admin.post(`${at}/reactivate`, {}),
      await admin.post(`/v1/customers/${gone.id}/contacts/link`, { contactId: left.id }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('crm_contact_anonymized'))
  })
})

it('a family keeps whom it needs, and whom something happened with', async () => {
  const db = world.app.services.database.reader(world.meri.id)
  const fresh = await contact(kept.id, 'Tarvittu')
  await admin.post(`/v1/customers/${kept.id}/contacts/${fresh.id}/deactivate`, {})
  const later = '2999-01-01T00:00:00.000Z'
  const use = (more: Partial<ContactUse>): ContactUse => ({
    keeps: () => sql<boolean>`false`,
    lastTouched: () => sql`null::timestamptz`,
    ...more,
  })
  const past = async (...uses: ContactUse[]) =>
    (await contactsPast(db, later, uses)).some(({ id }) => id === fresh.id)
  expect(await past()).toBe(true)
  expect(await past(use({}))).toBe(true)
  expect(await past(use({}), use({ keeps: (_, id) => sql<boolean>`(${id} = ${fresh.id}::uuid)` }))).toBe(
    false,
  )
  expect(await past(use({ lastTouched: () => sql`${later}::timestamptz` }))).toBe(false)
  await admin.patch(`/v1/customers/${kept.id}`, { defaultContactId: active.id })
  expect((await contactsPast(db, later, [])).map(({ id }) => id)).not.toContain(active.id)
})

it.each([
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 12, '2025-03-31T10:00:00.000Z'],
])('of %s minus %i months is %s', (now, months, start) => expect(retentionStart(now, months)).toBe(start))
