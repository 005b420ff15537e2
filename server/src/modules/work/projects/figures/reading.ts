import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { membersOfHours } from '../../../time/work-days/port.ts'
import { costBookOf } from '../../../people/cost-rates/port.ts'
import { countingOf, type Purchase, rebillOf } from '../purchases/port.ts'
import {
  billableOf,
  type DateRange,
  datesOf,
  isPaid,
  type OtherTerms,
  type RevenueOfProjects,
  valuedHours,
} from '../rate-cards/port.ts'
import { billingPhases, isWithin, termsOf } from '../recognition/port.ts'
import type { KnownProject } from '../record/port.ts'
import { type Profit, profitOf, type ProfitSources } from './profit.ts'
import { billedSums, projectCosts } from './slots.ts'
import { waitingHours } from './waiting-hours.ts'

/** What projects are worth, cost and leave. */
export async function profitsOf(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  range: RangeOfFigures,
): Promise<(project: KnownProject) => Profit> {
  const sourcesOf = await sourcesOfProfits(db, contributions, ids, range)
  return project => profitOf(sourcesOf(project))
}

/** What projects bring of all days. */
export const revenues: RevenueOfProjects = async (db, contributions, projects, asked) => {
  const ids = projects.map(({ id }) => id)
  const revenueOf = await profitsOf(db, contributions, ids, asked)
  return new Map(projects.map(project => [project.id, revenueOf(project).revenueCents]))
}

/** Days, and where they are days. */
type RangeOfFigures = DateRange & {
  readonly timeZone: string
  /** What the hours would be priced by in place of what projects say. */
  readonly others?: OtherTerms
}

/** What figures are worked out of: a constant number of statements that travel together, however many projects there are. */
export async function sourcesOfProfits(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  { from, to, timeZone, others }: RangeOfFigures,
): Promise<(project: KnownProject) => ProfitSources> {
  const window = { from, to }
  const read = contributions(projectCosts).map(async ({ kind, sums }) =>
    (await sums(db, ids, from, to)).map(sum => ({ kind, ...sum })),
  )
  const readBilled = contributions(billedSums).map(({ sums }) => sums(db, ids, from, to))
  const members = membersOfHours(db.orgId, { projectIds: ids, ...datesOf(window) })
  const [hours, purchases, costs, billed, book, isBillable, terms] = await Promise.all([
    valuedHours(db, contributions, ids, { to }, others),
    countingOf(db, ids),
    Promise.all(read),
    Promise.all(readBilled),
    costBookOf(db, members, window),
    billableOf(db, contributions, ids),
    termsOf(db, ids, timeZone),
  ])
  const hoursBy = Map.groupBy(hours, ({ projectId }) => projectId)
  const rebilled = purchases.filter(each => each.rebillable && isWithin(each.purchaseDate, window))
  const rebilledBy = Map.groupBy(rebilled, ({ projectId }) => projectId)
  return project => ({
    ...terms(project),
    window,
    hours: (hoursBy.get(project.id) ?? []).map(row => ({
      entryId: row.entryId,
      membershipId: row.membershipId,
      date: row.workDate,
      phaseId: row.phaseId,
      minutes: row.minutes,
      soldCents: isPaid(row.kept, isBillable(row)) ? row.rate.cents : null,
      costCents: isWithin(row.workDate, window) ? book.costOf(row).cents : 0,
      lacksRate: isPaid(row.kept, isBillable(row)) && row.rate.rule === null,
      lacksCost: isWithin(row.workDate, window) && book.costOf(row).costRateId === null,
    })),
    rebilled: (rebilledBy.get(project.id) ?? []).map(each => ({
      id: each.id,
      date: each.purchaseDate,
      phaseId: each.phaseId,
      cents: rebillOf(each) ?? 0,
    })),
    costs: costs.flat().filter(({ projectId }) => projectId === project.id),
    billedCents: billed
      .flat()
      .reduce((sum, { projectId, cents }) => (projectId === project.id ? sum + cents : sum), 0),
  })
}

/** Work that is done and not billed yet. */
export interface Unbilled {
  readonly date: PlainDate
  readonly minutes: number
  readonly cents: number
  readonly kind: 'hours' | 'purchases'
}

/** Hours at their rates up to their caps, and received purchases, which are not billed yet, as far as their billing is by them. */
export async function unbilledOf(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  { to, timeZone }: { readonly to: PlainDate; readonly timeZone: string },
): Promise<(project: KnownProject) => Unbilled[]> {
  const [hours, purchases, isBillable, terms] = await Promise.all([
    valuedHours(db, contributions, ids, { to }),
    countingOf(db, ids),
    billableOf(db, contributions, ids),
    termsOf(db, ids, timeZone),
  ])
  const paid = hours.filter(row => isPaid(row.kept, isBillable(row)))
  const hoursBy = Map.groupBy(paid, ({ projectId }) => projectId)
  const purchasesBy = Map.groupBy(purchases.filter(isUnbilled(to)), ({ projectId }) => projectId)
  return project => {
    const agreed = terms(project)
    const phaseOf = billingPhases(agreed.phases)
    return [
      ...waitingHours(agreed, hoursBy.get(project.id) ?? [], to).map(
        ({ workDate: date, minutes, cents }) => ({
          date,
          minutes,
          cents,
          kind: 'hours' as const,
        }),
      ),
      ...(purchasesBy.get(project.id) ?? [])
        .filter(each => (phaseOf(each)?.billing ?? project.billing) !== 'internal')
        .map(each => ({
          date: each.purchaseDate,
          minutes: 0,
          cents: rebillOf(each) ?? 0,
          kind: 'purchases' as const,
        })),
    ]
  }
}

const isUnbilled =
  (to: PlainDate) =>
  ({ rebillable, state, purchaseDate }: Purchase): boolean =>
    rebillable && state === 'received' && purchaseDate <= to
