import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { participantsOf } from '../participants/port.ts'
import { projectsWithIds, rateCardsNamedBy } from '../record/port.ts'
import { PriceBook, type PriceSources } from './price-book.ts'
import { defaultCard, rulesBetween } from './store.ts'

/** What projects would be priced by in place of what they say. */
export interface OtherTerms {
  readonly customerId?: Id | null
  readonly rateCardId?: Id | null
}

/**
 * Reads all that prices of projects on the days of a range depend on: four statements that travel together, however many
 * projects there are.
 */
export async function priceSources(
  db: TenantDb,
  projectIds: IdSet,
  from: PlainDate,
  to: PlainDate,
  others?: OtherTerms,
): Promise<PriceSources> {
  const named = rateCardsNamedBy(db.orgId, projectIds)
  const rateCardIds =
    others?.rateCardId == null ? named : sql`${named} union all select ${others.rateCardId}::uuid`
  const [stored, participants, rules, card] = await Promise.all([
    projectsWithIds(db, projectIds),
    participantsOf(db, projectIds),
    rulesBetween(db, { rateCardIds, projectIds }, from, to),
    defaultCard(db),
  ])
  const projects = others === undefined ? stored : stored.map(project => ({ ...project, ...others }))
  return { projects, participants, rules, defaultCardId: card?.id ?? null }
}

/** The prices of the hours of projects on the days of a range. */
export const priceBookOf = async (
  db: TenantDb,
  projectIds: IdSet,
  from: PlainDate,
  to: PlainDate,
  others?: OtherTerms,
): Promise<PriceBook> => new PriceBook(await priceSources(db, projectIds, from, to, others))
