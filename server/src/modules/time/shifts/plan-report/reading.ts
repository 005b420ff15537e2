import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { approvedAbsences } from '../../absences/port.ts'
import { liveStateOf } from '../../punch-clock/port.ts'
import { recordedDaysOf } from '../../work-days/port.ts'
import { belongingTo, peopleOfPlan, type UnitWindow } from '../people-of-plan.ts'
import { shiftsOf } from '../record/store.ts'
import type { ActualMaterial } from './comparison.ts'

/** Reads the plan of a unit, and what was recorded: as many statements for 200 people as for one; they travel together. */
export async function actualMaterial(
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
