import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { OrganisationSettings } from './rules.ts'
import * as store from './store.ts'

export { type MemberLookup, memberAccess, organisationAccess } from './access.ts'
export {
  type CapabilityGrant,
  callerOf,
  heldCapabilities,
  type MemberAccess,
  type OrganisationAccess,
  organisationInstant,
} from './caller.ts'
export { CredentialUses, type CredentialUse, perDatabase } from './credential-uses.ts'
export { createOrganisation, foundOrganisation } from './founding.ts'
export { isTimeZone } from './time-zone.ts'
export { type Founding, isSlug, type LicensedFeature, type OrganisationSettings } from './rules.ts'
export type { PunchPolicy } from './shapes.ts'
export { type LicensedModule, licensedModules } from './store.ts'

/** The settings that rules read. One statement. */
export const settingsOf = (db: TenantDb): Promise<OrganisationSettings> => store.load(db)

/** What decides the look of keys and the meaning of dates. One statement. */
export const organisationStanding = (
  db: TenantDb,
): Promise<{ readonly timeZone: string; readonly sandbox: boolean }> => store.load(db)
