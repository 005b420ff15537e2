import fc from 'fast-check'
import { expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { mondayOf, weekdayOf } from '../../../../../platform/vocabulary/weekdays.ts'

const world = await startWorld()
const { id: orgId, members, catalogs, projects } = world.meri
const admin = world.as('aino')
const people = [members.veera.id, members.onni.id, members.paavo.id]
const targets = [...projects.values()]
const weeks = ['2027-01-04', '2027-01-11', '2027-01-18']
const [from = ''] = weeks
const to = addDays(from, 20)
/** Epiphany falls on a Wednesday; everybody has the office's 37.5 hours. */
const expectedOn = (date: string) => (date === '2027-01-06' || weekdayOf(date) > 5 ? 0 : 450)

type Step =
  | { readonly kind: 'plan'; readonly projectId: string; readonly rows: readonly object[] }
  | {
      readonly kind: 'work'
      readonly member: string
      readonly date: string
      readonly errand: number
      readonly parts: readonly { readonly valueId: string; readonly minutes: number }[]
    }
  | { readonly kind: 'mark'; readonly member: string; readonly date: string; readonly dayType: string | null }

const member = fc.constantFrom(...people)
const date = fc.integer({ min: 0, max: 20 }).map(days => addDays(from, days))
const cell = fc.record({
  membershipId: member,
  weekStart: fc.constantFrom(...weeks),
  minutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2700 })),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('plan'),
    projectId: fc.constantFrom(...targets),
    rows: fc.uniqueArray(cell, { minLength: 1, selector: each => each.membershipId + each.weekStart }),
  }),
  fc.record({
    kind: fc.constant('work'),
    member,
    date,
    errand: fc.integer({ min: 0, max: 120 }),
    parts: fc.uniqueArray(
      fc.record({ valueId: fc.constantFrom(...targets), minutes: fc.integer({ min: 1, max: 200 }) }),
      { selector: each => each.valueId },
    ),
  }),
  fc.record({
    kind: fc.constant('mark'),
    member,
    date,
    dayType: fc.constantFrom(...Object.values(catalogs.dayTypes), null),
  }),
)

/** What cannot be done in the state of things is refused, and nothing follows. */
async function carryOut(one: Step): Promise<unknown> {
  if (one.kind === 'plan')
    return admin.put(`/v1/projects/${one.projectId}/allocations`, { allocations: one.rows })
  const day = `/v1/team/members/${one.member}/work-days/${one.date}`
  if (one.kind === 'mark') return admin.put(`${day}/day-type`, { dayTypeId: one.dayType })
  const { work, errand } = catalogs.entryTypes
  const allocations = one.parts.map(part => ({ dimensionId: 'project', ...part }))
  return admin.put(`${day}/entries`, {
    entries: [
      { entryTypeId: work, durationMinutes: 420, allocations },
      ...(one.errand > 0 ? [{ entryTypeId: errand, durationMinutes: one.errand }] : []),
    ],
  })
}

interface Found {
  readonly membershipId: string
  readonly weekStart: string
  readonly projectId: string
  readonly minutes: number
}

/** The same from every row, one by one. */
async function recomputed() {
  const planned = await world.database.owner<Found>(
    `select membership_id as "membershipId", week_start::text as "weekStart", project_id as "projectId", minutes
     from project_allocations where org_id = $1`,
    [orgId],
  )
  const days = await world.database.owner<{
    membershipId: string
    date: string
    dayTypeId: string | null
    entries: { entryTypeId: string; minutes: number; allocations: { valueId: string; minutes: number }[] }[]
  }>(
    `select d.membership_id as "membershipId", d.work_date::text as date, d.day_type_id as "dayTypeId", coalesce((
       select json_agg(json_build_object('entryTypeId', v.entry_type_id, 'minutes', e.duration_minutes, 'allocations', e.allocations))
       from work_entries e join entry_type_versions v on v.org_id = e.org_id and v.id = e.entry_type_version_id
       where e.org_id = d.org_id and e.work_day_id = d.id), '[]') as entries
     from work_days d where d.org_id = $1`,
    [orgId],
  )
  const worked: Found[] = days.flatMap(({ membershipId, date: on, entries }) =>
    entries.flatMap(({ allocations }) =>
      allocations.map(({ valueId, minutes }) => ({
        membershipId,
        weekStart: mondayOf(on),
        projectId: valueId,
        minutes,
      })),
    ),
  )
  return people.map(membershipId => ({
    membershipId,
    weeks: weeks.map(weekStart => {
      const ofWeek = (all: readonly Found[]) =>
        all.filter(each => each.membershipId === membershipId && each.weekStart === weekStart)
      const total = (all: readonly { readonly minutes: number }[]) =>
        all.reduce((sum, { minutes }) => sum + minutes, 0)
      const dates = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index))
      const capacityMinutes = dates.reduce((sum, on) => sum + expectedOn(on), 0)
      const absentMinutes = dates.reduce((sum, on) => {
        const day = days.find(each => each.membershipId === membershipId && each.date === on)
        const isLeave = day?.dayTypeId != null && day.dayTypeId !== catalogs.dayTypes.training_day
        const errands = (day?.entries ?? []).filter(each => each.entryTypeId === catalogs.entryTypes.errand)
        return sum + (isLeave ? expectedOn(on) : Math.min(expectedOn(on), total(errands)))
      }, 0)
      const [plan, work] = [ofWeek(planned), ofWeek(worked)]
      return {
        weekStart,
        capacityMinutes,
        absentMinutes,
        plannedMinutes: total(plan),
        actualMinutes: total(work),
        freeMinutes: capacityMinutes - absentMinutes - total(plan),
        projects: [...new Set([...plan, ...work].map(({ projectId }) => projectId))]
          .sort()
          .map(projectId => ({
            projectId,
            plannedMinutes: total(plan.filter(each => each.projectId === projectId)),
            actualMinutes: total(work.filter(each => each.projectId === projectId)),
          })),
      }
    }),
  }))
}

it('the roster is what its rows add up to, whatever was planned, worked and marked', async () => {
  const path = `/v1/projects/roster?from=${from}&to=${to}&membershipIds=${people.join()}`
  let busiest = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
      for (const each of steps) await carryOut(each)
      const { people: shown } = await made(admin.get(path))
      const expected = await recomputed()
      for (const { membershipId, weeks: expectedWeeks } of expected) {
        const person = shown.find((each: { membershipId: string }) => each.membershipId === membershipId)
        expect(person.weeks).toEqual(expectedWeeks)
      }
      busiest = Math.max(busiest, ...expected.flatMap(each => each.weeks.map(week => week.projects.length)))
    }),
    { numRuns: 200 },
  )
  expect(busiest).toBe(2)
})

it('of more than 500 people is refused, and that of some of them is not', async () => {
  const rows = Array.from({ length: 495 }, (_, index) => ({
    firstNames: 'Joku',
    lastName: `Tekijä ${index}`,
    email: `joku${index}@meri.example`,
    role: 'employee',
  }))
  await made(admin.post('/v1/memberships/bulk', { rows }))
  const path = `/v1/projects/roster?from=${from}&to=${to}`
  expect(await admin.get(path)).toMatchObject({ status: 422, body: { code: 'project_roster_too_large' } })
  const unit = `&planningUnitId=${catalogs.planningUnits.office}`
  expect((await admin.get(path + unit)).body.people).toHaveLength(Object.keys(members).length)
})
