import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { compared } from '../plan-report/comparison.ts'
import { actualMaterial } from '../plan-report/reading.ts'
import { mayPlan, planningDay } from '../record/planners.ts'
import { assembled } from './assembly.ts'
import { shiftPlan } from './contract.ts'
import { planMaterial } from './reading.ts'

export const handlers = handle(shiftPlan, {
  async read({ query, caller, now, db, services, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.shiftPlan, refuse)
    const unit = { planningUnitId: query.planningUnitId.toLowerCase(), from, to }
    const [access, material] = await Promise.all([
      accessTo(db, caller, unit.planningUnitId, now),
      planMaterial(db, services.database, caller, unit, now),
    ])
    if (access !== null) refuse(access)
    if (material.people.length > limits.rosterPeople) refuse('shift_plan_too_large')
    return assembled(material)
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
