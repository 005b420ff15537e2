import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type HourRow, type HoursFilter, hoursOfProjects } from '../../../time/work-days/port.ts'
import { type KnownProject, projectsPricedBy } from '../record/port.ts'
import { listedChanges, type RateCard, type RateRule, type RateVersion, whatIfDays } from './record.ts'
import { PriceBook, type PriceSources } from './price-book.ts'
import { priceSources } from './rates.ts'
import { keptPrices } from './kept-prices.ts'
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
}

/** So many days of hours are held in memory at once. */
const daysAtOnce = 31

/** What the hours of a card would come to if a rule were another. Nothing is written. */
export async function whatIf(
  db: TenantDb,
  contributions: Contributions,
  {
    card,
    before,
    after,
    added,
  }: {
    readonly card: RateCard
    readonly before: RateRule
    readonly after: RateRule
    readonly added: RateVersion
  },
): Promise<WhatIfAnswer> {
  const last = addDays(added.validFrom, whatIfDays - 1)
  const to = added.validTo !== null && added.validTo < last ? added.validTo : last
  const projects = (await projectsPricedBy(db, card.id, card.isDefault)).filter(
    ({ id, customerId }) =>
      (before.projectId === null || before.projectId === id) &&
      (before.customerId === null || before.customerId === customerId),
  )
  const projectIds = projects.map(({ id }) => id)
  const [sources, isBillable] = await Promise.all([
    priceSources(db, projectIds, added.validFrom, to),
    billableOf(db, contributions, projectIds),
  ])
  const comparing = new Comparison(sources, before, after)
  for (let from = added.validFrom; from <= to && projects.length > 0; from = addDays(from, daysAtOnce)) {
    const end = addDays(from, daysAtOnce - 1)
    const dates = { from, to: end < to ? end : to }
    const [hours, kept] = await Promise.all([
      hoursOfProjects(db, hoursOf(projects, before, dates.from, dates.to)),
      keptPrices(db, contributions, { projectIds, ...dates }),
    ])
    comparing.take(hours.filter(isBillable), kept)
  }
  return { from: added.validFrom, to, ...comparing.answer() }
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

  constructor(sources: PriceSources, before: RateRule, after: RateRule) {
    const others = sources.rules.filter(({ id }) => id !== before.id)
    this.#now = new PriceBook({ ...sources, rules: [...others, before] })
    this.#then = new PriceBook({ ...sources, rules: [...others, after] })
  }

  take(hours: readonly HourRow[], kept: ReadonlyMap<string, KeptPrice>): void {
    for (const row of hours) {
      const [now, then] = [this.#now.rateOf(row), this.#then.rateOf(row)]
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

  answer(): Omit<WhatIfAnswer, 'from' | 'to'> {
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
