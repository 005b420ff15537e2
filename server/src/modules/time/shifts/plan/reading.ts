import type { Caller } from '../../../../platform/access/caller.ts'
import type { Database } from '../../../../platform/data/database.ts'
import { together } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { minimumsOf } from '../../absences/calendar/port.ts'
import { costBookOf } from '../../../people/cost-rates/port.ts'
import { foreseenWork } from '../../work-days/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftsOf } from '../record/store.ts'
import { loadFactsAround, loadSettings, weeksOf } from '../rules/facts.ts'
import { belongingTo, peopleOfPlan, type UnitWindow } from '../people-of-plan.ts'
import type { PlanMaterial } from './material.ts'

/**
 * Reads everything that a plan is made of: as many statements for 200 people as for one; they travel together. Shifts and people
 * are of one picture, so that everybody who has a shift is among them. The rest is read beside it: all of it on one picture's connection
 * took half as long again for six weeks.
 */
export async function planMaterial(
  db: TenantDb,
  database: Database,
  caller: Caller,
  unit: UnitWindow,
  now: Instant,
): Promise<PlanMaterial> {
  const { timeZone } = caller.organisation
  const { planningUnitId, from, to } = unit
  const people = peopleOfPlan(db.orgId, caller, unit)
  const part = { members: people.ids, units: [planningUnitId], from, to }
  const weeks = weeksOf(unit)
  const inPicture = database.picture(db.orgId, picture =>
    together([
      people.who(picture),
      shiftsOf(picture, {
        units: [planningUnitId],
        members: people.ids,
        ...weeks,
        states: ['draft', 'published'],
      }),
    ]),
  )
  const [[seen, shifts], belonging, factsWith, settings, foresee, costs, minimums] = await Promise.all([
    inPicture,
    belongingTo(db, unit),
    loadFactsAround(db, { timeZone, today: dateIn(timeZone, now) }, part),
    loadSettings(db, part),
    foreseenWork(db, timeZone, people.ids, weeks.from, weeks.to),
    readsCosts(caller) ? costBookOf(db, people.ids, weeks) : null,
    minimumsOf(db, planningUnitId),
  ])
  const facts = factsWith(shifts.map(held))
  return { ...unit, now, people: seen, belonging, shifts, facts, settings, foresee, costs, minimums }
}

const held = ({
  id: shiftKey,
  planningUnitId,
  membershipId,
  workDate,
  startAt,
  endAt,
  breakMinutes,
}: ShiftRecord) => ({
  shiftKey,
  planningUnitId,
  membershipId,
  workDate,
  startAt,
  endAt,
  breakMinutes,
})

/** As `GET /v1/cost-rates` has it. */
const readsCosts = ({ capabilities, features }: Caller): boolean =>
  capabilities.has('projects.manage') && features.get('projects')?.active === true
