import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type DaysOfHours, hoursBeside, projectsBeside, type WorkRow } from '../../../time/work-days/port.ts'
import { phasesOfMixedBilling } from '../phases/port.ts'
import { billingPhases, isByTheHour } from '../recognition/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { anythingRounds, roundedTime, roundingRulesOf } from '../rounding/port.ts'
import type { OtherTerms } from './other-terms.ts'
import { priceBookOf } from './rates.ts'
import { type BookSale, type HoursToSell, type RoundedHours, saleOf } from './sales.ts'
import { placeName } from './slots.ts'
import { billableOf } from './unbillable.ts'

/**
 * What is billed of hours: all that customers pay for by the hour on the days of some hours, rounded by the rules of those days. The
 * one place at which billed time is rounded. Its statements travel together, and find nothing where nothing rounds.
 */
export async function roundedHours(
  db: TenantDb,
  contributions: Contributions,
  which: DaysOfHours,
  others?: OtherTerms,
): Promise<RoundedHours> {
  const condition = anythingRounds(db.orgId)
  const projectIds = projectsBeside(db.orgId, which, condition)
  const [rules, hours, projects, phases, isBillable] = await Promise.all([
    roundingRulesOf(db, projectIds),
    hoursBeside(db, which, condition),
    projectsWithIds(db, projectIds),
    phasesOfMixedBilling(db, projectIds),
    billableOf(db, contributions, projectIds),
  ])
  const projectOf = new Map(projects.map(project => [project.id, { ...project, ...others }]))
  const phaseOf = billingPhases(phases)
  const sold = hours.flatMap((row): HoursToSell[] => {
    const project = projectOf.get(row.projectId)
    if (!isBillable(row) || !isByTheHour(phaseOf(row)?.billing ?? project?.billing ?? 'internal')) return []
    return [{ ...row, name: placeName(row), customerId: project?.customerId ?? null }]
  })
  return roundedTime(rules, sold)
}

/** Which hours are sold, of what projects and on which days. */
interface HoursSold {
  readonly which: DaysOfHours
  readonly projectIds: IdSet
  readonly from: PlainDate
  readonly to: PlainDate
  readonly others?: OtherTerms | undefined
}

/** What hours are sold for, by their rates and by the time that is billed of them. */
export async function salesOf(
  db: TenantDb,
  contributions: Contributions,
  { which, projectIds, from, to, others }: HoursSold,
): Promise<(row: WorkRow) => BookSale> {
  const [book, rounding] = await Promise.all([
    priceBookOf(db, projectIds, from, to, others),
    roundedHours(db, contributions, which, others),
  ])
  return row => saleOf(book, rounding, row)
}
