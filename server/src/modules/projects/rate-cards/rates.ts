import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { participantsOf } from '../participants/port.ts'
import { type KnownProject, projectsWithIds } from '../record/port.ts'
import { type HoursToPrice, PriceBook, type PriceSources, type Rate } from './price-book.ts'
import { defaultCard, rulesBetween } from './store.ts'

/** Reads all that prices of projects on the days of a range depend on: four statements, however many projects there are. */
export async function priceSources(
  db: TenantDb,
  projects: readonly KnownProject[],
  from: PlainDate,
  to: PlainDate,
): Promise<PriceSources> {
  const projectIds = projects.map(({ id }) => id)
  const rateCardIds = [...new Set(projects.flatMap(({ rateCardId }) => rateCardId ?? []))]
  const [participants, rules, card] = await Promise.all([
    participantsOf(db, projectIds),
    rulesBetween(db, { rateCardIds, projectIds }, from, to),
    defaultCard(db),
  ])
  return { projects, participants, rules, defaultCardId: card?.id ?? null }
}

/** The prices of the hours of projects on the days of a range. */
export const priceBookOf = async (
  db: TenantDb,
  projects: readonly KnownProject[],
  from: PlainDate,
  to: PlainDate,
): Promise<PriceBook> => new PriceBook(await priceSources(db, projects, from, to))

/** The first and last of some dates; undefined for none. */
export function spanOf(dates: readonly PlainDate[]): { from: PlainDate; to: PlainDate } | undefined {
  let [from, to] = [dates[0], dates[0]]
  if (from === undefined || to === undefined) return undefined
  for (const date of dates) {
    if (date < from) from = date
    if (date > to) to = date
  }
  return { from, to }
}

/** What hours are sold for, each with the rule and version that won; in their order, in four statements. */
export async function ratesFor(db: TenantDb, rows: readonly HoursToPrice[]): Promise<Rate[]> {
  const span = spanOf(rows.map(({ workDate }) => workDate))
  if (!span) return []
  const ids: Id[] = [...new Set(rows.map(({ projectId }) => projectId))]
  const book = await priceBookOf(db, await projectsWithIds(db, ids), span.from, span.to)
  return rows.map(row => book.rateOf(row))
}
