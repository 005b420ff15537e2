import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { approvedAbsences } from '../../absences/port.ts'
import { liveStateOf } from '../../punch-clock/port.ts'
import { recordedDaysOf } from '../../work-days/port.ts'
import { belongingTo, peopleOfPlan, type UnitWindow } from '../people-of-plan.ts'
import { type ActualMaterial, compared } from '../plan-report/comparison.ts'
import { mayPlan, planningDay } from '../record/planners.ts'
import { shiftsOf } from '../record/store.ts'
import { assembled } from './assembly.ts'
import { shiftPlan } from './contract.ts'
import { planMaterial } from './reading.ts'

/** Reads the plan of a unit, and what was recorded: as many statements for 200 people as for one; they travel together. */
async function actualMaterial(
  db: TenantDb,
  caller: Caller,
  unit: UnitWindow,
  now: Instant,
): Promise<ActualMaterial> {
  const { planningUnitId, from, to } = unit
  const people = peopleOfPlan(db.orgId, caller, unit)
  const [seen, belonging, shifts, recorded, absences, live] = await Promise.all([
    db.ask(people.who),
    belongingTo(db, unit),
    shiftsOf(db, { units: [planningUnitId], members: people.ids, from, to, states: ['published'] }),
    recordedDaysOf(db, caller.organisation.timeZone, people.ids, from, to),
    approvedAbsences(db, people.ids, from, to),
    liveStateOf(db, people.ids),
  ])
  return {
    ...unit,
    now,
    people: seen.map(person => ({ ...person, masked: !readsDaysOf(caller, person) })),
    belonging,
    shifts,
    recorded,
    absences,
    live,
  }
}

/** As `GET /v1/team/members/{membershipId}/work-days` has it, and everybody their own. */
const readsDaysOf = (
  { membership, capabilities }: Caller,
  { membershipId, reached }: { readonly membershipId: string; readonly reached: boolean },
): boolean =>
  membershipId === membership.id ||
  (reached && (capabilities.has('worktime.supervise') || capabilities.has('payroll.run')))

export const handlers = handle(shiftPlan, {
  async read({ query, caller, now, db, services, language, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.shiftPlan, refuse)
    const unit = { planningUnitId: query.planningUnitId.toLowerCase(), from, to }
    const [access, material] = await Promise.all([
      accessTo(db, caller, unit.planningUnitId, now),
      planMaterial(db, services.database, caller, unit, now),
    ])
    if (access !== null) refuse(access)
    if (material.people.length > limits.rosterPeople) refuse('shift_plan_too_large')
    return assembled(material, language)
  },

  async actual({ query, caller, now, db, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.shiftPlan, refuse)
    const unit = { planningUnitId: query.planningUnitId.toLowerCase(), from, to }
    const [access, material] = await Promise.all([
      accessTo(db, caller, unit.planningUnitId, now),
      actualMaterial(db, caller, unit, now),
    ])
    if (access !== null) refuse(access)
    if (material.people.length > limits.rosterPeople) refuse('shift_plan_too_large')
    return compared(material)
  },
})

/** Why the caller may not read the plan of a unit; null where they may. */
async function accessTo(db: TenantDb, caller: Caller, planningUnitId: Id, now: Instant) {
  const planned = await mayPlan(db, caller, planningUnitId, planningDay(caller, now))
  if (planned === undefined) return 'planning_unit_not_found'
  return planned ? null : 'planning_unit_not_planned'
}
