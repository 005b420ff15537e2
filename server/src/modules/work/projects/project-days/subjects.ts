import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { type HoursFilter, hoursThat } from '../../../time/work-days/port.ts'
import { phasesOfMixedBilling } from '../phases/port.ts'
import { billableOf, salesOf } from '../rate-cards/port.ts'
import { billingPhases, isByTheHour } from '../recognition/port.ts'
import { projectsWithIds } from '../record/port.ts'
import type { ProjectDay } from './record.ts'
import { type DayOfProject, daysWithin } from './store.ts'
import { decidedBy } from './visibility.ts'

/** What project days are, with what their hours come to at the rates of today, for whoever decides them. */
export const subjectsOfProjectDays: SubjectsOf = async (db, caller, ids, { contributions }) => {
  const days = await daysWithin(db, ids, decidedBy(caller))
  const worth = await worthOf(db, contributions, days)
  return byId(days, day => ({ ...subjectOf(day), amountCents: worth.get(nameOf(day)) ?? 0 }))
}

/** The same without money, for the member whose hours they are. */
export const subjectOf = ({ projectName, workDate, minutes }: DayOfProject) =>
  subject({ title: projectName, from: workDate, to: workDate, minutes })

const nameOf = ({ workDayId, projectId }: Pick<ProjectDay, 'workDayId' | 'projectId'>): string =>
  `${workDayId} ${projectId}`

/** What customers pay for the hours of project days, in cents. As many statements for many as for one. */
async function worthOf(
  db: TenantDb,
  contributions: Contributions,
  days: readonly ProjectDay[],
): Promise<ReadonlyMap<string, number>> {
  const dates = days.map(({ workDate }) => workDate).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return new Map()
  const projectIds = [...new Set(days.map(({ projectId }) => projectId))]
  const membershipIds = [...new Set(days.map(({ membershipId }) => membershipId))]
  const which: HoursFilter = { projectIds, membershipIds, from, to }
  const workDayIds = days.map(({ workDayId }) => workDayId)
  const [hours, projects, phases, isBillable, saleOf] = await Promise.all([
    hoursThat(db, which, () => sql`h.work_day_id = any(${workDayIds}::uuid[])`),
    projectsWithIds(db, projectIds),
    phasesOfMixedBilling(db, projectIds),
    billableOf(db, contributions, projectIds),
    salesOf(db, contributions, { which, projectIds, from, to }),
  ])
  const billingOf = new Map(projects.map(({ id, billing }) => [id, billing]))
  const phaseOf = billingPhases(phases)
  const worth = new Map<string, number>()
  for (const row of hours) {
    const billing = phaseOf(row)?.billing ?? billingOf.get(row.projectId) ?? 'internal'
    const cents = isBillable(row) && isByTheHour(billing) ? saleOf(row).cents : 0
    worth.set(nameOf(row), (worth.get(nameOf(row)) ?? 0) + cents)
  }
  return worth
}
