import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Contributions, requiredSlot, slot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

/** The drafts whose figures a change of what they are read by concerns; every condition given must hold. */
export interface ConcernedDrafts {
  /** The first date; null for all dates up to `to`. */
  readonly from: PlainDate | null
  /** The last date, which is part of it; null for all dates after `from`. */
  readonly to: PlainDate | null
  /** Whose days; everybody's where it is left out. */
  readonly membershipIds?: readonly Id[]
  /** Days of members who have the worktime model on the date. */
  readonly worktimeModelId?: Id
  /** Days of members whose worktime model names the set of overtime rules on the date. It decides nothing of days without work. */
  readonly overtimeRuleSetId?: Id
  /** Days marked as the day type. */
  readonly dayTypeId?: Id
  /** Days with an entry of the type. */
  readonly entryTypeId?: Id
  /** With the shifts of the day before `from` that run into it. */
  readonly withShiftsInto?: boolean
  /** Whether it decides what is paid too, so that a lock holds confirmed and approved days as well. */
  readonly decidesPay?: boolean
}

/**
 * Moves `updatedAt` of the drafts to the transaction's instant, in one statement. The figures of a draft are worked out
 * when it is read; a sweep with `updatedSince` finds by this that they are others now. Throws `RequestRefused` with
 * `period_locked` where a payroll lock holds one of them.
 */
export type TouchDrafts = (tx: WriteTransaction, drafts: ConcernedDrafts) => Promise<unknown>

/** Filled by the family that keeps the days; asked by those that keep what days are read by. */
export const touchDrafts = requiredSlot<TouchDrafts>('catalogs.touch_drafts')

/**
 * What follows from other terms for records that were worked out by the former ones, such as approved absences and what
 * they take from accounts. It reads what the transaction has written, and writes rows that say why.
 */
export type TermsChanged = (
  tx: WriteTransaction,
  concerned: ConcernedDrafts,
  contributions: Contributions,
) => Promise<unknown>

/** Families that keep what terms decide contribute it; it is told whenever drafts are touched. */
export const termsChanged = slot<TermsChanged>('catalogs.terms_changed')

/**
 * Touches the drafts whose figures a change of terms concerns, and tells the change to those who have worked with the former
 * terms as soon as it is written. Throws as `TouchDrafts` does.
 */
export const changeTerms: TermsChanged = (tx, concerned, contributions) => {
  for (const follow of contributions(termsChanged)) tx.lastly(() => follow(tx, concerned, contributions))
  return contributions(touchDrafts)(tx, concerned)
}
