import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import { leaveGroupMembers } from './members/contract.ts'
import { leaveGroups } from './register.ts'

export { type ConcernedMembers, leaveGroupChanged } from './changed.ts'
export type { GroupStretch } from './members/record.ts'
export { membersFrom, stretchesOf as groupStretchesOf } from './members/store.ts'

/** A leave group with its dated policies. */
export interface KnownGroup {
  readonly id: Id
  readonly code: string
  readonly active: boolean
  readonly versions: readonly (Validity & { readonly leavePolicyIds: readonly Id[] })[]
}

/** All leave groups: few, which are always wanted together. One statement. */
export const allGroups = async (db: TenantDb): Promise<KnownGroup[]> =>
  (await leaveGroups.store.list(db)) as unknown as KnownGroup[]

/** The operations of the public interface, for requests from inside the process. */
export const leaveGroupOperations = { ...leaveGroups.contract.operations, ...leaveGroupMembers.operations }
