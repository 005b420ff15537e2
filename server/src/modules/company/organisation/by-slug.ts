import type { Database } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** The organisation of a slug, for who names one without any credential. */
export async function organisationOfSlug(database: Database, slug: string): Promise<Id | undefined> {
  const found = await database.directory
    .selectFrom('organisations')
    .select('orgId')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found?.orgId
}

/** The slug of the organisation. One statement. */
export async function slugOf(db: TenantDb): Promise<string> {
  const [row] = await db.sql<{
    slug: string
  }>`select o.slug from organisations o where o.org_id = ${db.orgId}`
  if (!row) throw new Error('no such organisation')
  return row.slug
}
