import { warningFields } from '../../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { type PlanReason, type PlanReasonCode, planReasons } from './reasons.ts'

/** The fields of a broken rule, whatever else is told of it. */
export const brokenRule = warningFields(planReasons)

/** What a rule says of a shift, as it is found or kept: its sentence in English, and what it is made of. */
export interface Said {
  readonly code: string
  readonly detail: string
  /** Absent in what was kept before rules had values. */
  readonly values?: PlanReason['values'] | null | undefined
}

/** A broken rule with its values and its sentence in a language; what was kept without values is said as it was kept. */
export function said({ code, detail, values }: Said, language: Locale) {
  const known = code as PlanReasonCode
  return values && code in planReasons
    ? { code: known, values, detail: sentenceOf(planReasons, { code, values } as PlanReason, language) }
    : { code: known, values: null, detail }
}
