import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { membersOfHours } from '../../../time/work-days/port.ts'
import { costBookOf } from '../../../people/cost-rates/port.ts'
import { inTreeOrder, phasesOfMixedBilling } from '../phases/port.ts'
import { countingOf, type Purchase, rebillOf } from '../purchases/port.ts'
import { billableOf, type DateRange, datesOf, valuedHours } from '../rate-cards/port.ts'
import type { KnownProject } from '../record/port.ts'
import { billingPhases, byTheHour } from './billing.ts'
import { type Profit, profitOf } from './profit.ts'
import { billedSums, projectCosts } from './slots.ts'

const within = (date: PlainDate, { from, to }: DateRange): boolean =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

/** What projects are worth, cost and leave: a constant number of statements that travel together, however many projects there are. */
export async function profitsOf(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  range: DateRange,
): Promise<(project: KnownProject) => Profit> {
  const read = contributions(projectCosts).map(async ({ kind, sums }) =>
    (await sums(db, ids, range.from, range.to)).map(sum => ({ kind, ...sum })),
  )
  const readBilled = contributions(billedSums).map(({ sums }) => sums(db, ids, range.from, range.to))
  const members = membersOfHours(db.orgId, { projectIds: ids, ...datesOf(range) })
  const [hours, purchases, costs, billed, book, isBillable, phases] = await Promise.all([
    valuedHours(db, contributions, ids, range),
    countingOf(db, ids),
    Promise.all(read),
    Promise.all(readBilled),
    costBookOf(db, members, range),
    billableOf(db, contributions, ids),
    phasesOfMixedBilling(db, ids),
  ])
  const hoursBy = Map.groupBy(hours, ({ projectId }) => projectId)
  const phasesBy = Map.groupBy(phases, ({ projectId }) => projectId)
  const rebilled = purchases.filter(each => each.rebillable && within(each.purchaseDate, range))
  const rebilledBy = Map.groupBy(rebilled, ({ projectId }) => projectId)
  return ({ id, billing, budgetCents }) =>
    profitOf({
      billing,
      budgetCents,
      phases: inTreeOrder(phasesBy.get(id) ?? []).map(({ phase }) => phase),
      hours: (hoursBy.get(id) ?? []).map(row => ({
        entryId: row.entryId,
        phaseId: row.phaseId,
        minutes: row.minutes,
        soldCents: isBillable(row) ? row.rate.cents : null,
        costCents: book.costOf(row).cents,
      })),
      rebilled: (rebilledBy.get(id) ?? []).map(each => ({
        id: each.id,
        phaseId: each.phaseId,
        cents: rebillOf(each) ?? 0,
      })),
      costs: costs.flat().filter(({ projectId }) => projectId === id),
      billedCents: billed.flat().reduce((sum, each) => sum + (each.projectId === id ? each.cents : 0), 0),
    })
}

/** Work that is done and not billed yet. */
export interface Unbilled {
  readonly date: PlainDate
  readonly minutes: number
  readonly cents: number
  readonly kind: 'hours' | 'purchases'
}

/** Hours at their rates and received purchases, which are not billed yet, as far as their billing is by them. */
export async function unbilledOf(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  to: PlainDate,
): Promise<(project: KnownProject) => Unbilled[]> {
  const [hours, purchases, isBillable, phases] = await Promise.all([
    valuedHours(db, contributions, ids, { to }),
    countingOf(db, ids),
    billableOf(db, contributions, ids),
    phasesOfMixedBilling(db, ids),
  ])
  const phaseOf = billingPhases(phases)
  const waiting = hours.filter(row => !row.kept?.issued && isBillable(row))
  const hoursBy = Map.groupBy(waiting, ({ projectId }) => projectId)
  const purchasesBy = Map.groupBy(purchases.filter(isUnbilled(to)), ({ projectId }) => projectId)
  return ({ id, billing }) => [
    ...(hoursBy.get(id) ?? [])
      .filter(row => byTheHour.includes(phaseOf(row)?.billing ?? billing))
      .map(({ workDate: date, minutes, rate }) => ({
        date,
        minutes,
        cents: rate.cents,
        kind: 'hours' as const,
      })),
    ...(purchasesBy.get(id) ?? [])
      .filter(each => (phaseOf(each)?.billing ?? billing) !== 'internal')
      .map(each => ({
        date: each.purchaseDate,
        minutes: 0,
        cents: rebillOf(each) ?? 0,
        kind: 'purchases' as const,
      })),
  ]
}

const isUnbilled =
  (to: PlainDate) =>
  ({ rebillable, state, purchaseDate }: Purchase): boolean =>
    rebillable && state === 'received' && purchaseDate <= to
