import type { BalanceAccountKind, BalanceTerm, OvertimeCompensation } from './day.ts'

/** Minutes and what each of them is worth as time off. */
export interface TimeOffPart {
  readonly minutes: number
  readonly creditBp: number
}

const accounts: Readonly<Record<OvertimeCompensation, BalanceAccountKind | null>> = {
  paid: null,
  overtime_account: 'overtime',
  banked_leave: 'banked_leave',
}

/**
 * What additional work and overtime move to an account where the model takes them as time: with the premium, so
 * 1 h at +50 % becomes 1 h 30 min (Working Time Act 21 §). Half a minute counts as a whole one.
 */
export function compensationTerms(
  parts: readonly TimeOffPart[],
  compensation: OvertimeCompensation,
): BalanceTerm[] {
  const accountKind = accounts[compensation]
  const minutes = Math.round(parts.reduce((sum, part) => sum + (part.minutes * part.creditBp) / 10000, 0))
  if (accountKind === null || minutes === 0) return []
  const sum = parts.map(part => `${part.minutes} min × ${part.creditBp / 10000}`).join(' + ')
  return [{ accountKind, minutes, explain: `${minutes} min time off: ${sum}.` }]
}
