import { beforeAll, expect, it } from 'vitest'
import { dealWorld } from './world.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'

const { world, admin, deal, made, customer, other, contact, foreign, ...ids } = await dealWorld()
const sales = world.as('sisu')
const { sisu } = world.meri.members

const imported = async (rows: object[], more: object = {}): Promise<any> => {
  const answer = await admin.post('/v1/imports/deals', { rows, filename: 'kaupat.csv', ...more })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}
const results = ({ results: rows }: any) => rows.map(({ status, code, field }: any) => [status, code, field])
const stored = async (id: string) => (await admin.get(`/v1/crm/deals/${id}`)).body
const pipelineOf = async (id: string) => (await admin.get(`/v1/customers/${id}`)).body.openPipelineCents
const told = async (id: string) =>
  (
    await world.database.owner<{ event: string }>(
      `select event from integration_events where payload ->> 'dealId' = $1 order by sequence`,
      [id],
    )
  ).map(({ event }) => event)
const undo = (importId: string) => admin.post(`/v1/imports/${importId}/undo`, {})
const row = (number: number, more: object = {}) => ({
  externalSource: 'old_crm',
  externalId: String(number),
  title: `Kauppa ${number}`,
  ...more,
})
const timelineOf = async (id: string) =>
  (await admin.get(`/v1/crm/deals/${id}/timeline`)).body.items.map(({ kind }: any) => kind)
const ok = (status: string) => [status, null, undefined]

beforeAll(async () => {
  const change = (path: string, body: object) => admin.patch(path, body)
  expect(
    await change(`/v1/customers/${customer.id}`, { externalSource: 'erp', externalId: 'a-1' }),
  ).toMatchObject({ status: 200 })
  const mail = { email: 'Lahja@sahko.example' }
  expect(await change(`/v1/customers/${customer.id}/contacts/${contact.id}`, mail)).toMatchObject({
    status: 200,
  })
  const own = { email: 'pekka@leipomo.example' }
  expect(await change(`/v1/customers/${other.id}/contacts/${foreign.id}`, own)).toMatchObject({ status: 200 })
})

it('rows make deals where and as they say; the same rows again change nothing', async () => {
  const rows = [
    row(1, {
      customerCode: 'sahko',
      contactEmails: 'lahja@SAHKO.example',
      pipeline: 'Myynti',
      stage: 'offered',
      valueCents: '1250000',
      expectedCloseDate: '2027-03-31',
      owner: 'sisu@meri.example',
      customFields: { region: 'Turku' },
    }),
    row(2, {
      customerExternalSource: 'erp',
      customerExternalId: 'a-1',
      valueCents: 500,
      state: 'won',
      closeReason: 'price',
      closedDate: '2026-02-03',
      closeNote: 'Halvin.',
    }),
    row(3, { customerId: other.id, pipeline: 'renewals', state: 'lost', closeReason: 'Ei budjettia' }),
    { title: 'Ilman viitettä', customerCode: 'leipomo' },
  ]
  const dry = await imported(rows, { dryRun: true })
  expect(dry.results.map(({ status, id }: any) => [status, id])).toEqual(rows.map(() => ['created', null]))
  const done = await imported(rows)
  const [first, second, third] = await Promise.all(done.results.map(({ id }: any) => stored(id)))
  expect(first).toMatchObject({
    state: 'open',
    customerId: customer.id,
    contacts: [{ contactId: contact.id, primary: true }],
    stageId: ids.offered,
    valueCents: 1_250_000,
    ownerMembershipId: sisu.id,
    customFields: { region: 'Turku' },
  })
  expect(second).toMatchObject({
    state: 'won',
    closedAt: '2026-02-02T22:00:00.000Z',
    wonReasonId: ids.wonReason.id,
    closeNote: 'Halvin.',
    customerId: customer.id,
  })
  expect(third).toMatchObject({ state: 'lost', stageId: ids.due, lostReasonId: ids.lostReason.id })
  expect(await Promise.all([first, second, third].map(({ id }) => told(id)))).toEqual([
    [],
    ['deal.won'],
    ['deal.lost'],
  ])
  expect(await pipelineOf(customer.id)).toBe(1_250_000)
  expect(results(await imported(rows))).toEqual(rows.map(() => ok('unchanged')))
  expect(await undo(done.importId)).toMatchObject({ status: 200 })
  expect(await admin.get(`/v1/crm/deals/${first.id}`)).toMatchObject({ status: 404 })
  expect(await pipelineOf(customer.id)).toBeNull()
})

it('rows move, win and reopen deals as single writes do, and undoing puts stage, stays and outcome back', async () => {
  const { results: before } = await imported([
    row(11, { customerCode: 'sahko', valueCents: 700 }),
    row(12, { customerCode: 'sahko', valueCents: 40, state: 'lost', closeReason: 'no_budget' }),
  ])
  const [moved, reopened] = before.map(({ id }: any) => id)
  const was = await Promise.all([stored(moved), stored(reopened)])
  const changed = await imported([
    row(11, { stage: 'negotiated', state: 'won', closedDate: dateIn('Europe/Helsinki', was[0].createdAt) }),
    row(12, { state: 'open', stage: 'negotiated', valueCents: 60 }),
  ])
  expect(results(changed)).toEqual([ok('updated'), ok('updated')])
  expect(await stored(moved)).toMatchObject({ state: 'won', stageId: ids.negotiated })
  expect(await stored(reopened)).toMatchObject({ state: 'open', valueCents: 60, closedAt: null })
  expect(await told(moved)).toEqual(['deal.stage_changed', 'deal.won'])
  expect(await told(reopened)).toEqual(['deal.lost', 'deal.stage_changed', 'deal.stage_changed'])
  expect(await timelineOf(reopened)).toEqual([
    'deal_stage_changed',
    'deal_reopened',
    'deal_lost',
    'deal_created',
  ])
  expect(await pipelineOf(customer.id)).toBe(60)

  expect(await undo(changed.importId)).toMatchObject({ status: 200 })
  const still = ({ updatedAt: _, stageHistory, ...rest }: any) => ({
    ...rest,
    stageHistory: stageHistory.map(({ seconds: __, ...stay }: any) => stay),
  })
  expect(still(await stored(moved))).toEqual(still(was[0]))
  expect(still(await stored(reopened))).toEqual(still(was[1]))
  expect(await told(moved)).toEqual(['deal.stage_changed', 'deal.won', 'deal.stage_changed'])
  expect((await told(reopened)).at(-1)).toBe('deal.lost')
  expect(await timelineOf(reopened)).toEqual(['deal_lost', 'deal_created'])
  expect(await pipelineOf(customer.id)).toBe(700)
})

it('bad rows are refused with their field, and stop no other', async () => {
  const lines = [{ productId: ids.product.id, quantityMilli: 1000 }]
  await deal({ externalSource: 'old_crm', externalId: '40', lines })
  await imported([row(41, { state: 'won', valueCents: 1 })])
  for (const _ of [1, 2]) await deal({ title: 'Sama' })
  const rows: [object, string, string | undefined][] = [
    [row(21, { externalId: null }), 'external_ref_incomplete', 'externalId'],
    [{ valueCents: 1 }, 'missing_required', 'title'],
    [row(22, { title: null }), 'missing_required', 'title'],
    [row(22, { customerCode: 'ei' }), 'customer_not_found', 'customerCode'],
    [row(22, { customerExternalSource: 'erp' }), 'external_ref_incomplete', 'customerExternalId'],
    [row(22, { owner: 'nobody@meri.example' }), 'membership_not_found', 'owner'],
    [row(22, { pipeline: 'ei' }), 'pipeline_not_found', 'pipeline'],
    [row(22, { stage: 'ei' }), 'pipeline_stage_not_found', 'stage'],
    [row(22, { pipeline: 'sales', stage: 'due' }), 'pipeline_stage_mismatch', 'stage'],
    [row(22, { stage: 'offered' }), 'crm_deal_stage_fields_required', 'valueCents'],
    [row(22, { valueCents: '12,50' }), 'invalid_value', 'valueCents'],
    [row(22, { valueCents: -1 }), 'invalid_value', 'valueCents'],
    [row(22, { expectedCloseDate: '31.3.2027' }), 'invalid_value', 'expectedCloseDate'],
    [row(22, { state: 'sold' }), 'invalid_value', 'state'],
    [row(22, { state: 'won', closedDate: '2999-01-01' }), 'invalid_value', 'closedDate'],
    [row(22, { state: 'open', closedDate: '2026-01-01' }), 'invalid_value', 'closedDate'],
    [row(22, { closeReason: 'price' }), 'missing_required', 'state'],
    [row(22, { state: 'lost' }), 'missing_required', 'closeReason'],
    [row(22, { state: 'lost', closeReason: 'price' }), 'close_reason_not_found', 'closeReason'],
    [row(22, { contactEmails: 'nobody@sahko.example' }), 'crm_contact_not_found', 'contactEmails'],
    [
      row(22, { customerCode: 'sahko', contactEmails: 'pekka@leipomo.example' }),
      'crm_contact_customer_mismatch',
      'contactEmails',
    ],
    [row(22, { customFields: { nothing: 'x' } }), 'custom_field_unknown', 'customFields.nothing'],
    [row(40, { valueCents: 5 }), 'crm_deal_value_from_lines', 'valueCents'],
    [row(41, { valueCents: 5 }), 'crm_deal_closed', undefined],
    [row(41, { state: 'lost', closeReason: 'no_budget' }), 'crm_deal_closed', 'state'],
    [row(41, { closedDate: '2026-01-01' }), 'crm_deal_closed', 'closedDate'],
    [{ title: 'Sama' }, 'crm_deal_ambiguous', 'title'],
  ]
  const answer = await imported([...rows.map(([sent]) => sent), row(22)])
  expect(results(answer)).toEqual([...rows.map(([, code, field]) => ['error', code, field]), ok('created')])
  expect(results(await imported([row(23)], { mode: 'update_only' }))).toEqual([
    ['error', 'record_not_found', undefined],
  ])
  expect(await sales.post('/v1/imports/deals', { rows: [row(24)] })).toMatchObject({ status: 403 })
})

it('a customer that was merged away leads to the one that it was merged into', async () => {
  const loser = await made('/v1/customers', { name: 'Vanha Sähkö', code: 'vanha' })
  const merged = await admin.post(`/v1/customers/${loser.id}/merge`, { targetCustomerId: other.id })
  expect(merged, JSON.stringify(merged.body)).toMatchObject({ status: 200 })
  const { results: done } = await imported([
    row(51, { customerCode: 'vanha' }),
    row(52, { customerId: loser.id }),
  ])
  for (const { id } of done) expect(await stored(id)).toMatchObject({ customerId: other.id })
})

it('what was done since, and what refers to a deal, is in the way of undoing', async () => {
  const done = await imported([row(61), row(62)])
  const [used, touched] = done.results.map(({ id }: any) => id)
  await made('/v1/crm/activities', { type: 'task', subject: 'Soita', dealId: used })
  expect(
    await admin.post(`/v1/crm/deals/${touched}/change-stage`, { stageId: ids.negotiated }),
  ).toMatchObject({ status: 200 })
  expect(await undo(done.importId)).toMatchObject({
    status: 409,
    body: {
      code: 'import_undo_blocked',
      rows: [
        { index: 0, code: 'record_in_use', by: 'activities' },
        { index: 1, code: 'record_changed' },
      ],
    },
  })
})

it('a contact keeps the part that it has in the deal, and its address is one of several people', async () => {
  const { id } = await deal({
    customerId: customer.id,
    contacts: [{ contactId: contact.id, role: 'buyer' }],
    externalSource: 'old_crm',
    externalId: '71',
  })
  const same = row(71, { title: 'Koulun lämpöpumput', contactEmails: 'lahja@sahko.example' })
  expect(results(await imported([same]))).toEqual([ok('unchanged')])
  await made(`/v1/customers/${other.id}/contacts`, { name: 'Lahjan sijainen', email: 'lahja@sahko.example' })
  const lone = { ...row(72, { contactEmails: 'lahja@sahko.example' }) }
  expect(results(await imported([lone, { ...lone, customerCode: 'sahko' }]))).toEqual([
    ['error', 'crm_contact_ambiguous', 'contactEmails'],
    ok('created'),
  ])
  expect(await stored(id)).toMatchObject({ contacts: [{ role: 'buyer' }] })
})
