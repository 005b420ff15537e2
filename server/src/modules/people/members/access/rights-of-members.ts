import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Capability, Role } from '../../../../platform/vocabulary/capabilities.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type CapabilityGrant,
  type Rights,
  rightsFrom,
  rightsOn,
} from '../../../../platform/vocabulary/rights.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { grantsJson } from '../record/columns.ts'

/** What a member may do today when they sign in, for any caller. */
export interface MemberRights {
  readonly id: Id
  readonly capabilities: ReadonlySet<Capability>
  /** What they may do today or from a grant to come: what changes who can act as them is compared with this (ADR 21). */
  readonly fromToday: Rights
  /** Licensed modules that the member goes without because every seat was taken. */
  readonly withheldModules: readonly Feature[]
}

/** The rights of members, by their roles and the grants in force. Two statements, however many members. */
export async function rightsOfMembers(db: TenantDb, ids: readonly Id[]): Promise<MemberRights[]> {
  if (ids.length === 0) return []
  const [members, { timeZone, now }] = await Promise.all([
    db.sql<{ id: Id; role: Role; grants: CapabilityGrant[]; withheldModules: Feature[] }>`
      select m.id, m.role, m.withheld_modules, ${grantsJson(db.orgId, sql`m.id`)} as grants
      from memberships m where m.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`,
    organisationNow(db),
  ])
  const today = dateIn(timeZone, now)
  return members.map(({ id, withheldModules, ...held }) => ({
    id,
    withheldModules,
    capabilities: rightsOn(held, today).capabilities,
    fromToday: rightsFrom(held, today),
  }))
}
