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
import { billableOf, datesOf, type Sale, salesOf } from '../../projects/rate-cards/port.ts'
import { baselineHistoryOf, isBilledBy, projectsWithIds } from '../../projects/record/port.ts'
import { isUnbilled } from '../consumption/store.ts'
import type { PriceReason } from '../source-rows/price-reasons.ts'
import { type Obstacle, plainRow, type SourceRow } from '../source-rows/row.ts'
import type { SourceKind, SourceScope } from '../source-rows/slot.ts'

const kind = 'hours'

const filterOf = ({ projectIds, from, asOf, phaseId, membershipId }: SourceScope): HoursFilter => ({
  projectIds,
  to: asOf,
  ...(from !== undefined && { from }),
  ...(phaseId !== undefined && { phaseIds: [phaseId] }),
  ...(membershipId !== undefined && { membershipIds: [membershipId] }),
})

/** Hours of projects that are billed by the hour, or have a phase that is, on no line yet. */
const toBill =
  (orgId: string): HoursCondition =>
  ({ id, place }) =>
    sql`${isUnbilled(orgId, { kind, id, place })} and ${isBilledBy(orgId, sql`h.value_id`, byTheHour)}`

/** Hours at their rates, each allocation of an entry by itself and whole. */
export const hoursKind: SourceKind = {
  kind,
  keys: (orgId, scope) =>
    sql`select ${kind} as kind, k.date, k.id, k.place from (${keysOfHours(orgId, filterOf(scope), toBill(orgId))}) k`,
  async unbilled(db, contributions, scope) {
    const days = datesOf({ from: scope.from, to: scope.asOf })
    const [hours, prices] = await Promise.all([
      hoursThat(db, filterOf(scope), toBill(db.orgId)),
      pricesOf(db, contributions, filterOf(scope), scope.projectIds, { ...days, asOf: scope.asOf }),
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
  const [projects, phases, agreed, isBillable, saleOf] = await Promise.all([
    projectsWithIds(db, projectIds),
    phasesOfMixedBilling(db, projectIds),
    baselineHistoryOf(db, projectIds),
    billableOf(db, contributions, projectIds),
    salesOf(db, contributions, { which, projectIds, from, to }),
  ])
  const projectOf = new Map(projects.map(project => [project.id, project]))
  return { projectOf, billed: billingsOf(phases, agreed, asOf), isBillable, saleOf }
}

const priced =
  ({ projectOf, billed, isBillable, saleOf }: Awaited<ReturnType<typeof pricesOf>>) =>
  (row: Hours): SourceRow => {
    const project = projectOf.get(row.projectId)
    const { billing, budgetCents, budgetId } = billed(row, project)
    const sale = saleOf(row)
    const { rateCentsPerHour, billedMinutes, cents, rule, articleId } = sale
    const obstacle = obstacleOf(row, {
      hasCustomer: project?.customerId != null,
      byHour: byTheHour.includes(billing),
      billable: isBillable(row),
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
    readonly hasRate: boolean
  },
): Obstacle | null {
  if (!is.byHour) return 'not_billed_by_hour'
  if (!is.billable) return 'task_not_billable'
  if (!is.hasCustomer) return 'customer_missing'
  if (status !== 'approved' && status !== 'exported') return 'day_not_approved'
  return is.hasRate ? null : 'rate_missing'
}
