import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const office = await absencesOf(world)

const monday = '2028-01-10'
const veera = world.as('veera')
const elina = world.as('elina')

/** One thing that somebody does with an absence; what is refused changes nothing. */
const step = fc.record({
  what: fc.constantFrom('create', 'approve', 'change', 'decline', 'request', 'cancel', 'withdraw'),
  which: fc.nat(7),
  start: fc.nat(11),
  length: fc.nat(4),
  type: fc.constantFrom('annual_holiday', 'paid_leave', 'unpaid_leave'),
  part: fc.constantFrom('full', 'full', 'am', 'pm', 'hours'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function extentOf({ start, length, type, part }: Step) {
  const startDate = addDays(monday, start)
  const single = part === 'am' || part === 'pm'
  return {
    absenceTypeId: office.types[type],
    startDate,
    endDate: single ? startDate : addDays(startDate, length),
    startPart: single ? part : 'full',
    endPart: single ? part : 'full',
    minutesPerDay: part === 'hours' ? 120 : null,
  }
}

async function carryOut(ids: string[], each: Step): Promise<void> {
  const id = ids[each.which % Math.max(ids.length, 1)]
  if (each.what === 'create' || id === undefined) {
    const { status, body } = await veera.post('/v1/me/absences', { ...extentOf(each), submit: true })
    if (status === 201) ids.push(body.id)
    else expect(status).toBe(422)
    return
  }
  const doing: Record<Exclude<Step['what'], 'create'>, () => Promise<{ status: number }>> = {
    approve: () => elina.post(`/v1/absences/${id}/approve`, {}),
    change: () => veera.patch(`/v1/me/absences/${id}`, extentOf(each)),
    decline: () => elina.post(`/v1/absences/${id}/decline`, {}),
    request: () => veera.post(`/v1/me/absences/${id}/request-cancellation`, {}),
    cancel: () => elina.post(`/v1/absences/${id}/cancel`, {}),
    withdraw: () => veera.post(`/v1/me/absences/${id}/withdraw`, {}),
  }
  expect((await doing[each.what]()).status).toBeOneOf([200, 409, 422])
}

/** What the days have of absences, by date, in one form. */
async function marks(): Promise<string[]> {
  const rows = await world.database.owner<{ mark: string }>(
    `select d.work_date || ' whole ' || d.absence_period_id || ' ' || d.absence_type_version_id as mark from work_days d
     where d.org_id = $1 and d.absence_period_id is not null
     union all
     select d.work_date || ' ' || e.duration_minutes || ' ' || e.absence_period_id || ' ' || e.absence_type_version_id
     from work_days d join work_entries e on e.org_id = d.org_id and e.work_day_id = d.id
     where d.org_id = $1 and e.absence_period_id is not null`,
    [world.meri.id],
  )
  return rows.map(({ mark }) => mark).toSorted()
}

/** What they should have: the working days of the absences in force. */
async function expected(): Promise<string[]> {
  const rows = await world.database.owner<{ mark: string }>(
    `select a.work_date || case when a.part = 'full' then ' whole ' else ' ' || a.minutes || ' ' end
       || a.period_id || ' ' || a.absence_type_version_id as mark
     from absence_days a join absence_periods p on p.org_id = a.org_id and p.id = a.period_id
     where a.org_id = $1 and p.state in ('approved', 'cancel_requested') and a.minutes is not null`,
    [world.meri.id],
  )
  return rows.map(({ mark }) => mark).toSorted()
}

it('whatever is asked for, approved, changed and cancelled, days have the marks of the absences in force', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async steps => {
      const ids: string[] = []
      for (const each of steps) await carryOut(ids, each)
      expect(await marks()).toEqual(await expected())
      for (const id of ids) await elina.post(`/v1/absences/${id}/cancel`, {})
      expect(await marks()).toEqual([])
      const [left] = await world.database.owner<{ count: string }>(
        `select count(*) from work_days where org_id = $1 and work_date >= $2 and day_type_id is not null`,
        [world.meri.id, monday],
      )
      expect(Number(left?.count)).toBe(0)
    }),
    { numRuns: 40 },
  )
})
