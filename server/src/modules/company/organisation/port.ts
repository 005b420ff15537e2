import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { organisationAccess } from './access.ts'
import { type OrganisationAccess, organisationInstant } from './caller.ts'
import type { OrganisationSettings } from './rules.ts'
import { settings } from './contract.ts'
import * as store from './store.ts'

export { isActiveOn, type MemberLookup, memberAccess, memberLookup, organisationAccess } from './access.ts'
export type { CapabilityGrant } from '../../../platform/vocabulary/rights.ts'
export {
  callerOf,
  heldCapabilities,
  isActive,
  type MemberAccess,
  needsSecondFactor,
  type OrganisationAccess,
  organisationInstant,
} from './caller.ts'
export { CredentialUses, type CredentialUse, perDatabase } from './credential-uses.ts'
export { createOrganisation, foundOrganisation } from './founding.ts'
export { organisationOfSlug, slugOf } from './by-slug.ts'
export { isTimeZone } from './shapes.ts'
export { type Founding, isSlug, type LicensedFeature, type OrganisationSettings } from './rules.ts'
export {
  forgottenClockOuts,
  type ForgottenClockOut,
  longestSessionHours,
  type PayrollNumberPolicy,
  type PunchPolicy,
} from './shapes.ts'
export type { LicensedModule, WantedLicences } from './licences.ts'
export { licenseModules } from './licensing.ts'
export { licensedModules } from './store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const settingsOperations = settings.operations

/** The settings that rules read. One statement. */
export const settingsOf = (db: TenantDb): Promise<OrganisationSettings> => store.load(db)

/** A fragment: whether a supervisor may approve their own days. */
export const selfApprovalAllowed = (orgId: string): RawBuilder<boolean> =>
  sql<boolean>`(select o.self_approval_allowed from organisations o where o.org_id = ${orgId})`

/** A fragment: whether members see the telephone numbers of each other. */
export const phonesShared = (orgId: string): RawBuilder<boolean> =>
  sql<boolean>`(select o.phones_shared from organisations o where o.org_id = ${orgId})`

/** A fragment: after how many days what waits is passed on; null for never. */
export const approvalEscalationDays = (orgId: string): RawBuilder<number | null> =>
  sql<number | null>`(select o.approval_escalation_days from organisations o where o.org_id = ${orgId})`

/** A fragment: whether everybody's hours must come from the clock. A worktime model may require it where this is false. */
export const clockingRequired = (orgId: string): RawBuilder<boolean> =>
  sql<boolean>`(select o.punch_policy = 'clocking_required' from organisations o where o.org_id = ${orgId})`

/** The organisation's present instant and its zone. One statement. */
export async function organisationNow(
  db: TenantDb,
): Promise<{ readonly timeZone: string; readonly now: Instant }> {
  const organisation = await organisationAccessOf(db)
  return { timeZone: organisation.timeZone, now: organisationInstant(organisation) }
}

/** What callers may read of the organisation. One statement. */
export async function organisationAccessOf(db: TenantDb): Promise<OrganisationAccess> {
  const [row] = await db.sql<{ organisation: OrganisationAccess | null }>`
    select ${organisationAccess(db.orgId)} as organisation`
  if (!row?.organisation) throw new Error('no such organisation')
  return row.organisation
}

/** What decides the look of keys and the meaning of dates. One statement. */
export const organisationTerms = (
  db: TenantDb,
): Promise<{ readonly timeZone: string; readonly sandbox: boolean }> => store.load(db)
