import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type InvoicingTerms, termsTable } from './record.ts'

/** The terms of projects and of their phases, in the order in which they hold. One statement. */
export const termsOfProjects = (db: TenantDb, projectIds: IdSet): Promise<InvoicingTerms[]> =>
  db.sql<InvoicingTerms>`
    select ${termsTable.select('t')} from invoicing_terms t
    where t.org_id = ${db.orgId} and t.project_id = any(${idArray(projectIds)})
    order by t.project_id, t.valid_from, t.made_at, t.id`

/** A query of the ids of the articles that terms of projects name. */
export const articlesOfTerms = (orgId: string, projectIds: IdSet): RawBuilder<unknown> => sql`
  select t.article_id from invoicing_terms t
  where t.org_id = ${orgId} and t.project_id = any(${idArray(projectIds)}) and t.article_id is not null`

export const addTerms = (db: TenantDb, terms: InvoicingTerms): Promise<unknown> =>
  termsTable.insert(db, [terms])
