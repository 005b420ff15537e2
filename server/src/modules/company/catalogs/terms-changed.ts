import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Contributions, slot } from '../../../platform/slots.ts'
import { type ConcernedDrafts, touchDrafts } from './touch-drafts.ts'

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
