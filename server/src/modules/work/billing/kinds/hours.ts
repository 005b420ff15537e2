import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { centsOf } from '../../../../platform/vocabulary/money.ts'
import {
  type DaysOfHours,
  type HourRow,
  type HoursCondition,
  type HoursFilter,
  hoursOfEntries,
  hoursThat,
  keysOfHours,
} from '../../../time/work-days/port.ts'
import { billingsOf, byTheHour, endOfDays } from '../../projects/recognition/port.ts'
import { phasesOfMixedBilling } from '../../projects/phases/port.ts'
import { notApproved } from '../../projects/project-days/port.ts'
import { billableOf, datesOf, type Sale, salesOf } from '../../projects/rate-cards/port.ts'
import { baselineHistoryOf, billedAmong, projectsWithIds } from '../../projects/record/port.ts'
import { isUnbilled } from '../consumption/store.ts'
import type { PriceReason } from '../source-rows/price-reasons.ts'
import { type Obstacle, plainRow, type SourceRow } from '../source-rows/row.ts'
import type { SourceKind, SourceScope } from '../source-rows/slot.ts'

const kind = 'hours'

/** Hours of projects that are billed by the hour, or have a phase that is. */
const filterOf = (
  orgId: string,
  { projectIds, from, asOf, phaseId, membershipId }: SourceScope,
): HoursFilter & { readonly projectIds: IdSet } => ({
  projectIds: billedAmong(orgId, projectIds, byTheHour),
  to: asOf,
  ...(from !== undefined && { from }),
  ...(phaseId !== undefined && { phaseIds: [phaseId] }),
  ...(membershipId !== undefined && { membershipIds: [membershipId] }),
})

/** Those that are on no line yet. */
const toBill =
  (orgId: string): HoursCondition =>
  ({ id, place }) =>
    isUnbilled(orgId, { kind, id, place })

/** Hours at their rates, each allocation of an entry by itself and whole. */
export const hoursKind: SourceKind = {
  kind,
  keys: (orgId, scope, ended) =>
    keysOfHours(orgId, filterOf(orgId, scope), toBill(orgId), hours =>
      ended(sql`select ${kind} as kind, k.date, k.id, k.place from (${hours}) k`),
    ),
  async unbilled(db, contributions, scope) {
    const days = datesOf({ from: scope.from, to: scope.asOf })
    const filter = filterOf(db.orgId, scope)
    const [hours, prices] = await Promise.all([
      hoursThat(db, filter, toBill(db.orgId)),
      pricesOf(db, contributions, filter, scope.projectIds, { ...days, asOf: scope.asOf }),
    ])
    return hours.map(priced(prices))
  },
  async withIds(db, contributions, ids, asOf = endOfDays) {
    const hours = await hoursOfEntries(db, ids)
    const projectIds = [...new Set(hours.map(({ projectId }) => projectId))]
    const days = hours.map(({ workDate }) => workDate).toSorted()
    const prices = await pricesOf(db, contributions, { entryIds: ids }, projectIds, {
      ...datesOf({ from: days[0], to: days.at(-1) }),
      asOf,
    })
    return hours.map(priced(prices))
  },
}

type Hours = HourRow & { readonly note?: string | null }

/** What prices hours of projects, by what was agreed on by a day, asked together. */
async function pricesOf(
  db: TenantDb,
  contributions: Contributions,
  which: DaysOfHours,
  projectIds: IdSet,
  { from, to, asOf }: ReturnType<typeof datesOf> & { readonly asOf: PlainDate },
) {
  const [projects, phases, agreed, isBillable, undecided, saleOf] = await Promise.all([
    projectsWithIds(db, projectIds),
    phasesOfMixedBilling(db, projectIds),
    baselineHistoryOf(db, projectIds),
    billableOf(db, contributions, projectIds),
    notApproved(db, projectIds),
    salesOf(db, contributions, { which, projectIds, from, to }),
  ])
  const projectOf = new Map(projects.map(project => [project.id, project]))
  const heldBy = new Map(
    undecided.map(({ workDayId, projectId, state }) => [`${workDayId} ${projectId}`, state]),
  )
  const managerOf = ({ workDayId, projectId }: HourRow) =>
    heldBy.get(`${workDayId} ${projectId}`) ?? 'approved'
  return { projectOf, billed: billingsOf(phases, agreed, asOf), isBillable, managerOf, saleOf }
}

const priced =
  ({ projectOf, billed, isBillable, managerOf, saleOf }: Awaited<ReturnType<typeof pricesOf>>) =>
  (row: Hours): SourceRow => {
    const project = projectOf.get(row.projectId)
    const { billing, budgetCents, budgetId } = billed(row, project)
    const sale = saleOf(row)
    const { rateCentsPerHour, billedMinutes, cents, rule, articleId } = sale
    const obstacle = obstacleOf(row, {
      hasCustomer: project?.customerId != null,
      byHour: byTheHour.includes(billing),
      billable: isBillable(row),
      manager: managerOf(row),
      hasRate: rateCentsPerHour !== null,
    })
    return {
      ...plainRow,
      kind,
      sourceId: row.entryId,
      place: row.position,
      customerId: project?.customerId ?? null,
      projectId: row.projectId,
      phaseId: row.phaseId,
      date: row.workDate,
      workDayId: row.workDayId,
      membershipId: row.membershipId,
      taskId: row.taskId,
      entryTypeId: row.entryTypeId,
      text: row.note ?? null,
      minutes: row.minutes,
      billedMinutes,
      rateCentsPerHour,
      rule,
      articleId,
      cents,
      parts: 1,
      limit: billing === 'capped' && budgetCents !== null ? { sourceId: budgetId, cents: budgetCents } : null,
      obstacle,
      explanation: reasonOf(row.minutes, sale),
    }
  }

function reasonOf(minutes: number, { rateCentsPerHour, billedMinutes, cents, rounded }: Sale): PriceReason {
  if (rateCentsPerHour === null) return { code: 'hours_without_rate', values: { minutes } }
  const values = { minutes, rateCentsPerHour, cents }
  const asWorked = billedMinutes === minutes && cents === centsOf(minutes, rateCentsPerHour)
  if (!rounded || asWorked) return { code: 'hours_at_rate', values }
  if (rounded.minutes === minutes) return { code: 'hours_rounded', values: { ...values, billedMinutes } }
  const [togetherMinutes, togetherBilledMinutes] = [rounded.minutes, rounded.billedMinutes]
  return {
    code: 'hours_rounded_together',
    values: { ...values, billedMinutes, togetherMinutes, togetherBilledMinutes },
  }
}

/** What stands in the way of billing hours, what cannot be mended first. */
export function obstacleOf(
  { status }: Pick<HourRow, 'status'>,
  is: {
    readonly hasCustomer: boolean
    readonly byHour: boolean
    readonly billable: boolean
    /** What the manager of the project has said, where they must. */
    readonly manager: 'waiting' | 'approved' | 'returned'
    readonly hasRate: boolean
  },
): Obstacle | null {
  if (!is.byHour) return 'not_billed_by_hour'
  if (!is.billable) return 'task_not_billable'
  if (!is.hasCustomer) return 'customer_missing'
  if (status !== 'approved' && status !== 'exported') return 'day_not_approved'
  if (is.manager !== 'approved')
    return is.manager === 'waiting' ? 'manager_has_not_approved' : 'manager_returned'
  return is.hasRate ? null : 'rate_missing'
}
