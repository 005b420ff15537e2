import type { BalanceAccountKind, BalanceTerm, OvertimeCompensation } from './day.ts'

/** Minutes of a line, negative where they are taken back; what each is worth; and where they go. */
export interface CompensatedMinutes {
  readonly minutes: number
  readonly creditBp: number
  readonly compensation: OvertimeCompensation
}

const accounts: readonly (readonly [OvertimeCompensation, BalanceAccountKind])[] = [
  ['overtime_account', 'overtime'],
  ['banked_leave', 'banked_leave'],
]

/**
 * What lines move to accounts as time off: with the premium, so 1 h at +50 % becomes 1 h 30 min (Working Time Act 21 §). Half a
 * minute counts as a whole one. Lines that are paid move nothing.
 */
export function balanceTermsOf(lines: readonly CompensatedMinutes[]): BalanceTerm[] {
  return accounts.flatMap(([compensation, accountKind]) => {
    const moved = lines.filter(line => line.compensation === compensation)
    const worth = moved.reduce((sum, { minutes, creditBp }) => sum + minutes * creditBp, 0) / 10000
    const minutes = Math.sign(worth) * Math.round(Math.abs(worth))
    if (minutes === 0) return []
    const parts = moved.map(part => ({ minutes: part.minutes, creditBp: part.creditBp }))
    return [{ accountKind, minutes, explanation: { code: 'time_off', values: { minutes, parts } } }]
  })
}
