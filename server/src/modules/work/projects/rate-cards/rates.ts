import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { participantsOf } from '../participants/port.ts'
import { projectsWithIds, rateCardsNamedBy } from '../record/port.ts'
import type { OtherTerms } from './other-terms.ts'
import { PriceBook, type PriceSources } from './price-book.ts'
import { defaultCard, rulesBetween } from './store.ts'

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
  const { rates, ...terms } = others ?? {}
  const more = [terms.rateCardId, rates?.defaultCardId].flatMap(id => id ?? [])
  const named = rateCardsNamedBy(db.orgId, projectIds)
  const rateCardIds = more.length === 0 ? named : sql`${named} union all select unnest(${more}::uuid[])`
  const [stored, participants, rules, card] = await Promise.all([
    projectsWithIds(db, projectIds),
    participantsOf(db, projectIds),
    rulesBetween(db, { rateCardIds, projectIds }, from, to),
    defaultCard(db),
  ])
  const projects = stored.map(project => ({ ...project, ...terms }))
  const defaultCardId = rates?.defaultCardId === undefined ? (card?.id ?? null) : rates.defaultCardId
  return { projects, participants, rules: rates?.rulesIn(rules) ?? rules, defaultCardId }
}

/** The prices of the hours of projects on the days of a range. */
export const priceBookOf = async (
  db: TenantDb,
  projectIds: IdSet,
  from: PlainDate,
  to: PlainDate,
  others?: OtherTerms,
): Promise<PriceBook> => new PriceBook(await priceSources(db, projectIds, from, to, others))
