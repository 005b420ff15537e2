import { expect, it } from 'vitest'
import { Client } from '../../../../../../test/world/client.ts'
import { fillCompany, foundCompany } from '../../../../../../test/world/large-company.ts'
import { type Sent, sentBy } from '../../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld({ checkAnswers: false })
const { owner } = world.database

/** A company whose members all have five days of leave a year, of which two are carried over. */
async function companyOf(slug: string, members: number) {
  const company = await foundCompany(world.app, slug)
  await fillCompany(owner, company, { members, days: 1 })
  const service = new Client(world.app.server, { authorization: `Bearer ${company.serviceKey}` })
  const level = { startsAfter: 0, startsAfterUnit: 'days', amount: 5, frequency: 'yearly', gainedAt: 'start' }
  const rules = { validFrom: '2020-01-01', kind: 'general', levels: [level], carryOverMax: 2 }
  const policy = await service.post('/v1/leave-policies', {
    ...{ code: 'days_off', name: 'Days off', unit: 'days' },
    versions: [rules],
  })
  const group = await service.post('/v1/leave-groups', {
    ...{ code: 'everybody', name: 'Everybody' },
    versions: [{ validFrom: '2020-01-01', leavePolicyIds: [policy.body.id] }],
  })
  expect([policy.status, group.status]).toEqual([201, 201])
  await owner(
    `insert into leave_group_memberships (org_id, membership_id, valid_from, leave_group_id, updated_at)
     select org_id, id, '2024-01-01', $2, now() from memberships where org_id = $1`,
    [company.id, group.body.id],
  )
  await owner(
    `insert into leave_accounts (org_id, id, membership_id, leave_policy_id, created_at, updated_at)
     select org_id, gen_random_uuid(), id, $2, now(), now() from memberships where org_id = $1`,
    [company.id, policy.body.id],
  )
  const close = (date = '2024-12-31') => service.post('/v1/period-closings', { kind: 'year_end', date })
  return { service, close, policyId: policy.body.id as string }
}

/** The statements of each transaction that wrote results, one for a hundred members. */
function steps(sent: readonly Sent[]): number[] {
  const counts: number[] = []
  let count = 0
  for (const { statement } of sent) {
    count++
    if (/period_closing_results/.test(statement.text) && /insert/.test(statement.text)) {
      counts.push(count)
      count = 0
    }
  }
  return counts
}

it('a year of leave of 1,000 members is closed with as many statements for each hundred', async () => {
  const { close, service, policyId } = await companyOf('thousand', 1000)
  let answer: Awaited<ReturnType<typeof close>> | undefined
  const sent = await sentBy(async () => {
    answer = await close()
  })
  expect(answer).toMatchObject({
    status: 201,
    body: { state: 'finished', memberCount: 1000, closedCount: 1000 },
  })
  const counts = steps(sent)
  expect(counts).toHaveLength(10)
  // The first one has what the request itself reads before it.
  expect(new Set(counts.slice(1)).size).toBe(1)

  const { body } = await service.get(`/v1/period-closings/${answer?.body.id}/results?limit=100`)
  expect(body.items).toHaveLength(100)
  expect(body.items[0]).toMatchObject({ part: 'leave:days_off', unit: 'days', before: '5' })
  const balances = await service.get(`/v1/leave-balances?leavePolicyId=${policyId}&date=2025-01-01&limit=100`)
  expect(new Set(balances.body.items.map((one: { available: number }) => one.available))).toEqual(
    new Set([7]),
  )

  const rows = () =>
    owner(`select account_id, effective_date, amount, kind from leave_transactions order by account_id, id`)
  const before = await rows()
  expect(await close()).toMatchObject({ status: 201, body: { id: answer?.body.id } })
  expect(await rows()).toEqual(before)
})
