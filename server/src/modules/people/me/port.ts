import type { RawBuilder } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Reasons } from '../../../platform/contract/reasons.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { optionalSlot, requiredSlot, slot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import type { Entitlement, MissingDay, NextShift, OpenPunch, OwnBalance, OwnDay } from './shapes.ts'
import type { SubjectsOf } from './subjects.ts'

export {
  type InboxSource,
  inboxSources,
  listBehind,
  type WaitingRows,
} from './inbox/slots.ts'
export { Entitlement } from './shapes.ts'
export { byId, type Reading, Subject, subject, type SubjectsOf } from './subjects.ts'
export type {
  MissingDay,
  NextShift,
  OpenPunch,
  OwnBalance,
  OwnDay,
  RequestState,
} from './shapes.ts'

/** Something that a member hands in for a decision. */
export interface RequestSource {
  readonly kind: string
  /**
   * A `select` of the caller's own, with the columns `kind`, `subject_id`, `state`, `from_date`, `to_date`, `reason`,
   * `updated_at`, and `decided_at`: when somebody else decided it last, null where nobody did.
   */
  ownRequests(caller: Caller): RawBuilder<unknown>
  /** What some of those are, as the caller reads them. */
  readonly subjectsOf: SubjectsOf
  /** Where the service says the `reason`, and nobody wrote it: the column has the code of one of these, which have no values. */
  readonly reasons?: Reasons
}

/** The caller's day, and the days of a range that should be confirmed and are not. */
export type OwnDays = (
  db: TenantDb,
  caller: Caller,
  window: { readonly today: PlainDate; readonly missingFrom: PlainDate },
) => Promise<{ readonly today: OwnDay; readonly missing: readonly MissingDay[] }>

/** Empty for a family that is not installed. */
type Told<T> = (db: TenantDb, caller: Caller, on: PlainDate) => Promise<T>

export const ownDays = requiredSlot<OwnDays>('me.days')
export const requestSources = slot<RequestSource>('me.request_sources')
export const openPunch = optionalSlot<(db: TenantDb, caller: Caller) => Promise<OpenPunch | null>>('me.punch')
export const nextShift = optionalSlot<Told<NextShift | null>>('me.next_shift')
export const balances = slot<Told<readonly OwnBalance[]>>('me.balances')
/** As they are told in the language that the reader has chosen. */
export const entitlements =
  slot<
    (db: TenantDb, caller: Caller, on: PlainDate, chosen: Locale | null) => Promise<readonly Entitlement[]>
  >('me.entitlements')
