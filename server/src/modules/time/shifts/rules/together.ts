import type { RuleCode } from './act.ts'

/** Whose shifts break a rule together, and how many days lie between two of them at most. */
export interface BrokenTogether {
  readonly of: 'member' | 'unit'
  readonly days: number
}

const ofMember = (days: number): BrokenTogether => ({ of: 'member', days })

/** There in the same hour, which is two dates after that of a shift at most. */
const ofUnit: BrokenTogether = { of: 'unit', days: 2 }

/** The rules that several shifts break together; each of the others a shift breaks by itself. */
const together: Partial<Record<RuleCode, BrokenTogether>> = {
  shift_overlap: ofMember(2),
  shift_daily_rest: ofMember(3),
  shift_weekly_rest: ofMember(14),
  // Over 52 weeks at most, and 60 nights to either side.
  shift_weekly_maximum: ofMember(7 * 52),
  shift_nights_in_row: ofMember(2 * 60 + 2),
  shift_above_staffing: ofUnit,
  shift_below_staffing: ofUnit,
}

export const brokenTogether = (code: string): BrokenTogether | null => together[code as RuleCode] ?? null
