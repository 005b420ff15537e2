import { beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const { sisu, eero } = world.meri.members
const imported = async (rows: object[], more: object = {}): Promise<any> => {
  const answer = await admin.post('/v1/imports/leads', { rows, filename: 'liidit.csv', ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}
const results = ({ results: rows }: any) => rows.map(({ status, code, field }: any) => [status, code, field])
const lead = async (id: string) => (await admin.get(`/v1/crm/leads/${id}`)).body

beforeAll(async () => {
  await admin.post('/v1/crm/lead-sources', { code: 'fair', name: 'Messut' })
  await admin.post('/v1/custom-fields', { kind: 'lead', key: 'seats', name: 'Paikkoja', type: 'number' })
  await admin.post('/v1/crm/lead-assignments', { membershipIds: [sisu.id, eero.id] })
  await admin.post('/v1/crm/lead-scoring', {
    rules: [{ code: 'phone', name: 'Puhelin', points: 10, when: 'field_present', field: 'contact.phone' }],
  })
})

const row = (number: number, more: object = {}) => ({
  externalSource: 'fair',
  externalId: String(number),
  title: `Messuliidi ${number}`,
  leadSource: 'Messut',
  channel: 'event',
  contactName: `Kävijä ${number}`,
  email: `kavija${number}@messut.example`,
  ...more,
})

it('rows make leads that are scored, take turns and are told; the same rows again change nothing', async () => {
  const rows = [
    row(1, { phone: '040 1111111', customFields: { seats: '12' } }),
    row(2),
    row(3, { owner: 'eero@meri.example' }),
  ]
  const dry = await imported(rows, { dryRun: true })
  expect(dry.results.map(({ status, id }: any) => [status, id])).toEqual(rows.map(() => ['created', null]))
  const done = await imported(rows)
  const leads = await Promise.all(done.results.map(({ id }: any) => lead(id)))
  expect(leads).toMatchObject([
    { source: 'fair', score: 10, ownerMembershipId: sisu.id, customFields: { seats: 12 } },
    { score: 0, ownerMembershipId: eero.id, contact: { name: 'Kävijä 2' } },
    { ownerMembershipId: eero.id },
  ])
  const told = await world.database.owner(
    `select from integration_events where event = 'lead.created' and payload ->> 'leadId' = any($1::text[])`,
    [leads.map(({ id }) => id)],
  )
  expect(told).toHaveLength(3)
  expect(results(await imported(rows))).toEqual(rows.map(() => ['unchanged', null, undefined]))
  const changed = await imported([
    row(2, { phone: '050 2222222' }),
    { title: 'Messuliidi 3', email: 'KAVIJA3@messut.example', jobTitle: 'Johtaja' },
  ])
  expect(results(changed)).toEqual([
    ['updated', null, undefined],
    ['updated', null, undefined],
  ])
  expect(await lead(leads[1].id)).toMatchObject({ score: 10, ownerMembershipId: eero.id })

  const undone = await admin.post(`/v1/imports/${changed.importId}/undo`, {})
  expect(undone, JSON.stringify(undone.body)).toMatchObject({ status: 200 })
  expect(await lead(leads[1].id)).toMatchObject({ score: 0, contact: { phone: null } })
  expect(await admin.post(`/v1/imports/${done.importId}/undo`, {})).toMatchObject({ status: 200 })
  expect(await admin.get(`/v1/crm/leads/${leads[0].id}`)).toMatchObject({ status: 404 })
})

it('bad rows are refused with their field, and stop no other', async () => {
  const answer = await imported([
    row(11, { externalId: null }),
    { email: 'a@b.example' },
    row(12, { leadSource: 'Ei ole' }),
    row(13, { owner: 'nobody@meri.example' }),
    row(14, { channel: 'pigeon' }),
    row(15, { email: 'ei osoite' }),
    row(16, { businessId: '1234567-8' }),
    row(17, { customFields: { nothing: 'x' } }),
    row(18, { customFields: { seats: 'monta' } }),
    row(19),
  ])
  expect(results(answer)).toEqual([
    ['error', 'external_ref_incomplete', 'externalId'],
    ['error', 'missing_required', 'title'],
    ['error', 'lead_source_not_found', 'leadSource'],
    ['error', 'membership_not_found', 'owner'],
    ['error', 'invalid_value', 'channel'],
    ['error', 'invalid_value', 'email'],
    ['error', 'crm_lead_business_id_invalid', 'businessId'],
    ['error', 'custom_field_unknown', 'customFields.nothing'],
    ['error', 'custom_field_value_invalid', 'customFields.seats'],
    ['created', null, undefined],
  ])
  expect(await sales.post('/v1/imports/leads', { rows: [row(20)] })).toMatchObject({ status: 403 })
})

it('a row of a converted lead, one that fits two, and one outside the mode are refused', async () => {
  const made = (await imported([row(31)])).results[0].id
  await admin.post(`/v1/crm/leads/${made}/convert`, { customer: { create: { name: 'Tullut Oy' } } })
  expect(results(await imported([row(31, { phone: '040 3333333' })]))).toEqual([
    ['error', 'crm_lead_converted', undefined],
  ])
  for (const _ of [1, 2]) await admin.post('/v1/crm/leads', { title: 'Sama' })
  expect(results(await imported([{ title: 'Sama' }]))).toEqual([['error', 'lead_ambiguous', 'title']])
  expect(results(await imported([row(32)], { mode: 'update_only' }))).toEqual([
    ['error', 'record_not_found', undefined],
  ])
})

it('five hundred rows at once are shared out evenly', async () => {
  const rows = Array.from({ length: 500 }, (_, number) => row(1000 + number))
  const answer = await imported(rows)
  expect(new Set(answer.results.map(({ status }: any) => status))).toEqual(new Set(['created']))
  const owners = await world.database.owner<{ owner: string; count: string }>(
    `select owner_membership_id as owner, count(*) from leads
     where org_id = $1 and external_source = 'fair' and external_id::integer between 1000 and 1499 group by 1`,
    [world.meri.id],
  )
  expect(owners.map(({ count }) => Number(count))).toEqual([250, 250])
})
