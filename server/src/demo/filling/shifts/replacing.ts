import { shiftOperations, shiftPlanOperations } from '../../../modules/time/shifts/port.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Person } from '../../companies/company.ts'
import { letterOn } from '../../days/rota.ts'
import type { Founded } from '../../founding/founding.ts'
import { beAway } from '../absences.ts'
import { unlessRefused } from '../unless-refused.ts'
import type { Window } from './agreeing.ts'
import { offer, type Work } from './open-shifts.ts'
import { type PlannedUnit, signingIn } from './planned-unit.ts'
import { eveningOfNobody, typeOf, typesByCode } from './planning.ts'
import { keepsRules } from './trying.ts'

/**
 * After the weeks to come were drafted absences were approved: who is away has no shift. The duty desk looks for somebody in their
 * place; whoever answers the phone has colleagues who do.
 */
export async function leaveGaps(
  founded: Founded,
  unit: PlannedUnit,
  drafted: Window,
): Promise<{ readonly id: Id; readonly work: Work }[]> {
  if (unit.byRota) await takeLeave(founded, unit, drafted)
  const open: Work[] = []
  for (const work of await cancelOfAbsent(founded, unit, drafted))
    if (unit.byRota || !(await isReplaced(founded, unit, work))) open.push(work)
  if (unit.byRota) {
    const evening = typeOf(await typesByCode(founded), 'evening')
    open.push({ workDate: eveningOfNobody(drafted), shiftTypeId: evening })
  }
  const gaps: { id: Id; work: Work }[] = []
  for (const work of open) {
    const wanted = { work, note: 'Sijaista etsitään vapaan ajaksi.', claimPolicy: 'approval' } as const
    gaps.push({ ...(await offer(founded, unit, wanted)), work })
  }
  return gaps
}

/** Two days of leave of somebody with mornings then, in the last week of the plan. */
async function takeLeave(founded: Founded, { working }: PlannedUnit, { to }: Window): Promise<void> {
  const dates = { startDate: addDays(to, -4), endDate: addDays(to, -3) }
  const person = working.find(
    one => !one.deviceOnly && [dates.startDate, dates.endDate].every(date => hasMorning(one, date)),
  )
  if (person) await unlessRefused(beAway({ by: null, person }, { type: 'unpaid_leave', ...dates }, founded))
}

const hasMorning = ({ work }: Person, date: PlainDate): boolean =>
  work?.kind === 'shifts' && letterOn(work.place, date) === 'M'

async function cancelOfAbsent(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  dates: Window,
): Promise<readonly Work[]> {
  const { people } = await office.as(planner, shiftPlanOperations.read, {
    query: { planningUnitId, ...dates },
  })
  const away = people
    .flatMap(({ shifts }) => shifts)
    .filter(({ warnings }) => warnings.some(({ code }) => code === 'shift_member_absent'))
  const rows = away.map(({ id }) => ({ id, cancelReason: 'Vapaa hyväksytty.' }))
  if (rows.length > 0) await office.as(planner, shiftOperations.writeBatch, { body: { rows } })
  return away.map(({ workDate, shiftTypeId }) => ({ workDate, shiftTypeId }))
}

/** Whether a colleague whom it keeps every rule for gets the shift. */
async function isReplaced(founded: Founded, unit: PlannedUnit, work: Work): Promise<boolean> {
  for (const { id: membershipId } of signingIn(unit.working, founded)) {
    const row = { planningUnitId: unit.id, ...work, membershipId }
    if (!(await keepsRules(founded, unit, [row]))) continue
    await founded.office.as(unit.planner, shiftOperations.create, { body: row })
    return true
  }
  return false
}
