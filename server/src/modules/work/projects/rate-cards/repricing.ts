import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type HoursFilter, hoursOfProjects, hoursThat } from '../../../time/work-days/port.ts'
import { phasesOfMixedBilling } from '../phases/port.ts'
import { billingPhases, isByTheHour } from '../recognition/port.ts'
import { type KnownProject, projectsPricedBy } from '../record/port.ts'
import { PriceBook } from './price-book.ts'
import { changeOf, type TriedRates } from './other-terms.ts'
import { priceSources } from './rates.ts'
import type { Criteria, RateCard, RateRule, SavedRule } from './record.ts'
import { type ApprovedHours, type RepricedProject, repricedOf, repricedProjects } from './repricing-rules.ts'
import type { WrittenCard } from './rules.ts'
import { billedHours } from './slots.ts'
import { billableOf } from './unbillable.ts'

/** What a write of rates would do, from a day on, to which hours. */
export interface RateChange extends TriedRates {
  readonly projects: readonly KnownProject[]
  readonly membershipId: Id | null
  readonly from: PlainDate
}

/** The projects whose hours a rule of a card may fit. */
export const projectsOfRule = async (
  db: TenantDb,
  { id, isDefault }: Pick<RateCard, 'id' | 'isDefault'>,
  { projectId, customerId }: Pick<Criteria, 'projectId' | 'customerId'>,
): Promise<KnownProject[]> =>
  (await projectsPricedBy(db, [id], isDefault)).filter(
    each =>
      (projectId === null || projectId === each.id) &&
      (customerId === null || customerId === each.customerId),
  )

/** The projects of whose approved hours some would be sold for something else. */
export async function repricing(
  db: TenantDb,
  contributions: Contributions,
  change: RateChange,
): Promise<RepricedProject[]> {
  const hours = await approvedHours(db, contributions, change)
  const [oldest] = hours
  if (!oldest) return []
  const ids = [...new Set(hours.map(({ projectId }) => projectId))]
  const to = hours.at(-1)?.workDate ?? oldest.workDate
  const [now, then] = await Promise.all([
    priceSources(db, ids, oldest.workDate, to),
    priceSources(db, ids, oldest.workDate, to, { rates: change }),
  ])
  return repricedProjects(repricedOf(hours, new PriceBook(now), new PriceBook(then)))
}

/** What a write of a rule would move, from a day on; nothing where it is refused anyway. */
export async function repricedByRule(
  db: TenantDb,
  contributions: Contributions,
  {
    card,
    before,
    decision,
    from,
  }: {
    readonly card: RateCard
    readonly before: RateRule | null
    readonly decision: Decision<SavedRule>
    readonly from: PlainDate
  },
): Promise<RepricedProject[]> {
  if (isRefused(decision)) return []
  const after = decision.state.rule
  const projects = await projectsOfRule(db, card, after)
  return repricing(db, contributions, { ...changeOf({ before, after }), projects, from })
}

export const firstOfDays: PlainDate = '0001-01-01'

/** What a write of a card would move by making it the default one, or no more so. */
export async function repricedByDefault(
  db: TenantDb,
  contributions: Contributions,
  decision: Decision<WrittenCard>,
  before: RateCard | null = null,
): Promise<RepricedProject[]> {
  if (isRefused(decision)) return []
  const { card, formerDefault } = decision.state
  // A new card has no rules: it moves only what the former default one prices.
  if (card.isDefault === (before?.isDefault ?? false) || (!before && !formerDefault)) return []
  const named = await projectsPricedBy(db, [formerDefault?.id ?? card.id], true)
  return repricing(db, contributions, {
    projects: named.filter(({ rateCardId }) => rateCardId === null),
    membershipId: null,
    from: firstOfDays,
    rulesIn: rules => rules,
    defaultCardId: card.isDefault ? card.id : null,
  })
}

interface WhoseHours extends Pick<RateChange, 'projects' | 'membershipId' | 'from'> {
  /** Those on these tasks alone, whether customers pay for work on them or not; absent: all for which they pay. */
  readonly taskIds?: readonly Id[]
}

/** The approved hours of projects from a day on that are sold by the hour and on no issued document, by date. */
export async function approvedHours(
  db: TenantDb,
  contributions: Contributions,
  { projects, membershipId, from, taskIds }: WhoseHours,
): Promise<ApprovedHours[]> {
  const projectIds = projects.map(({ id }) => id)
  if (projectIds.length === 0) return []
  const filter: HoursFilter = {
    ...{ projectIds, from, statuses: ['approved', 'exported'] },
    ...(membershipId !== null && { membershipIds: [membershipId] }),
    ...(taskIds && { taskIds }),
  }
  const billing = contributions(billedHours)
  const [hours, isBillable, phases] = await Promise.all([
    billing ? hoursThat(db, filter, billing.notIssued(db.orgId)) : hoursOfProjects(db, filter),
    taskIds ? () => true : billableOf(db, contributions, projectIds),
    phasesOfMixedBilling(db, projectIds),
  ])
  const phaseOf = billingPhases(phases)
  const projectOf = new Map(projects.map(project => [project.id, project]))
  return hours
    .flatMap((row): ApprovedHours[] => {
      const project = projectOf.get(row.projectId)
      const billed = phaseOf(row)?.billing ?? project?.billing ?? 'internal'
      return row.minutes === 0 || !isBillable(row) || !isByTheHour(billed)
        ? []
        : [{ ...row, closed: project?.state === 'closed' }]
    })
    .toSorted((a, b) => (a.workDate < b.workDate ? -1 : Number(a.workDate > b.workDate)))
}
