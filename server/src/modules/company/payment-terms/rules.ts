import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'

interface Conditions {
  readonly netDays: number
  readonly cashDiscountDays: number | null
  readonly cashDiscountBp: number | null
}

/** A cash discount has days and a rate, and is for paying before the due date or on it. */
export function check(conditions: Conditions): Refused<'payment_term_cash_discount_invalid'> | undefined {
  const { netDays, cashDiscountDays, cashDiscountBp } = conditions
  if ((cashDiscountDays === null) !== (cashDiscountBp === null))
    return refuse(
      'payment_term_cash_discount_invalid',
      'A cash discount needs cashDiscountDays and cashDiscountBp.',
    )
  if (cashDiscountDays !== null && cashDiscountDays > netDays)
    return refuse(
      'payment_term_cash_discount_invalid',
      `A cash discount of ${cashDiscountDays} days ends after the due date, ${netDays} days.`,
    )
  return undefined
}
