/**
 * The kinds of line, in the order in which totals are told: those of a work day's interpretation, and `flex`, what a
 * member's days moved to the flex balance, and `payout`, what is paid out of a balance.
 */
export const lineKinds = [
  'normal',
  'additional',
  'overtime_50',
  'overtime_100',
  'evening',
  'night',
  'sunday',
  'holiday',
  'standby',
  'travel',
  'credit',
  'absence',
  'flex',
  'payout',
] as const
export type LineKind = (typeof lineKinds)[number]

/** Where the minutes of a line go: to pay, or with their premium to an account of time off. */
export const compensations = ['paid', 'overtime_account', 'banked_leave'] as const
export type Compensation = (typeof compensations)[number]
