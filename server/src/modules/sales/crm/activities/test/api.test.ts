import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { dealWith, movedToTunturi, newLead } from './records.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const at = '/v1/crm/activities'

const done = async (path: string, body: object, who = sales): Promise<any> => {
  const answer = await who.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toSatisfy(() => answer.status < 300)
  return answer.body
}
const planned = (more: object = {}) => done(at, { type: 'call', subject: 'Soita', ...more })
const refusedWith = async (body: object, status: number, code: string) =>
  expect(await sales.post(at, { type: 'call', subject: 'Soita', ...body })).toMatchObject({
    status,
    body: { code },
  })
const factsOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/v1/integration-events?limit=100`)).body.items
    .filter(({ payload }: any) => payload.activityId === id)
    .map(({ event }: any) => event)
    .sort()

const customer = await done('/v1/customers', { name: 'Äänekosken Sähkö Oy' })
const other = await done('/v1/customers', { name: 'Toinen Oy' })
const contact = await done(`/v1/customers/${customer.id}/contacts`, { name: 'Maija Virtanen' })
const [deal, dealOfNobody, lead] = [
  await dealWith(world, customer.id),
  await dealWith(world, null),
  await newLead(world),
]
await done('/v1/crm/activity-outcomes', { code: 'reached', name: 'Tavoitettu' }, admin)
await done('/v1/crm/activity-outcomes', { code: 'met', name: 'Tavattu', activityTypes: ['meeting'] }, admin)

describe('an activity', () => {
  it('is planned by whoever writes it, and read as it was written', async () => {
    const made = await planned({
      dueAt: '2027-03-01T09:00:00+02:00',
      durationMinutes: 30,
      customerId: customer.id,
      contactId: contact.id,
      leadId: lead,
      externalSource: 'erp',
      externalId: 'a-1',
    })
    expect(made).toMatchObject({
      state: 'planned',
      dueAt: '2027-03-01T07:00:00.000Z',
      overdue: false,
      doneAt: null,
      projectId: null,
      ownerMembershipId: world.meri.members.sisu.id,
      customFields: {},
    })
    expect((await sales.get(`${at}/${made.id}`)).body).toEqual(made)
    const found = await sales.get(`${at}?externalSource=erp&externalId=a-1`)
    expect(found.body.items).toEqual([made])
    expect(await factsOf(made.id)).toEqual(['activity.created'])
  })

  it('of a deal is with the customer of the deal, and with no other', async () => {
    expect(await planned({ dealId: deal })).toMatchObject({ customerId: customer.id })
    expect(await planned({ dealId: deal, customerId: null })).toMatchObject({ customerId: customer.id })
    expect(await planned({ dealId: dealOfNobody, customerId: other.id })).toMatchObject({
      customerId: other.id,
    })
    await refusedWith({ dealId: deal, customerId: other.id }, 409, 'crm_activity_customer_mismatch')
    const made = await planned({ customerId: other.id })
    expect(await sales.patch(`${at}/${made.id}`, { dealId: deal })).toMatchObject({
      status: 200,
      body: { customerId: customer.id },
    })
    expect(await sales.patch(`${at}/${made.id}`, { customerId: other.id })).toMatchObject({
      status: 409,
      body: { code: 'crm_activity_customer_mismatch' },
    })
  })

  it('with a contact of one customer is with that customer', async () => {
    expect(await planned({ contactId: contact.id })).toMatchObject({ customerId: customer.id })
    await refusedWith({ contactId: contact.id, customerId: other.id }, 409, 'crm_contact_customer_mismatch')
  })

  it('logs what is done already, with both events', async () => {
    const made = await planned({
      state: 'done',
      doneAt: '2026-01-05T10:00:00Z',
      outcomeCode: 'reached',
      customerId: customer.id,
    })
    expect(made).toMatchObject({ state: 'done', doneAt: '2026-01-05T10:00:00.000Z', outcomeCode: 'reached' })
    expect(await factsOf(made.id)).toEqual(['activity.completed', 'activity.created'])
  })

  it('that is a note is done as soon as it is written', async () => {
    const note = await done(at, { type: 'note', subject: 'Muistio', notes: 'Sovittiin.' })
    expect(note).toMatchObject({ state: 'done', doneAt: note.createdAt })
    for (const body of [{ state: 'planned' }, { dueAt: '2027-01-01T00:00:00Z' }])
      await refusedWith({ type: 'note', ...body }, 422, 'crm_activity_note_not_planned')
    expect(await sales.post(`${at}/${note.id}/reopen`, {})).toMatchObject({
      status: 422,
      body: { code: 'crm_activity_note_not_planned' },
    })
  })

  it('is done once: repeating changes nothing, and saying something else is refused', async () => {
    const made = await planned({ dueAt: '2027-03-01T09:00:00Z' })
    const first = await done(`${at}/${made.id}/complete`, { outcomeCode: 'reached', notes: 'Sovittu.' })
    expect(first).toMatchObject({ state: 'done', outcomeCode: 'reached', notes: 'Sovittu.' })
    expect(await done(`${at}/${made.id}/complete`, {})).toEqual(first)
    expect(await done(`${at}/${made.id}/complete`, { doneAt: first.doneAt })).toEqual(first)
    const again = await sales.post(`${at}/${made.id}/complete`, { doneAt: '2026-01-01T00:00:00Z' })
    expect(again).toMatchObject({ status: 409, body: { code: 'crm_activity_already_done' } })
    expect(await sales.post(`${at}/${made.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'crm_activity_already_done' },
    })
    expect(await factsOf(made.id)).toEqual(['activity.completed', 'activity.created'])
    const corrected = await sales.patch(`${at}/${made.id}`, {
      doneAt: '2026-02-01T00:00:00Z',
      outcomeCode: null,
    })
    expect(corrected.body).toMatchObject({ doneAt: '2026-02-01T00:00:00.000Z', outcomeCode: null })
    expect(await done(`${at}/${made.id}/reopen`, {})).toMatchObject({ state: 'planned', doneAt: null })
  })

  it('is cancelled and taken back', async () => {
    const made = await planned()
    const cancelled = await done(`${at}/${made.id}/cancel`, {})
    expect(cancelled.state).toBe('cancelled')
    expect(await done(`${at}/${made.id}/cancel`, {})).toEqual(cancelled)
    expect(await sales.post(`${at}/${made.id}/complete`, {})).toMatchObject({
      status: 409,
      body: { code: 'crm_activity_cancelled' },
    })
    expect((await done(`${at}/${made.id}/reopen`, {})).state).toBe('planned')
  })

  it('that repeats is followed by the next, once whatever happens', async () => {
    const made = await planned({
      dueAt: '2027-03-22T09:00:00+02:00',
      recurrence: 'rrule:FREQ=WEEKLY;COUNT=2',
      dealId: deal,
    })
    expect(made.recurrence).toBe('FREQ=WEEKLY;COUNT=2')
    const first = await done(`${at}/${made.id}/complete`, {})
    const next = (await sales.get(`${at}/${first.nextActivityId}`)).body
    expect(next).toMatchObject({
      state: 'planned',
      dueAt: '2027-03-29T06:00:00.000Z',
      previousActivityId: made.id,
      dealId: deal,
      customerId: customer.id,
      recurrence: null,
    })
    await done(`${at}/${made.id}/complete`, {})
    await done(`${at}/${made.id}/reopen`, {})
    expect((await done(`${at}/${made.id}/complete`, {})).nextActivityId).toBe(next.id)
    expect(await factsOf(next.id)).toEqual(['activity.created'])
    expect(await sales.patch(`${at}/${made.id}`, { recurrence: 'FREQ=DAILY' })).toMatchObject({
      status: 409,
      body: { code: 'crm_activity_not_planned' },
    })
  })

  it('that two complete at once is followed by one', async () => {
    const made = await planned({ dueAt: '2027-03-22T09:00:00Z', recurrence: 'FREQ=DAILY' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => done(`${at}/${made.id}/complete`, {})))
    expect(new Set(answers.map(({ nextActivityId }) => nextActivityId)).size).toBe(1)
  })

  it('changes only as it was read', async () => {
    const made = await planned()
    const changed = await sales.patch(`${at}/${made.id}`, {
      subject: 'Soita uudelleen',
      ownerMembershipId: world.meri.members.aino.id,
      expectedUpdatedAt: made.updatedAt,
    })
    expect(changed.body).toMatchObject({
      subject: 'Soita uudelleen',
      ownerMembershipId: world.meri.members.aino.id,
    })
    for (const verb of ['complete', 'cancel', 'reopen'])
      expect(
        await sales.post(`${at}/${made.id}/${verb}`, {
          expectedUpdatedAt: made.createdAt.replace('20', '19'),
        }),
      ).toMatchObject({
        status: 409,
        body: { code: 'crm_activity_stale' },
      })
    const stale = await sales.patch(`${at}/${made.id}`, {
      notes: 'x',
      expectedUpdatedAt: '2020-01-01T00:00:00Z',
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'crm_activity_stale' } })
    expect(await sales.get(`${at}/${newId()}`)).toMatchObject({ status: 404 })
  })
})

describe('bad input', async () => {
  const foreign = await movedToTunturi(world, 'deals', await dealWith(world, null))
  const foreignLead = await movedToTunturi(world, 'leads', await newLead(world))
  const foreignMember = world.tunturi.members.ilmari.id

  it.each<[number, string, object]>([
    [404, 'customer_not_found', { customerId: newId() }],
    [404, 'crm_contact_not_found', { contactId: newId() }],
    [404, 'crm_deal_not_found', { dealId: foreign }],
    [404, 'crm_lead_not_found', { leadId: foreignLead }],
    [404, 'membership_not_found', { ownerMembershipId: foreignMember }],
    [404, 'crm_activity_outcome_not_found', { state: 'done', outcomeCode: 'met' }],
    [409, 'crm_activity_not_done', { outcomeCode: 'reached' }],
    [409, 'crm_activity_not_done', { doneAt: '2026-01-01T00:00:00Z' }],
    [422, 'crm_activity_done_in_future', { state: 'done', doneAt: '2999-01-01T00:00:00Z' }],
    [422, 'crm_activity_recurrence_without_due', { recurrence: 'FREQ=DAILY' }],
    [422, 'crm_activity_recurrence_invalid', { dueAt: '2027-01-01T00:00:00Z', recurrence: 'joka maanantai' }],
    [400, 'external_ref_incomplete', { externalSource: 'erp' }],
    [409, 'external_ref_conflict', { externalSource: 'erp', externalId: 'a-1' }],
    [422, 'custom_field_unknown', { customFields: { nothing: 1 } }],
    [404, 'project_not_found', { projectId: newId() }],
    [404, 'project_not_found', { projectId: world.tunturi.projects.get('tower') }],
    [400, 'bad-request', { subject: '   ' }],
    [400, 'bad-request', { type: 'fax' }],
  ])('is refused with %s %s', async (status, code, body) => refusedWith(body, status, code))

  it('to what is done is refused in the same way', async () => {
    const made = await planned()
    const completed = (body: object) => sales.post(`${at}/${made.id}/complete`, body)
    expect(await completed({ doneAt: '2999-01-01T00:00:00Z' })).toMatchObject({
      status: 422,
      body: { code: 'crm_activity_done_in_future' },
    })
    expect(await completed({ outcomeCode: 'met' })).toMatchObject({
      status: 404,
      body: { code: 'crm_activity_outcome_not_found' },
    })
  })

  it('leaves nothing behind', async () => {
    expect((await sales.get(`${at}?q=${encodeURIComponent('joka maanantai')}`)).body.items).toEqual([])
  })
})
