import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'

interface Credit {
  readonly credit: 'none' | 'target' | 'fixed'
  readonly creditMinutes: number | null
  readonly waivesTarget: boolean
}

/** The way in which a version's credit contradicts itself. */
export function check({
  credit,
  creditMinutes,
  waivesTarget,
}: Credit): Refused<'day_type_credit_invalid'> | undefined {
  if (credit === 'fixed' && creditMinutes === null)
    return refuse('day_type_credit_invalid', 'Credit “fixed” needs creditMinutes.')
  if (credit !== 'fixed' && creditMinutes !== null)
    return refuse('day_type_credit_invalid', `Credit “${credit}” has no creditMinutes of its own.`)
  if (credit === 'target' && waivesTarget)
    return refuse('day_type_credit_invalid', 'A day that expects nothing has no target to fulfil.')
  return undefined
}
