import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { absenceType, absent, retype } from './absent.ts'
import { teamsIn } from './teams.ts'

const world = await startWorld()
const { members } = world.meri
const [admin, elina, onni, otso] = [world.as('aino'), world.as('elina'), world.as('onni'), world.as('otso')]
const { unit, employee } = teamsIn(world)
const types = {
  manager: await absenceType(world, 'manager'),
  hr: await absenceType(world, 'hr'),
  illness: await absenceType(world, 'manager', { unit: 'hours' }),
  other: await absenceType(world, 'hr', { dayTypeId: world.meri.catalogs.dayTypes.unpaid_leave }),
}

describe('what is hidden', () => {
  it('is the same byte for byte for every pair of types', async () => {
    const unitId = await unit(members.onni.id, members.elina.id)
    const [first, second] = [
      await employee(unitId, world.meri.catalogs.worktimeModels.fixed_37_5),
      await employee(unitId, world.meri.catalogs.worktimeModels.fixed_37_5),
    ]
    await made(admin.patch(`/v1/memberships/${first}`, { supervisorMembershipId: members.elina.id }))
    const minimums = [{ validFrom: '2027-01-01', weekdays: [2, 2, 2, 2, 2, 2, 2] }]
    await made(admin.put(`/v1/planning-units/${unitId}/staffing-minimum`, { minimums }))
    const feeds = [
      new URL((await made(elina.post('/v1/me/unit-calendar-feeds', { planningUnitId: unitId }))).url)
        .pathname,
    ]
    const windows = ['from=2027-02-15&to=2027-04-10']
    const paths = windows.flatMap(window => [
      `/v1/team/calendar?${window}&planningUnitId=${unitId}`,
      `/v1/team/calendar?${window}&planningUnitId=${unitId}&limit=1`,
    ])
    /** Everything that a colleague, a dispatcher, and for types of personnel only a supervisor, is answered. */
    const answers = async (clients: readonly Client[]) =>
      JSON.stringify([
        ...(await Promise.all(
          clients.flatMap(client => paths.map(async path => (await client.get(path)).body)),
        )),
        ...(clients.includes(elina)
          ? await Promise.all(feeds.map(async each => (await world.anonymous.get(each)).body))
          : []),
      ])
    const one = fc.record({
      who: fc.constantFrom(first, second),
      start: fc.integer({ min: 0, max: 70 }),
      days: fc.integer({ min: 1, max: 20 }),
      part: fc.constantFrom('full' as const, 'am' as const, 'pm' as const, 'hours' as const),
      state: fc.constantFrom('approved', 'cancel_requested', 'submitted', 'draft'),
    })
    const hidden = [types.manager, types.illness, types.hr, types.other]
    await fc.assert(
      fc.asyncProperty(
        fc.array(one, { minLength: 1, maxLength: 5 }),
        fc.array(fc.constantFrom(...hidden), { minLength: 5, maxLength: 5 }),
        fc.array(fc.constantFrom(...hidden), { minLength: 5, maxLength: 5 }),
        async (absences, before, after) => {
          const ids: string[] = []
          for (const [index, { who, start, days, part, state }] of absences.entries()) {
            const from = addDays('2027-02-01', start)
            const wanted = { from, to: addDays(from, days - 1), part, state }
            ids.push(await absent(world, who, before[index] ?? types.hr, wanted))
          }
          const colleagues = [onni, otso]
          const was = await answers(colleagues)
          for (const [index, id] of ids.entries()) await retype(world, [id], after[index] ?? types.hr)
          expect(await answers(colleagues)).toBe(was)
          await retype(world, ids, types.hr)
          const asHr = await answers([...colleagues, elina])
          await retype(world, ids, types.other)
          expect(await answers([...colleagues, elina])).toBe(asHr)
          const values = [world.meri.id, ids]
          await world.database.owner(
            'delete from absence_days where org_id = $1 and period_id = any($2)',
            values,
          )
          await world.database.owner('delete from absence_periods where org_id = $1 and id = any($2)', values)
        },
      ),
      { numRuns: 50 },
    )
  })
})
