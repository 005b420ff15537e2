import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import { keptLeaveReasons, type LeaveReason } from '../reasons.ts'
import type { Explanation } from '../accruals/ledger.ts'

/** What is kept of a row beside its figures: the reason, and its sentence for the version of the service before this one. */
export const kept = (explanation: LeaveReason, figures: Readonly<Record<string, unknown>> = {}) => ({
  ...figures,
  text: sentenceOf(keptLeaveReasons, explanation, 'en'),
  explanation,
})

/** The reason of what is kept; what was kept without one is said as it is. */
export function reasonOf(explain: Readonly<Record<string, unknown>>): LeaveReason {
  const explanation = explain['explanation'] as LeaveReason | undefined
  return explanation && explanation.code in keptLeaveReasons
    ? explanation
    : { code: 'kept_in_english', values: { sentence: String(explain['text'] ?? '') } }
}

/** A kept row as the ledger has it. */
export const explanationOf = (explain: Readonly<Record<string, unknown>>): Explanation => ({
  ...explain,
  explanation: reasonOf(explain),
})
