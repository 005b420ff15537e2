import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { callName, type NameParts } from '../record/names.ts'

/** A member as somebody whom the service writes to. */
export interface Addressee {
  readonly id: Id
  readonly displayName: string
  readonly callName: string
  /** Null for a member who has not said which language they want. */
  readonly locale: Locale | null
}

export async function addresseeOf(db: TenantDb, membershipId: Id): Promise<Addressee | undefined> {
  const [row] = await db.sql<Omit<Addressee, 'callName'> & NameParts>`
    select id, display_name, locale, first_names, last_name, preferred_name
    from memberships where org_id = ${db.orgId} and id = ${membershipId}`
  return row && { id: row.id, displayName: row.displayName, callName: callName(row), locale: row.locale }
}
