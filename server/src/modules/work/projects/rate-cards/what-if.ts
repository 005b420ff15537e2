import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type HourRow, type HoursFilter, hoursOfProjects } from '../../../time/work-days/port.ts'
import { phasesOfMixedBilling } from '../phases/port.ts'
import { billingPhases, isByTheHour } from '../recognition/port.ts'
import type { KnownProject } from '../record/port.ts'
import { type ChangedProject, changedProjects } from './changed-projects.ts'
import { projectsOfRule } from './repricing.ts'
import { changeOf } from './other-terms.ts'
import { listedChanges, type RateCard, type RateRule, type RateVersion, whatIfDays } from './record.ts'
import { PriceBook, type PriceSources } from './price-book.ts'
import { priceSources } from './rates.ts'
import { keptPrices } from './kept-prices.ts'
import { roundedHours } from './rounded-hours.ts'
import { type RoundedHours, saleOf } from './sales.ts'
import { type KeptPrice, placeName } from './slots.ts'
import { billableOf } from './unbillable.ts'

/** Hours whose price differs, with what they come to now and then. */
export interface ChangedHours {
  readonly workDayId: Id
  readonly entryId: Id
  readonly projectId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly minutes: number
  readonly fromCents: number
  readonly toCents: number
}

export interface WhatIfAnswer {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly changedRows: number
  readonly changedMinutes: number
  readonly fromCents: number
  readonly toCents: number
  readonly differenceCents: number
  readonly billedRows: number
  readonly rows: readonly ChangedHours[]
  readonly revenueFromCents: number
  readonly revenueToCents: number
  readonly revenueDifferenceCents: number
  readonly changedProjects: number
  readonly projects: readonly ChangedProject[]
  readonly approvedMinutes: number
  readonly firstFreeDate: PlainDate | null
}

/** So many days of hours are held in memory at once. */
const daysAtOnce = 31

/** A rule as it would be, in place of what it is; null for a new one. */
export interface TriedRule {
  readonly card: RateCard
  readonly before: RateRule | null
  readonly after: RateRule
  /** The versions that it would get. */
  readonly added: readonly Pick<RateVersion, 'validFrom' | 'validTo'>[]
}

/** The days of the versions, a year at most. */
function daysOf(added: TriedRule['added']): { readonly first: PlainDate; readonly to: PlainDate } {
  const first = added.map(({ validFrom }) => validFrom).toSorted(byDate)[0] ?? ''
  const last = addDays(first, whatIfDays - 1)
  const ends = added.map(({ validTo }) => validTo ?? last).toSorted(byDate)
  const end = ends.at(-1) ?? last
  return { first, to: end < last ? end : last }
}

const byDate = (a: PlainDate, b: PlainDate): number => (a < b ? -1 : Number(a > b))

/**
 * What the hours of a card would come to if a rule were another, or were added. Hours that are not billed by the hour come to
 * nothing by any rate. Nothing is written.
 */
export async function whatIf(
  db: TenantDb,
  contributions: Contributions,
  { card, before, after, added }: TriedRule,
  timeZone: string,
): Promise<WhatIfAnswer> {
  const { first, to } = daysOf(added)
  const projects = await projectsOfRule(db, card, after)
  const projectIds = projects.map(({ id }) => id)
  const [sources, isBillable, phases] = await Promise.all([
    priceSources(db, projectIds, first, to),
    billableOf(db, contributions, projectIds),
    phasesOfMixedBilling(db, projectIds),
  ])
  const phaseOf = billingPhases(phases)
  const billings = new Map(projects.map(({ id, billing }) => [id, billing]))
  const isSold = (row: HourRow) =>
    isBillable(row) && isByTheHour(phaseOf(row)?.billing ?? billings.get(row.projectId) ?? 'internal')
  const comparing = new Comparison(sources, before, after)
  for (let from = first; from <= to && projects.length > 0; from = addDays(from, daysAtOnce)) {
    const end = addDays(from, daysAtOnce - 1)
    const dates = { from, to: end < to ? end : to }
    const which = hoursOf(projects, after, dates.from, dates.to)
    const [hours, rounding, kept] = await Promise.all([
      hoursOfProjects(db, which),
      roundedHours(db, contributions, which),
      keptPrices(db, contributions, { projectIds, ...dates }),
    ])
    comparing.take(hours.filter(isSold), rounding, kept)
  }
  const change = { ...changeOf({ before, after }), projects, from: first }
  return {
    from: first,
    to,
    ...comparing.answer(),
    ...(await changedProjects(db, contributions, change, timeZone)),
  }
}

const hoursOf = (
  projects: readonly KnownProject[],
  { membershipId }: RateRule,
  from: PlainDate,
  to: PlainDate,
): HoursFilter => ({
  projectIds: projects.map(({ id }) => id),
  ...(membershipId !== null && { membershipIds: [membershipId] }),
  from,
  to,
})

/** Adds up what hours come to by the rule as it is and as it would be. */
class Comparison {
  readonly #now: PriceBook
  readonly #then: PriceBook
  readonly #rows: ChangedHours[] = []
  #changedRows = 0
  #changedMinutes = 0
  #fromCents = 0
  #toCents = 0
  #billedRows = 0

  constructor(sources: PriceSources, before: RateRule | null, after: RateRule) {
    const others = sources.rules.filter(({ id }) => id !== before?.id)
    this.#now = new PriceBook({ ...sources, rules: before === null ? others : [...others, before] })
    this.#then = new PriceBook({ ...sources, rules: [...others, after] })
  }

  take(hours: readonly HourRow[], rounding: RoundedHours, kept: ReadonlyMap<string, KeptPrice>): void {
    for (const row of hours) {
      const [now, then] = [saleOf(this.#now, rounding, row), saleOf(this.#then, rounding, row)]
      if (now.rateCentsPerHour === then.rateCentsPerHour) continue
      if (kept.has(placeName(row))) this.#billedRows++
      else this.#count(row, now.cents, then.cents)
    }
  }

  #count(row: HourRow, fromCents: number, toCents: number): void {
    const { workDayId, entryId, projectId, membershipId, workDate, minutes } = row
    this.#changedRows++
    this.#changedMinutes += minutes
    this.#fromCents += fromCents
    this.#toCents += toCents
    if (this.#rows.length < listedChanges)
      this.#rows.push({ workDayId, entryId, projectId, membershipId, workDate, minutes, fromCents, toCents })
  }

  answer() {
    return {
      changedRows: this.#changedRows,
      changedMinutes: this.#changedMinutes,
      fromCents: this.#fromCents,
      toCents: this.#toCents,
      differenceCents: this.#toCents - this.#fromCents,
      billedRows: this.#billedRows,
      rows: this.#rows,
    }
  }
}
