import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import { thingsOf } from '../breadth/things.ts'
import { each, open, urlOf, writes } from '../breadth/operations.ts'
import { Client } from '../world/client.ts'
import { fillCompany, foundCompany, workingDates } from '../world/large-company.ts'
import { type Sent, sentBy } from '../world/sent-statements.ts'
import { startWorld } from '../world/world.ts'
import { hasPlan, planOf, type Step } from './plan.ts'

const size = { members: 30, days: 40 }
const companies = 10

const world = await startWorld({ checkAnswers: false })
const admin = world.as('aino')
const things = await thingsOf(world, 'meri')
const swap = (await admin.get(`/v1/shift-swaps/${things['shift_swap_not_found']}`)).body
const { code: level } = (await admin.get(`/v1/dimensions/${things['dimension_not_found']}`)).body
const crowd = []
for (let ordinal = 1; ordinal <= companies; ordinal++) {
  const company = await foundCompany(world.app, `company-${ordinal}`)
  await fillCompany(world.database.owner, company, size)
  crowd.push(company)
}
await world.database.owner('analyze')
const [company] = crowd as [(typeof crowd)[number]]
const dates = workingDates(size.days)
const service = new Client(world.app.server, { authorization: `Bearer ${company.serviceKey}` })

/** What a request sends to the database; its caller was looked up just before, and is remembered as time stands still. */
async function statementsOf(
  client: Client,
  request: () => Promise<{ status: number; body: unknown }>,
): Promise<readonly Sent[]> {
  for (const { id } of [world.meri, company]) world.app.services.authenticator.forget(id)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  try {
    await client.get('/v1/me/access')
    return await sentBy(async () => {
      const { status, body } = await request()
      expect(status, JSON.stringify(body)).toBeLessThan(300)
    })
  } finally {
    clock.mockRestore()
  }
}

const trips = (sent: readonly Sent[]): number => (sent.at(-1)?.trip ?? -1) + 1

/** Reads of a table from its beginning to its end. */
async function wholeTableReads(orgId: string, sent: readonly Sent[], settings: string[] = []) {
  const found: string[] = []
  for (const { statement } of sent.filter(each => hasPlan(each.statement)))
    for (const step of await planOf(world.database, orgId, statement, settings))
      if (readsWholeTable(step) && large.has(step['Relation Name'] ?? ''))
        found.push(`${step['Node Type']} on ${step['Relation Name']}: ${statement.text.trim().slice(0, 120)}`)
  return found
}

/** Tables with rows of other organisations that a small database too must not be read through for. */
const large = new Set([
  'work_days',
  'work_entries',
  'memberships',
  'integration_events',
  'audit_entries',
  'webhook_deliveries',
])

const readsWholeTable = (step: Step): boolean =>
  step['Node Type'] === 'Seq Scan' || (/Index.*Scan$/.test(step['Node Type']) && !step['Index Cond'])

describe('a read', () => {
  let ownAbsenceId = ''
  const paramsOf = (operation: (typeof open)[number]) =>
    operation.path.startsWith('/v1/me/absences/')
      ? { id: ownAbsenceId }
      : Object.fromEntries(
          Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
            'missing' in parameter ? [[name, things[parameter.missing] ?? '']] : [],
          ),
        )
  // Reading the audit trail is recorded in it, so these requests write.
  const reads = open.filter(operation => !writes(operation) && operation.tag !== 'Audit')
  const plan = { planningUnitId: things['planning_unit_not_found'] ?? '' }
  const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'shiftPlan.read': plan,
    'shiftPlan.actual': plan,
    'shiftPublications.listChanges': plan,
    'shiftSwaps.candidates': { shiftId: swap.fromShift.id },
    'balances.project': { until: addDays(dateIn('Europe/Helsinki', new Date().toISOString()), 30) },
    'attachments.list': {
      targetType: 'export_batch',
      targetId: things['export_batch_not_found'] ?? '',
    },
    'customers.lookUp': { businessId: '9100010-1' },
    'exports.trackingTargets': { level },
    'dealFigures.conversion': { pipelineId: things['pipeline_not_found'] ?? '' },
    'dealFigures.timeInStage': { pipelineId: things['pipeline_not_found'] ?? '' },
  }
  // The record that an attachment belongs to says who reads it, a lead what is looked for, and what waits what it is about; each is
  // asked once it is known.
  const ofRecords = new Set([
    ...['attachments.get', 'attachments.download', 'leads.duplicates'],
    ...['me.requests', 'me.inbox'],
  ])
  // What hours are worth is asked once it is known which hours: those of a page, and those that wait with what they are about.
  const ofHours: Readonly<Record<string, number>> = { 'approvals.list': 3, 'unbilled.rows': 4 }

  // An export asks what the records of a page name once it has read them, and of some which of several a name means.
  const tripsOf = (id: string) => ofHours[id] ?? (id.startsWith('exports.') ? 3 : ofRecords.has(id) ? 2 : 1)

  beforeAll(async () => {
    const { status } = await admin.post(`/v1/attachments/${things['attachment_not_found']}/finalize`, {})
    expect(status).toBe(200)
    const dates = { startDate: '2027-04-05', endDate: '2027-04-07' }
    const absenceTypeId = things['absence_type_not_found']
    const absence = await admin.post('/v1/me/absences', { absenceTypeId, ...dates })
    expect(absence).toMatchObject({ status: 201 })
    ownAbsenceId = absence.body.id
    const task = `/v1/tasks/${things['task_not_found']}`
    const rule = { mode: 'when_done', rule: 'FREQ=WEEKLY' }
    expect(await admin.patch(task, { dueDate: '2099-01-05' })).toMatchObject({ status: 200 })
    expect(await admin.put(`${task}/recurrence`, rule)).toMatchObject({ status: 200 })
  })

  it.each(each(reads))('%s is one network write, and reads no table through', async (id, operation) => {
    const url = urlOf(operation, paramsOf(operation), queries[id])
    const sent = await statementsOf(admin, () => admin.get(url))
    expect(trips(sent)).toBeLessThanOrEqual(tripsOf(id))
    expect(await wholeTableReads(world.meri.id, sent, ['enable_seqscan = off'])).toEqual([])
  })
})

describe('among many work days', () => {
  const veera = company.members.veera.id
  const month = `from=${dates[0]}&to=${dates[20]}`

  it.each([
    ['a page of a period', `/v1/work-days?${month}&limit=50`],
    ['a sweep of a period', `/v1/work-days?${month}&updatedSince=2026-02-01T00:00:00Z&limit=100`],
    ['the days of one member', `/v1/team/members/${veera}/work-days?${month}`],
    // What it is about is read once it is known what waits (ADR 110).
    ['what waits for a decision', '/v1/team/approvals', 2],
    ['one day of a member', `/v1/team/members/${veera}/work-days/${dates[3]}`],
    ['the roster', '/v1/memberships?limit=100'],
    // What was deleted is read after the rows, so that none of an earlier page is missed (ADR 84).
    ['a sweep of the roster', '/v1/memberships?updatedSince=2026-02-01T00:00:00Z', 2],
    ['the log', '/v1/integration-events?limit=100'],
  ])('%s is found by an index', async (_, path, writes = 1) => {
    const sent = await statementsOf(service, () => service.get(path))
    expect(sent.length).toBeGreaterThan(0)
    expect(trips(sent)).toBe(writes)
    expect(await wholeTableReads(company.id, sent)).toEqual([])
  })
})

describe('a log of which a key may read little', () => {
  it('is found by the index of names, and no other row is looked at', async () => {
    await world.database.owner(
      `insert into integration_events (org_id, id, sequence, event, payload, created_at)
       select $1, gen_random_uuid(), 1000000 + n, case when n % 4000 = 0 then 'shift.changed' else 'workday.confirmed' end,
         '{}', now() - interval '1 day' + n * interval '1 millisecond'
       from generate_series(1, 20000) n`,
      [world.meri.id],
    )
    await world.database.owner('analyze integration_events')
    const { secret } = await world.key('aino', {
      scope: ['integrations.manage', 'scheduling.plan', 'crm.use'],
    })
    const narrow = new Client(world.app.server, { authorization: `Bearer ${secret}` })
    const sent = await statementsOf(narrow, () => narrow.get('/v1/integration-events?limit=2'))
    expect(trips(sent)).toBe(1)
    expect(await wholeTableReads(world.meri.id, sent)).toEqual([])
    const [log] = sent.filter(({ statement }) => statement.text.includes('integration_events'))
    const steps = log
      ? await planOf(world.database, world.meri.id, log.statement, [], { carriedOut: true })
      : []
    const read = steps.filter(step => step['Relation Name']?.startsWith('integration_events'))
    const rows = read.map(step => (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 0))
    expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThan(20)
    expect(read.every(step => !step['Rows Removed by Filter'])).toBe(true)
  })
})

describe('among many deliveries', () => {
  let webhookId = ''
  let deliveryId = ''

  beforeAll(async () => {
    const { body } = await service.post('/v1/webhooks', {
      url: 'https://hooks.example.com/',
      events: ['workday.returned'],
    })
    webhookId = body.id
    const [last] = await world.database.owner<{ id: string }>(
      `insert into webhook_deliveries (org_id, webhook_id, id, redelivery, event, integration_event_id, event_sequence,
         event_created_at, status, acknowledged_at, created_at, updated_at)
       select $1, $2, gen_random_uuid(), 0, 'workday.returned', gen_random_uuid(), n, now(), 'delivered', now(), now(), now()
       from generate_series(1, 20000) n returning id`,
      [company.id, webhookId],
    )
    deliveryId = last?.id ?? ''
    await world.database.owner('analyze webhook_deliveries')
  })

  it.each([
    ['a page of all', () => `/v1/webhooks/${webhookId}/deliveries?limit=50`],
    ['a page of those that arrived', () => `/v1/webhooks/${webhookId}/deliveries?status=delivered&limit=50`],
    ['a page of those that wait', () => `/v1/webhooks/${webhookId}/deliveries?status=pending&limit=50`],
    ['a page of dead letters', () => `/v1/webhooks/${webhookId}/deliveries?status=dead_letter&limit=50`],
    ['one', () => `/v1/webhook-deliveries/${deliveryId}`],
  ])('%s is found by an index, and put in order by it', async (_, path) => {
    const sent = await statementsOf(service, () => service.get(path()))
    expect(trips(sent)).toBe(1)
    expect(await wholeTableReads(company.id, sent)).toEqual([])
  })
})

describe('a write', () => {
  const veera = company.members.veera.id
  const date = '2026-11-02'
  const day = `/v1/team/members/${veera}/work-days/${date}`
  const entries = [{ entryTypeId: company.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
  let workDayId = ''
  const approve = () =>
    service.post(`/v1/work-days/${workDayId}/approve`, {}, { 'idempotency-key': 'approve' })

  it.each<[string, () => Promise<{ status: number; body: any }>]>([
    ['of entries', () => service.put(`${day}/entries`, { entries })],
    [
      'that confirms',
      async () => {
        const answer = await service.post(`${day}/confirm`, {}, { 'idempotency-key': 'confirm' })
        workDayId = answer.body.workDayId
        return answer
      },
    ],
    ['that approves', () => approve()],
    [
      'of a member',
      () =>
        service.post(
          '/v1/memberships',
          { firstNames: 'Uuno', lastName: 'Uusi', role: 'employee', email: 'uuno@company.example' },
          { 'idempotency-key': 'member' },
        ),
    ],
  ])('%s takes at most three round trips, and reads no table through', async (_, request) => {
    const sent = await statementsOf(service, request)
    expect(trips(sent)).toBeLessThanOrEqual(3)
    expect(await wholeTableReads(company.id, sent)).toEqual([])
  })

  it('of a whole batch takes as many round trips as that of one day', async () => {
    const { body } = await service.get(`/v1/work-days?from=${dates.at(0)}&to=${dates.at(-5)}&limit=100`)
    const ids = body.items.map((item: { id: string }) => item.id)
    expect(ids.length).toBe(100)
    const sent = await statementsOf(service, () =>
      service.post('/v1/work-days/approve-batch', { ids }, { 'idempotency-key': 'batch' }),
    )
    expect(trips(sent)).toBeLessThanOrEqual(3)
    expect(await wholeTableReads(company.id, sent)).toEqual([])
  })
})
