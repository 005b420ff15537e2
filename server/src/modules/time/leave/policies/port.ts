import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PolicyWithVersions } from './dated.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { type Called, nameIn } from '../../../../platform/vocabulary/starter-names.ts'
import { leavePolicies, starterNames } from './register.ts'

export { leavePolicyChanged } from './shapes.ts'
export type { DatedPolicy, PolicyWithVersions as KnownPolicy } from './dated.ts'
export { complete as completeRules, check as checkRules } from './rules.ts'
export { setUpLeavePolicies } from './starter-set.ts'
export type { GivenRules, Level, PolicyKind, PolicyRules } from './shapes.ts'

/** A policy as a reader is told it. */
export const leavePolicyNameIn = (chosen: Locale | null, policy: Called): string =>
  nameIn(chosen, policy, starterNames)

/** All policies of the organisation, by code: few of them, which are always wanted together. One statement. */
export const allPolicies = async (db: TenantDb): Promise<PolicyWithVersions[]> =>
  (await leavePolicies.store.list(db)) as unknown as PolicyWithVersions[]

/** Those of the texts that are ids of active policies. One statement. */
export async function activePolicyIds(db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<Id>> {
  const rows = await db.sql<{ id: Id }>`
    select p.id from leave_policies p
    where p.org_id = ${db.orgId} and p.active and p.id = any(${ids}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

/** The operations of the public interface, for requests from inside the process. */
export const leavePolicyOperations = leavePolicies.contract.operations
