import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { staleSources } from '../port.ts'
import { billingWorld, keyOf } from './world.ts'

const at = await billingWorld()
const { admin, made, done, members, card, write, contributions, consume, priced, approved, rowsOf, sumOf } =
  at
const rules = '/v1/invoicing/rounding-rules'
const hourly = { unitMinutes: 60, mode: 'up', scope: 'entry' }

it('a row says what was worked and what is billed, and every figure adds up to the rows', async () => {
  const { id } = await priced({ budgetCents: 1_000_000 })
  await made(rules, { ...hourly, projectId: id, validFrom: '2026-03-01' })
  for (const date of ['2026-03-02', '2026-03-03', '2026-04-01']) await approved(date, id, 47)
  await at.worked('onni', '2026-04-02', id, 61)
  const rows = await rowsOf(id)
  expect(rows).toMatchObject([
    ...['2026-03-02', '2026-03-03', '2026-04-01'].map(date => ({
      ...{ date, minutes: 47, billedMinutes: 60, cents: 6000, restCents: 6000 },
      explanation: { code: 'hours_rounded', values: { minutes: 47, billedMinutes: 60, cents: 6000 } },
      explain: '47 min worked, 60 min billed at 60.00 € an hour: 60.00 €.',
    })),
    { minutes: 61, billedMinutes: 120, cents: 12_000, obstacle: 'day_not_approved' },
  ])
  const billed = rows.reduce((sum, { cents }) => sum + cents, 0)
  expect(await sumOf(id)).toMatchObject({
    ...{ cents: 18_000, heldCents: 12_000, minutes: 141, billedMinutes: 180 },
    kinds: [{ kind: 'hours', rows: 4, minutes: 141, billedMinutes: 180, cents: 18_000 }],
  })
  const read = async (path: string) => (await admin.get(path)).body
  const profit = (range = '') => read(`/v1/projects/${id}/profitability${range}`)
  expect(await profit()).toMatchObject({ revenueCents: billed, minutes: 202 })
  const [march, april] = [
    await profit('?from=2026-03-01&to=2026-03-31'),
    await profit('?from=2026-04-01&to=2026-04-30'),
  ]
  expect([march.revenueCents, april.revenueCents]).toEqual([12_000, 18_000])
  const { items, revenueCents } = await read(`/v1/projects/${id}/revenue`)
  expect(revenueCents).toBe(billed)
  const told = items.map(({ month, membershipId, cents }: any) => `${month} ${membershipId} ${cents}`)
  expect(new Set(told)).toEqual(
    new Set([
      `2026-03 ${members.veera.id} 12000`,
      `2026-04 ${members.veera.id} 6000`,
      `2026-04 ${members.onni.id} 12000`,
    ]),
  )
  const wip = (await read('/v1/projects/wip?asOf=2026-12-31&limit=100')).items
  expect(wip.find(({ projectId }: any) => projectId === id)).toMatchObject({
    hoursCents: billed,
    minutes: 202,
  })
  const { blockers } = await done(`/v1/projects/${id}/close`, { dryRun: true })
  expect(blockers).toContainEqual(
    expect.objectContaining({ kind: 'unbilled_work', count: 3, minutes: 141, cents: 18_000 }),
  )
  const { cents: used } = await read(`/v1/projects/${id}/budget`)
  expect(used).toMatchObject({ used: billed })
})

it('a cap is used up by what is billed, not by what was worked', async () => {
  const { id } = await priced({ billing: 'capped', budgetCents: 10_000 })
  await made(rules, { ...hourly, projectId: id, validFrom: '2026-03-01' })
  for (const date of ['2026-03-09', '2026-03-10']) await approved(date, id, 31)
  expect(await sumOf(id)).toMatchObject({ cents: 10_000, aboveCapsCents: 2000, billedMinutes: 120 })
  const hours = await rowsOf(id, '&kind=hours')
  const taken = await consume(hours.map(keyOf))
  expect(Array.isArray(taken) && taken.reduce((sum, cents) => sum + cents, 0)).toBe(10_000)
  const { revenueCents, billedCents } = (await admin.get(`/v1/projects/${id}/profitability`)).body
  expect([revenueCents, billedCents]).toEqual([10_000, 10_000])
})

it('hours of a day are billed as parts of it; what was billed keeps its rounding, and a draft is told what changed', async () => {
  const { id } = await priced()
  await made(rules, { ...hourly, scope: 'day', projectId: id, validFrom: '2026-03-01' })
  const dayOf = async (date: string, ...minutes: number[]) => {
    let start = 480
    const entries = minutes.map(each => ({
      entryTypeId: at.work,
      startMinutes: start,
      endMinutes: (start += each),
      allocations: [{ dimensionId: 'project', valueId: id }],
    }))
    const path = `/v1/team/members/${members.veera.id}/work-days/${date}`
    expect(await admin.put(`${path}/entries`, { entries })).toMatchObject({ status: 200 })
    const { body } = await at.world.as('elina').post(`${path}/confirm`, {})
    await done(`/v1/work-days/${body.workDayId}/approve`)
    return body.workDayId
  }
  const dayId = await dayOf('2026-03-16', 25, 5)
  const rows = await rowsOf(id)
  expect(rows).toMatchObject([
    {
      ...{ minutes: 25, billedMinutes: 50, cents: 5000 },
      explain:
        '25 min of 30 min worked in the day, of which 60 min are billed: 50 min at 60.00 € an hour: 50.00 €.',
      explanation: {
        code: 'hours_rounded_together',
        values: { togetherMinutes: 30, togetherBilledMinutes: 60 },
      },
    },
    { minutes: 5, billedMinutes: 10, cents: 1000 },
  ])
  // One part is on a draft; the other is written anew, and with it the whole and the part on the draft.
  const documentId = newId()
  const stale = () =>
    write(async tx => (await staleSources(tx, contributions, documentId)).map(({ sourceId }) => sourceId))
  expect(await consume([keyOf(rows[0])], { documentId, issued: false })).toEqual([5000])
  expect(await stale()).toEqual([])
  await done(`/v1/work-days/${dayId}/unapprove`)
  await dayOf('2026-03-16', 25, 35)
  expect(await stale()).toEqual([rows[0].sourceId])
  expect((await rowsOf(id)).map(({ billedMinutes }) => billedMinutes)).toEqual([35])
  // What is issued keeps what was billed, whatever is asked later.
  await dayOf('2026-03-17', 31)
  const [last] = (await rowsOf(id)).filter(({ date }) => date === '2026-03-17')
  expect(await consume([keyOf(last)])).toEqual([6000])
  await made(rules, { ...hourly, unitMinutes: 1, projectId: id, validFrom: '2026-03-18' })
  const kept = (await admin.get(`/v1/projects/${id}/priced-hours?from=2026-03-17&to=2026-03-17`)).body.items
  expect(kept).toMatchObject([{ minutes: 31, billedMinutes: 60, cents: 6000 }])
})

it('what another rate would change is told by the time that is billed', async () => {
  const { id } = await at.project({ state: 'active', rateCardId: card.id, customerId: at.customer.id })
  const { id: ruleId } = await at.rule({ projectId: id }, 6000)
  await made(rules, { ...hourly, projectId: id, validFrom: '2026-05-01' })
  await at.worked('veera', '2026-05-04', id, 20)
  const version = { validFrom: '2026-05-01', rateCentsPerHour: 9000 }
  const told = (await admin.post(`/v1/rate-cards/${card.id}/rules/${ruleId}/what-if`, version)).body
  expect(told).toMatchObject({ changedMinutes: 20, fromCents: 6000, toCents: 9000, differenceCents: 3000 })
})
