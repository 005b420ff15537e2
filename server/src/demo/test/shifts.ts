import { expect, it } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'

interface Shift {
  readonly workDate: PlainDate
  readonly state: string
  readonly acknowledgedAt: string | null
  readonly changedSincePublished: boolean
  readonly warnings: readonly { readonly code: string; readonly reason: string | null }[]
}

type Reader = Pick<Client, 'get'>

export function describeShifts(administrators: readonly Reader[], today: PlainDate): void {
  const from = addDays(mondayOf(today), -14)
  const window = { from, to: addDays(from, 41), publishedTo: addDays(from, 27) }
  it.each([...administrators.entries()])('company %i plans six weeks of shifts', (_, admin) =>
    expectShifts(admin, window, today),
  )
  it.each([...administrators.entries()])('company %i has what its plan is checked by', (_, admin) =>
    expectChecks(admin, window),
  )
  it.each([...administrators.entries()])('company %i plans with care', (_, admin) =>
    expectCare(admin, window, today),
  )
  it.each([...administrators.entries()])('company %i can tell who was planned and who came', (index, admin) =>
    expectAttendance(admin, window, index === 0),
  )
  it.each([...administrators.entries()])('company %i has claims, a swap and delegations', (_, admin) =>
    expectOnTheirWay(admin),
  )
}

interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly publishedTo: PlainDate
}

/** Six weeks are planned, four of them published before they began, and one shift has changed since. */
async function expectShifts(service: Reader, { from, to, publishedTo }: Window, today: PlainDate) {
  const items = await everything<Shift>(service, `/v1/shifts?from=${from}&to=${to}`)
  const weeks = Map.groupBy(items, ({ workDate }) => mondayOf(workDate))
  const published = items.filter(({ state }) => state === 'published')
  expect([...weeks.keys()].sort()).toEqual([0, 7, 14, 21, 28, 35].map(days => addDays(from, days)))
  expect(published.some(({ workDate }) => workDate < today)).toBe(true)
  expect(published.some(({ workDate }) => workDate >= addDays(from, 21))).toBe(true)
  expect(published.every(({ workDate }) => workDate <= publishedTo)).toBe(true)
  expect(published.filter(({ changedSincePublished }) => changedSincePublished)).toHaveLength(1)
  expect(items.some(({ state, workDate }) => state === 'draft' && workDate > publishedTo)).toBe(true)
  for (const half of [
    published.filter(({ workDate }) => workDate < addDays(from, 14)),
    published.filter(({ workDate }) => workDate >= addDays(from, 14)),
  ])
    expect(new Set(half.map(({ acknowledgedAt }) => acknowledgedAt !== null))).toEqual(new Set([true, false]))
  const { body } = await service.get('/v1/shift-publications')
  expect(body.items).toHaveLength(2)
  for (const { periodFrom, publishedAt } of body.items)
    expect(publishedAt < `${addDays(periodFrom, -7)}T00:00:00.000Z`).toBe(true)
  const overridden = items.flatMap(({ warnings }) => warnings).filter(({ reason }) => reason !== null)
  expect(overridden.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['shift_unit_closed', 'shift_notice_short']),
  )
}

/** Rules, closures and staffing that began before the plan, a rotation, and a plan whose hours say what they need. */
async function expectChecks(service: Reader, { from, to }: Window) {
  const planningUnitId = await unitOf(service)
  const unit = `/v1/planning-units/${planningUnitId}`
  const [rules, staffing, closures, rotations, plan] = (
    await Promise.all([
      service.get(`${unit}/shift-rules`),
      service.get(`${unit}/hourly-staffing`),
      service.get(`${unit}/shift-closures`),
      service.get('/v1/shift-rotations'),
      service.get(`/v1/shift-plan?planningUnitId=${planningUnitId}&from=${from}&to=${to}`),
    ])
  ).map(({ body }) => body)
  for (const { versions } of [rules, staffing]) {
    expect(versions).toHaveLength(2)
    expect(versions[0].validFrom < from && versions[1].validFrom > to).toBe(true)
  }
  expect(closures.closures).toHaveLength(1)
  expect(rotations.items).toHaveLength(1)
  const hours: { minimum: number; maximum: number | null; least: number }[] = plan.coverage.flatMap(
    (day: { hours: object[] }) => day.hours,
  )
  expect(hours.some(({ minimum, maximum }) => minimum > 0 && maximum !== null)).toBe(true)
  expect(hours.some(({ minimum, least }) => least >= minimum && minimum > 0)).toBe(true)
}

interface PlanDay {
  readonly date: PlainDate
  readonly hours: readonly { readonly hour: number; readonly minimum: number; readonly least: number }[]
}

/** Nothing is broken but with a reason, except by who fell ill; and where somebody is still wanting the shift is open. */
async function expectCare(service: Reader, { from, to }: Window, today: PlainDate) {
  const planningUnitId = await unitOf(service)
  const period = `planningUnitId=${planningUnitId}&from=${from}&to=${to}`
  const { body: plan } = await service.get(`/v1/shift-plan?${period}`)
  const shifts: Shift[] = plan.people.flatMap((person: { shifts: Shift[] }) => person.shifts)
  const unexplained = shifts.flatMap(({ warnings }) => warnings.filter(({ reason }) => reason === null))
  expect(new Set(unexplained.map(({ code }) => code))).toEqual(new Set(['shift_member_absent']))
  expect(unexplained.length).toBeLessThan(8)
  const open = (await service.get('/v1/open-shifts')).body.items
  const offered = new Set(
    open.flatMap((each: { workDate: PlainDate; startMinutes: number; endMinutes: number }) =>
      Array.from(
        { length: (each.endMinutes - each.startMinutes) / 60 },
        (_, hour) => `${each.workDate} ${each.startMinutes / 60 + hour}`,
      ),
    ),
  )
  const wanting = plan.coverage.flatMap(({ date, hours }: PlanDay) =>
    hours
      .filter(({ minimum, least }) => date > today && least < minimum)
      .map(({ hour }) => `${date} ${hour}`),
  )
  expect(wanting.filter((hour: string) => !offered.has(hour))).toEqual([])
}

/** In the company that works by a rota somebody is ill, whatever else happens, and days expect what was published. */
async function expectAttendance(service: Reader, { from, to }: Window, byRota: boolean) {
  const planningUnitId = await unitOf(service)
  const { body } = await service.get(
    `/v1/shift-plan/actual?planningUnitId=${planningUnitId}&from=${from}&to=${to}`,
  )
  const attendances = body.totals.attendances.map(({ attendance }: { attendance: string }) => attendance)
  const expected = ['as_planned', 'late', 'unplanned', 'expected']
  expect(attendances).toEqual(expect.arrayContaining(byRota ? [...expected, 'absent'] : expected))
  if (!byRota) return
  const helper = body.rows.find(
    ({ displayName }: { displayName: string }) => displayName === 'Siiri Mustonen',
  )
  const days = await everything<{ expectedTargetMinutes: number }>(
    service,
    `/v1/work-days?membershipId=${helper.membershipId}&from=${from}&to=${addDays(from, 13)}`,
  )
  expect(days.some(({ expectedTargetMinutes }) => expectedTargetMinutes === 480)).toBe(true)
}

async function expectOnTheirWay(service: Reader) {
  const { body } = await service.get('/v1/open-shifts')
  const claims = await Promise.all(
    body.items.map(
      async ({ id }: { id: string }) => (await service.get(`/v1/open-shifts/${id}/claims`)).body,
    ),
  )
  const states: string[] = claims.flatMap(({ items }) => items.map(({ state }: { state: string }) => state))
  expect(states.sort()).toEqual(['approved', 'declined', 'pending'])
  expect(new Set(body.items.map(({ claimPolicy }: { claimPolicy: string }) => claimPolicy))).toEqual(
    new Set(['approval', 'first_come']),
  )
  expect((await service.get('/v1/shift-swaps')).body.items).toMatchObject([{ state: 'peer_accepted' }])
  const waiting = (await service.get('/v1/team/approvals?kind=open_shift_claim')).body.items
  expect(waiting).toHaveLength(1)
  const delegations: { kinds: string[] }[] = (await service.get('/v1/approval-delegations')).body.items
  expect(delegations.some(({ kinds }) => kinds.includes('shift_swap'))).toBe(true)
  expect((await service.get('/v1/settings')).body).toMatchObject({
    approvalReminders: true,
    approvalEscalationDays: 5,
  })
}

const unitOf = async (service: Reader): Promise<string> =>
  (await service.get('/v1/shift-publications')).body.items[0].planningUnitId

async function everything<T>(service: Reader, path: string): Promise<T[]> {
  const items: T[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await service.get(`${path}&limit=100${cursor && `&cursor=${cursor}`}`)
    items.push(...body.items)
    cursor = body.pageInfo.nextCursor
  }
  return items
}
