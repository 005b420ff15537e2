import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type MemberAccess,
  type MemberLookup,
  type OrganisationAccess,
  organisationAccess,
} from '../../../company/organisation/port.ts'

/** What a member and their organisation look like from outside, for somebody who is about to enter. */
export async function memberAndOrganisation(
  db: TenantDb,
  members: MemberLookup,
  membershipId: Id,
): Promise<{ member: MemberAccess | null; organisation: OrganisationAccess }> {
  const [row] = await db.sql<{ member: MemberAccess | null; organisation: OrganisationAccess }>`
    select ${members.memberAsCallerJson(db.orgId, sql`${membershipId}::uuid`)} as member,
      ${organisationAccess(db.orgId)} as organisation`
  if (!row) throw new Error('a select without a table has one row')
  return row
}

/** The organisation as a caller may read it; undefined when there is none. */
export async function organisationOf(db: TenantDb): Promise<OrganisationAccess | undefined> {
  const [row] = await db.sql<{ organisation: OrganisationAccess | null }>`
    select ${organisationAccess(db.orgId)} as organisation`
  return row?.organisation ?? undefined
}
