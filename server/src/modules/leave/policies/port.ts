import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../platform/vocabulary/versions.ts'
import { leavePolicies } from './register.ts'
import type { PolicyKind, PolicyRules } from './shapes.ts'

export { holidayAct } from './act.ts'
export { leavePolicyChanged } from './changed.ts'
export { complete as completeRules, check as checkRules } from './rules.ts'
export type { GivenRules, Level, PolicyKind, PolicyRules } from './shapes.ts'

/** One dated version of a policy with every rule of it. */
export interface DatedPolicy extends PolicyRules, Validity {
  readonly versionId: Id
  readonly kind: PolicyKind
}

/** A policy with all its versions, oldest first. */
export interface KnownPolicy {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly unit: 'days' | 'minutes'
  readonly active: boolean
  readonly versions: readonly DatedPolicy[]
}

/** All policies of the organisation, by code: few of them, which are always wanted together. One statement. */
export const allPolicies = async (db: TenantDb): Promise<KnownPolicy[]> =>
  (await leavePolicies.store.list(db)) as unknown as KnownPolicy[]

/** Those of the texts that are ids of active policies. One statement. */
export async function activePolicyIds(db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<Id>> {
  const rows = await db.sql<{ id: Id }>`
    select p.id from leave_policies p
    where p.org_id = ${db.orgId} and p.active and p.id = any(${ids}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

/** The operations of the public interface, for requests from inside the process. */
export const leavePolicyOperations = leavePolicies.contract.operations

/** Adds policies that an organisation begins with. */
export const setUpPolicies = leavePolicies.setUp
