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
export { createOrganisation } from './founding.ts'
export type { Founding, LicensedFeature, OrganisationSettings } from './rules.ts'
export type { PunchPolicy } from './shapes.ts'
export { type LicensedModule, licensedModules } from './store.ts'

/** The settings that rules read. One statement. */
export const settingsOf = (db: TenantDb): Promise<OrganisationSettings> => store.load(db)
