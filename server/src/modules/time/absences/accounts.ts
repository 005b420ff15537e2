import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { AbsenceDayReason, AbsenceReason } from './reasons.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

export const takesKinds = ['leave', 'balance'] as const
export type TakesKind = (typeof takesKinds)[number]

export type DayPart = 'full' | 'am' | 'pm' | 'hours'

/** One date of an absence, before it is known what it takes. */
export interface RequestedDay {
  readonly date: PlainDate
  readonly part: DayPart
  /** What the day expects of the member, or of the part; null where it expects nothing. */
  readonly minutes: number | null
}

/** An absence as an account is asked what it would take. */
export interface RequestedPeriod {
  readonly periodId: Id
  readonly membershipId: Id
  /** What the type takes from: a leave policy, a kind of balance, or a time bank. */
  readonly ref: string
  readonly dates: readonly RequestedDay[]
}

/** What one date of an absence takes. */
export interface TakenDay {
  readonly date: PlainDate
  readonly amount: number
  readonly unit: 'days' | 'minutes'
  /** Why it takes nothing, or other than a whole day; null for an ordinary day. */
  readonly reason: AbsenceDayReason | null
}

/** What an absence takes, or why it cannot. */
export interface PlannedPeriod {
  readonly periodId: Id
  readonly membershipId: Id
  readonly ref: string
  readonly days: readonly TakenDay[]
  /** `available` is what is left without this absence, in the unit of the days. */
  readonly refusal: { readonly code: string; readonly detail: string; readonly available: number } | null
}

/** What absences are planned in. */
export interface PlanContext {
  readonly today: PlainDate
  readonly timeZone: string
}

/**
 * What absences are taken from: leave by policies, balances by accounts. A plan leaves out what the absence itself has taken
 * already. Everything is asked for many absences at once, with as many statements as for one.
 */
export interface AbsenceAccounts {
  readonly kind: TakesKind
  /** Those of the texts that an absence type may name as `takesRef`. */
  known(db: TenantDb, refs: readonly string[]): Promise<ReadonlySet<string>>
  plan(
    db: TenantDb,
    asked: readonly RequestedPeriod[],
    context: PlanContext,
  ): Promise<readonly PlannedPeriod[]>
  /** Appends rows of usage in the same transaction. */
  take(tx: WriteTransaction, planned: readonly PlannedPeriod[], why: AbsenceReason): Promise<unknown>
  /** Appends counter-rows for the net of what each absence has taken; once more it appends nothing. */
  giveBack(tx: WriteTransaction, periodIds: readonly Id[], why: AbsenceReason): Promise<unknown>
}

/** The families that keep such accounts contribute theirs. */
export const absenceAccounts = slot<AbsenceAccounts>('absences.accounts')

/** The accounts of a kind, or undefined while no family keeps any. */
export const accountsOf = (contributions: Contributions, kind: TakesKind): AbsenceAccounts | undefined =>
  contributions(absenceAccounts).find(accounts => accounts.kind === kind)
