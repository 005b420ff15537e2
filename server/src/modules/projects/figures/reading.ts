import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { costBookOf } from '../cost-rates/port.ts'
import { countingOf, type Purchase, rebillOf } from '../purchases/port.ts'
import { billedHours, placeName, valuedHours } from '../rate-cards/port.ts'
import type { KnownProject } from '../record/port.ts'
import { type Profit, profitOf } from './profit.ts'
import { billedSums, projectCosts } from './slots.ts'
import { billableOf } from './unbillable.ts'

interface Range {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

const within = (date: PlainDate, { from, to }: Range): boolean =>
  (from === undefined || date >= from) && (to === undefined || date <= to)

/** What projects are worth, cost and leave: a constant number of statements, however many projects there are. */
export async function profitsOf(
  db: TenantDb,
  contributions: Contributions,
  projects: readonly KnownProject[],
  range: Range,
): Promise<(project: KnownProject) => Profit> {
  const ids = projects.map(({ id }) => id)
  const read = contributions(projectCosts).map(async ({ kind, sums }) =>
    (await sums(db, ids, range.from, range.to)).map(sum => ({ kind, ...sum })),
  )
  const readBilled = contributions(billedSums).map(({ sums }) => sums(db, ids, range.from, range.to))
  const [hours, purchases, costs, billed] = await Promise.all([
    valuedHours(db, projects, range),
    countingOf(db, ids),
    Promise.all(read),
    Promise.all(readBilled),
  ])
  const [book, isBillable] = await Promise.all([costBookOf(db, hours), billableOf(db, contributions, hours)])
  const hoursBy = Map.groupBy(hours, ({ projectId }) => projectId)
  const rebilled = purchases.filter(each => each.rebillable && within(each.purchaseDate, range))
  const rebilledBy = Map.groupBy(rebilled, ({ projectId }) => projectId)
  return ({ id, billing, budgetCents }) =>
    profitOf({
      billing,
      budgetCents,
      hours: (hoursBy.get(id) ?? []).map(row => ({
        entryId: row.entryId,
        minutes: row.minutes,
        soldCents: isBillable(row) ? row.rate.cents : null,
        costCents: book.costOf(row).cents,
      })),
      rebilled: (rebilledBy.get(id) ?? []).map(each => ({ id: each.id, cents: rebillOf(each) ?? 0 })),
      costs: costs.flat().filter(({ projectId }) => projectId === id),
      billedCents: billed.flat().reduce((sum, each) => sum + (each.projectId === id ? each.cents : 0), 0),
    })
}

/** Work that is done and not billed yet. */
export interface Unbilled {
  readonly projectId: Id
  readonly date: PlainDate
  readonly minutes: number
  readonly cents: number
  readonly kind: 'hours' | 'purchases'
}

/** Hours at their rates and received purchases of projects that are billed by them, which are not billed yet. */
export async function unbilledOf(
  db: TenantDb,
  contributions: Contributions,
  projects: readonly KnownProject[],
  to: PlainDate,
): Promise<Unbilled[]> {
  const billable = projects.filter(({ billing }) => billing === 'time' || billing === 'capped')
  const [hours, purchases] = await Promise.all([
    valuedHours(db, billable, { to }),
    countingOf(
      db,
      projects.flatMap(({ id, billing }) => (billing === 'internal' ? [] : [id])),
    ),
  ])
  const [billed, isBillable] = await Promise.all([
    contributions(billedHours)?.among(db, hours) ?? new Set<string>(),
    billableOf(db, contributions, hours),
  ])
  return [
    ...hours
      .filter(row => !billed.has(placeName(row)) && isBillable(row))
      .map(({ projectId, workDate: date, minutes, rate }) => ({
        projectId,
        date,
        minutes,
        cents: rate.cents,
        kind: 'hours' as const,
      })),
    ...purchases.filter(isUnbilled(to)).map(each => ({
      projectId: each.projectId,
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
