import type { RawBuilder } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type {
  Entitlement,
  MissingDay,
  NextShift,
  OpenPunch,
  OwnBalance,
  OwnDay,
  RequestKind,
} from './shapes.ts'

export type {
  Entitlement,
  MissingDay,
  NextShift,
  OpenPunch,
  OwnBalance,
  OwnDay,
  RequestState,
} from './shapes.ts'

/** Something that a member hands in for a decision. */
export interface RequestSource {
  readonly kind: RequestKind
  /**
   * A `select` of the caller's own, with the columns `kind`, `subject_id`, `state`, `from_date`, `to_date`, `reason`
   * and `updated_at`.
   */
  ownRequests(caller: Caller): RawBuilder<unknown>
}

/** The caller's day, and the days of a range that should be confirmed and are not. */
export type OwnDays = (
  db: TenantDb,
  caller: Caller,
  window: { readonly today: PlainDate; readonly missingFrom: PlainDate },
) => Promise<{ readonly today: OwnDay; readonly missing: readonly MissingDay[] }>

/**
 * What families tell a member of their own. They contribute theirs where the modules are wired, so that Me knows none
 * of them; of a family that is not there yet nothing is told, because there is nothing.
 */
export interface OwnMatters {
  readonly days: OwnDays
  readonly requests: readonly RequestSource[]
  readonly punch?: (db: TenantDb, caller: Caller) => Promise<OpenPunch | null>
  readonly nextShift?: (db: TenantDb, caller: Caller, today: PlainDate) => Promise<NextShift | null>
  readonly balances?: (db: TenantDb, caller: Caller, asOf: PlainDate) => Promise<readonly OwnBalance[]>
  readonly entitlements?: (db: TenantDb, caller: Caller, asOf: PlainDate) => Promise<readonly Entitlement[]>
}
