import { expect } from 'vitest'
import type { World } from '../world/world.ts'
import type { Insist } from './insisting.ts'

/** Eight requests each, and one for all: 121. */
const people = 15
const dates = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']

export interface Journey {
  readonly membershipId: string
  readonly workDayIds: readonly string[]
}

/** People who are hired, record days, confirm them and get them approved, and a payroll batch of all their days. */
export async function journeys({ meri }: World, insist: Insist): Promise<Journey[]> {
  const { entryTypes, worktimeModels } = meri.catalogs
  const done: Journey[] = []
  const journey = async (index: number): Promise<Journey> => {
    const created = await insist('POST', '/v1/memberships', {
      firstNames: `Henkilö ${index}`,
      lastName: 'Kestävä',
      role: 'employee',
      worktimeModelId: worktimeModels.hourly,
    })
    expect(created.status).toBe(201)
    const membershipId: string = created.body.id
    const days = `/v1/team/members/${membershipId}/work-days`
    for (const date of dates) {
      const entries = [{ entryTypeId: entryTypes.work, startMinutes: 480, endMinutes: 900 + index }]
      expect(await insist('PUT', `${days}/${date}/entries`, { entries })).toMatchObject({ status: 200 })
    }
    const range = { from: '2026-03-01', to: '2026-03-07' }
    const confirmed = await insist('POST', `${days}/confirm-range`, range)
    expect(confirmed).toMatchObject({ status: 201, body: { actedCount: dates.length } })
    const register = await insist('GET', `${days}?from=${range.from}&to=${range.to}`)
    const workDayIds = register.body.items.map((row: { id: string }) => row.id) as string[]
    expect(await insist('POST', '/v1/work-days/approve-batch', { ids: workDayIds })).toMatchObject({
      status: 200,
      body: { actedCount: dates.length },
    })
    return { membershipId, workDayIds }
  }

  const pending = Array.from({ length: people }, (_, index) => index)
  const worker = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift())
      done.push(await journey(next))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  const batch = await insist('POST', '/v1/export-batches', {
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
  })
  expect(batch).toMatchObject({ status: 201, body: { dayCount: people * dates.length } })
  return done
}

/** Everything that was answered is there once, and none twice. */
export async function expectJourneysOnce({ database, meri }: World, all: readonly Journey[]): Promise<void> {
  const { owner } = database
  expect(all).toHaveLength(people)
  const members = await owner<{ count: string }>(
    `select count(*) from memberships where last_name = 'Kestävä'`,
  )
  expect(Number(members[0]?.count)).toBe(people)
  const days = await owner<{ id: string; status: string }>(
    `select d.id, d.status from work_days d join memberships m on m.org_id = d.org_id and m.id = d.membership_id
     where m.last_name = 'Kestävä'`,
  )
  expect(new Set(days.map(day => day.id))).toEqual(new Set(all.flatMap(({ workDayIds }) => workDayIds)))
  expect(new Set(days.map(day => day.status))).toEqual(new Set(['exported']))

  // Every event has its fact and every fact its event.
  const logged = await owner<{ event: string; subject: string; sequence: string }>(
    `select event, coalesce(payload->>'workDayId', payload->>'membershipId', payload->>'batchId') as subject, sequence
     from integration_events where org_id = $1 order by sequence`,
    [meri.id],
  )
  const times = (event: string, subject: string) =>
    logged.filter(row => row.event === event && row.subject === subject).length
  for (const { membershipId, workDayIds } of all) {
    expect(times('member.created', membershipId)).toBe(1)
    for (const id of workDayIds) {
      expect(times('workday.confirmed', id)).toBe(1)
      expect(times('workday.approved', id)).toBe(1)
    }
  }
  expect(logged.filter(row => row.event === 'export_batch.created')).toHaveLength(1)
  expect(logged.filter(row => row.event === 'workday.approved')).toHaveLength(people * dates.length)

  // The log has no gap, whatever was rolled back in between.
  expect(logged.map(row => Number(row.sequence))).toEqual(logged.map((_, index) => index + 1))
}
