import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { rounded } from '../../../../platform/vocabulary/money.ts'
import type { Billing } from '../record/port.ts'
import type { RecognitionRule } from './record.ts'

/** What holds from a day on, until the next does. */
export interface Step {
  readonly from: PlainDate
  readonly cents: number | null
}

/** What a fee is recognised by, besides what it is. */
export interface FeeSources {
  /** The rules by which a fee belongs to days, in their order; none: to the days on which it was agreed on. */
  readonly rules: readonly Pick<RecognitionRule, 'validFrom' | 'method' | 'firstDay' | 'lastDay'>[]
  /** How much of the work was done, as somebody said on a day, in their order. */
  readonly progress: readonly { readonly date: PlainDate; readonly percentBp: number }[]
  /** Installments on the day on which they became ready, and below zero on which they were given up. */
  readonly installments: readonly { readonly date: PlainDate; readonly cents: number }[]
}

/** What is billed by one method: a project, or a phase with its own. */
export interface Place extends FeeSources {
  readonly billing: Billing
  /** Its fee or cap, by date. */
  readonly budget: readonly Step[]
}

/** Work at its rate on its day. */
export interface Sold {
  readonly date: PlainDate
  readonly cents: number
}

/** Days that figures are of; without an end where one is left out. */
export interface Window {
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

export const endOfDays: PlainDate = '9999-12-31'

export const isFee = (billing: Billing): boolean => billing === 'fixed' || billing === 'installments'

/** Whether what work brings goes by its rate. */
export const isByTheHour = (billing: Billing): boolean => billing === 'time' || billing === 'capped'

/**
 * What a place brings in a window: what it had brought by the last day, less what it had before the first. So windows that
 * follow each other add up to the window that they make together, whatever a fee, a cap or a rule becomes later.
 */
export function recognisedIn(place: Place, sold: readonly Sold[], { from, to = endOfDays }: Window): number {
  const before = from === undefined ? 0 : recognisedBy(place, sold, addDays(from, -1))
  return recognisedBy(place, sold, to) - before
}

/** What a place has brought by the end of a day, as was known of that day. */
export function recognisedBy(place: Place, sold: readonly Sold[], day: PlainDate): number {
  if (place.billing === 'internal') return 0
  if (isFee(place.billing)) return feeBy(place, day)
  const worked = sold.reduce((sum, { date, cents }) => (date <= day ? sum + cents : sum), 0)
  const cap = place.billing === 'capped' ? budgetAt(place.budget, day) : null
  return cap === null ? worked : Math.min(worked, cap)
}

/** A budget on a day; null for none. */
export const budgetAt = (budget: readonly Step[], day: PlainDate): number | null =>
  budget.findLast(({ from }) => from <= day)?.cents ?? null

function feeBy({ budget, rules, progress, installments }: Place, day: PlainDate): number {
  const rule = rules.findLast(({ validFrom }) => validFrom <= day)
  if (rule?.method === 'installment')
    return installments.reduce((sum, { date, cents }) => (date <= day ? sum + cents : sum), 0)
  const fee = budgetAt(budget, day) ?? 0
  if (rule?.method === 'progress')
    return part(fee, progress.findLast(({ date }) => date <= day)?.percentBp ?? 0, 10_000)
  return rule?.firstDay == null || rule.lastDay === null ? fee : spread(fee, rule.firstDay, rule.lastDay, day)
}

/** A fee that is earned evenly over days. */
function spread(fee: number, firstDay: PlainDate, lastDay: PlainDate, day: PlainDate): number {
  if (day < firstDay) return 0
  if (day >= lastDay) return fee
  return part(fee, daysInRange(firstDay, day), daysInRange(firstDay, lastDay))
}

const part = (cents: number, of: number, whole: number): number => rounded(BigInt(cents) * BigInt(of), whole)
