import { type IdSet, idArray } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { articles } from './register.ts'

export { articleNotFound } from './refusals.ts'

/** What an article is from a day on. */
interface ArticleVersion {
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
  readonly unitPriceMicros: number | null
  readonly vatRateId: Id
  readonly vatTreatmentId: Id | null
  readonly accountCode: string | null
}

/** An article as invoices bill by it, its versions oldest first. */
export interface KnownArticle {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly constructionService: boolean
  readonly active: boolean
  readonly versions: readonly ArticleVersion[]
}

/** The articles with these ids; those that are not there are left out. One statement. */
export const articlesWithIds = (db: TenantDb, ids: IdSet): Promise<KnownArticle[]> =>
  'length' in ids && ids.length === 0
    ? Promise.resolve([])
    : db.sql<KnownArticle>`
        select r.id, r.code, r.name, r.unit, r.construction_service, r.active, (
          select coalesce(jsonb_agg(jsonb_build_object('validFrom', v.valid_from, 'validTo', v.valid_to,
            'unitPriceMicros', v.unit_price_micros, 'vatRateId', v.vat_rate_id, 'vatTreatmentId', v.vat_treatment_id,
            'accountCode', v.account_code) order by v.valid_from), '[]'::jsonb)
          from article_versions v where v.org_id = ${db.orgId} and v.article_id = r.id) as versions
        from articles r where r.org_id = ${db.orgId} and r.id = any(${idArray(ids)})`

/** Whether one of the ids names no article that is in use; null names nothing. One statement. */
export async function missingArticles(
  db: TenantDb,
  ids: readonly (Id | null | undefined)[],
): Promise<boolean> {
  const named = new Set(ids.flatMap(id => (id == null ? [] : [id.toLowerCase()])))
  if (named.size === 0) return false
  const found = await db.sql`
    select from articles r where r.org_id = ${db.orgId} and r.id = any(${[...named]}::uuid[]) and r.active`
  return found.length < named.size
}

/** The operations of the public interface, for requests from inside the process. */
export const articleOperations = articles.contract.operations
