import { beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { timeIn } from '../import/times.ts'
import { dealWith, newLead } from './records.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const { aino, eero } = world.meri.members
const path = '/v1/imports/activities'
const imported = async (rows: object[], more: object = {}): Promise<any> => {
  const answer = await admin.post(path, { rows, filename: 'soitot.csv', ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}
const results = ({ results: rows }: any) => rows.map(({ status, code, field }: any) => [status, code, field])
const activity = async (id: string) => (await admin.get(`/v1/crm/activities/${id}`)).body
const lastWith = async (id: string) => (await admin.get(`/v1/customers/${id}`)).body.lastActivityAt
const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const told = (event: string, ids: readonly string[]) =>
  world.database.owner(
    `select from integration_events where event = $1 and payload ->> 'activityId' = any($2::text[])`,
    [event, ids],
  )

let customer: string
let contact: string
let deal: string
let lead: string

beforeAll(async () => {
  const reference = { externalSource: 'erp', externalId: '10042' }
  customer = (await made('/v1/customers', { code: 'sahko', name: 'Sähkö Oy', ...reference })).id
  contact = (await made(`/v1/customers/${customer}/contacts`, { name: 'Maija', ...reference })).id
  deal = await dealWith(world, customer)
  lead = await newLead(world)
  await made('/v1/crm/activity-outcomes', { code: 'reached', name: 'Tavoitettu', activityTypes: ['call'] })
  await made('/v1/custom-fields', { kind: 'activity', key: 'room', name: 'Huone', type: 'number' })
})

const row = (number: number, more: object = {}) => ({
  externalSource: 'old_crm',
  externalId: String(number),
  type: 'call',
  subject: `Soitto ${number}`,
  ...more,
})

it('rows make activities that are told, joined and owned; the same rows again change nothing, and undoing takes them back', async () => {
  const rows = [
    row(1, {
      customerCode: 'sahko',
      contactExternalSource: 'erp',
      contactExternalId: '10042',
      owner: eero.email.toUpperCase(),
      doneAt: '3.8.2026 9.30',
      outcomeCode: 'reached',
      durationMinutes: 30,
      customFields: { room: '12' },
    }),
    row(2, { dealId: deal, leadId: lead, dueAt: '2099-12-01 09:00', notes: 'Muista tarjous.' }),
    row(3, { customerExternalSource: 'erp', customerExternalId: '10042', type: 'note' }),
  ]
  const dry = await imported(rows, { dryRun: true })
  expect(dry.results.map(({ status, id }: any) => [status, id])).toEqual(rows.map(() => ['created', null]))
  expect(await lastWith(customer)).toBeNull()

  const done = await imported(rows)
  const ids = done.results.map(({ id }: any) => id)
  expect(await Promise.all(ids.map(activity))).toMatchObject([
    {
      state: 'done',
      doneAt: '2026-08-03T06:30:00.000Z',
      outcomeCode: 'reached',
      durationMinutes: 30,
      customerId: customer,
      contactId: contact,
      ownerMembershipId: eero.id,
      customFields: { room: 12 },
    },
    {
      state: 'planned',
      dueAt: '2099-12-01T07:00:00.000Z',
      customerId: customer,
      dealId: deal,
      leadId: lead,
      ownerMembershipId: aino.id,
    },
    { state: 'done', type: 'note', customerId: customer },
  ])
  const last = (await activity(ids[2])).doneAt
  expect(await lastWith(customer)).toBe(last)
  expect(await told('activity.created', ids)).toHaveLength(3)
  expect(await told('activity.completed', ids)).toHaveLength(2)
  expect(results(await imported(rows))).toEqual(rows.map(() => ['unchanged', null, undefined]))
  expect(await sales.post(`/v1/imports/${done.importId}/undo`, {})).toMatchObject({ status: 403 })

  const changed = await imported([row(2, { subject: 'Soita', doneAt: '2026-08-04', outcomeCode: 'reached' })])
  expect(results(changed)).toEqual([['updated', null, undefined]])
  expect(await activity(ids[1])).toMatchObject({ state: 'done', doneAt: '2026-08-03T21:00:00.000Z' })
  expect(await told('activity.completed', ids)).toHaveLength(3)
  expect(await admin.post(`/v1/imports/${changed.importId}/undo`, {})).toMatchObject({ status: 200 })
  expect(await activity(ids[1])).toMatchObject({ state: 'planned', doneAt: null, subject: 'Soitto 2' })

  await admin.patch(`/v1/crm/activities/${ids[0]}`, { notes: 'Muutettu.' })
  expect(await admin.post(`/v1/imports/${done.importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { code: 'import_undo_blocked', rows: [{ index: 0, id: ids[0], code: 'record_changed' }] },
  })
  await admin.patch(`/v1/crm/activities/${ids[0]}`, { notes: null })
  expect(await admin.post(`/v1/imports/${done.importId}/undo`, {})).toMatchObject({ status: 200 })
  expect(await admin.get(`/v1/crm/activities/${ids[0]}`)).toMatchObject({ status: 404 })
  expect(await lastWith(customer)).toBeNull()
})

it('bad rows are refused with their field, and stop no other', async () => {
  const stranger = (await made('/v1/customers', { name: 'Toinen Oy' })).id
  const refused: [object, string, string | undefined][] = [
    [{ subject: 'Ilman viitettä', type: 'call' }, 'missing_required', 'externalId'],
    [row(11, { externalSource: null }), 'external_ref_incomplete', 'externalSource'],
    [row(12, { type: null }), 'missing_required', 'type'],
    [row(12, { subject: ' ' }), 'missing_required', 'subject'],
    [row(12, { type: 'fax' }), 'invalid_value', 'type'],
    [row(12, { dueAt: 'huomenna' }), 'invalid_value', 'dueAt'],
    [row(12, { durationMinutes: 'pitkä' }), 'invalid_value', 'durationMinutes'],
    [row(12, { durationMinutes: '30' }), 'invalid_value', 'durationMinutes'],
    [row(12, { owner: 'nobody@meri.example' }), 'membership_not_found', 'owner'],
    [row(12, { customerCode: 'ei' }), 'customer_not_found', 'customerCode'],
    [row(12, { contactId: 'ei' }), 'crm_contact_not_found', 'contactId'],
    [row(12, { dealExternalSource: 'erp', dealExternalId: 'ei' }), 'crm_deal_not_found', 'dealExternalId'],
    [row(12, { leadExternalSource: 'erp' }), 'external_ref_incomplete', 'leadExternalId'],
    [row(12, { leadId: customer }), 'crm_lead_not_found', 'leadId'],
    [row(12, { customerId: stranger, dealId: deal }), 'crm_activity_customer_mismatch', 'customerId'],
    [row(12, { customerId: stranger, contactId: contact }), 'crm_contact_customer_mismatch', 'contactId'],
    [row(12, { outcomeCode: 'reached' }), 'crm_activity_not_done', 'outcomeCode'],
    [row(12, { doneAt: '2999-01-01' }), 'crm_activity_done_in_future', 'doneAt'],
    [row(12, { doneAt: '2026-08-01', outcomeCode: 'ei' }), 'crm_activity_outcome_not_found', 'outcomeCode'],
    [row(12, { type: 'note', dueAt: '2026-08-01' }), 'crm_activity_note_not_planned', 'dueAt'],
    [row(12, { customFields: { nothing: 'x' } }), 'custom_field_unknown', 'customFields.nothing'],
    [row(12, { customFields: { room: 'iso' } }), 'custom_field_value_invalid', 'customFields.room'],
  ]
  const answer = await imported([...refused.map(([each]) => each), row(13)])
  expect(results(answer)).toEqual([
    ...refused.map(([, code, field]) => ['error', code, field]),
    ['created', null, undefined],
  ])
  const cancelled = answer.results.at(-1).id
  await admin.post(`/v1/crm/activities/${cancelled}/cancel`, {})
  expect(results(await imported([row(13, { doneAt: '2026-08-01' })]))).toEqual([
    ['error', 'crm_activity_cancelled', 'doneAt'],
  ])
  expect(results(await imported([row(14)], { mode: 'update_only' }))).toEqual([
    ['error', 'record_not_found', undefined],
  ])
  expect(await sales.post(path, { rows: [row(15)] })).toMatchObject({ status: 403 })
})

it('a repeated activity that a row completes is followed once, which undoing does not tear apart', async () => {
  const first = (await imported([row(21, { dueAt: '2026-08-03 09:00' })])).results[0].id
  await admin.patch(`/v1/crm/activities/${first}`, { recurrence: 'FREQ=WEEKLY' })
  const done = row(21, { doneAt: '2026-08-03 10:00' })
  const completed = await imported([done, done])
  expect(results(completed)).toEqual([
    ['updated', null, undefined],
    ['unchanged', null, undefined],
  ])
  const { nextActivityId } = await activity(first)
  expect(await activity(nextActivityId)).toMatchObject({ state: 'planned', previousActivityId: first })
  expect(await admin.post(`/v1/imports/${completed.importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { rows: [{ index: 0, id: first, code: 'record_in_use', by: 'activities' }] },
  })
})

it('an import of customers is not undone under their activities', async () => {
  const brought = (await admin.post('/v1/imports/customers', { rows: [{ code: 'uusi', name: 'Uusi Oy' }] }))
    .body
  await imported([row(31, { customerCode: 'uusi' })])
  expect(await admin.post(`/v1/imports/${brought.importId}/undo`, {})).toMatchObject({
    status: 409,
    body: { rows: [{ code: 'record_in_use', by: 'activities' }] },
  })
})

it.each([
  ['2026-12-01', '2026-11-30T22:00:00.000Z'],
  ['2026-12-01T09:00', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01 9:05:30', '2026-07-01T06:05:30.000Z'],
  ['1.7.2026 klo 9.05', '2026-07-01T06:05:00.000Z'],
  ['2026-12-01T09:00:00+01:00', '2026-12-01T08:00:00.000Z'],
  ['31.2.2026', undefined],
  ['2026-12-01 25:00', undefined],
  ['9999-12-01', undefined],
  ['tomorrow', undefined],
])('the time “%s” is %s', (text, instant) => {
  expect(timeIn('Europe/Helsinki', text)).toBe(instant)
})
