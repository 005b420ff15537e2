import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { CapabilityGrant } from '../../../../platform/vocabulary/rights.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { grantsJson } from '../record/columns.ts'
import type { MemberStatus } from '../record/shapes.ts'

/** A member as the caller with their credential: who they are, and what they hold beyond their role. */
export interface MemberAsCaller {
  readonly id: Id
  readonly displayName: string
  readonly role: Role
  /** The language that they have chosen. */
  readonly locale: Locale | null
  readonly status: MemberStatus
  /** Their last day; null while none is recorded. */
  readonly employmentEndDate: PlainDate | null
  readonly grants: readonly CapabilityGrant[]
  /** Licensed modules that the member goes without because every seat was taken. */
  readonly withheldModules: readonly Feature[]
}

/**
 * A `MemberAsCaller` as one `jsonb` value, null where there is no such member; for a statement that looks up a
 * credential and has the member as a column.
 */
export const memberAsCallerJson = (
  orgId: string,
  member: RawBuilder<unknown>,
): RawBuilder<MemberAsCaller | null> => sql<MemberAsCaller | null>`(
  select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status,
    'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', ${grantsJson(orgId, sql`m.id`)})
  from memberships m where m.org_id = ${orgId} and m.id = ${member})`

export async function memberAsCaller(db: TenantDb, membershipId: Id): Promise<MemberAsCaller | undefined> {
  const [row] = await db.sql<{ member: MemberAsCaller | null }>`
    select ${memberAsCallerJson(db.orgId, sql`${membershipId}::uuid`)} as member`
  return row?.member ?? undefined
}
