/** The kinds of line that a work day's interpretation gives, in the order in which totals are told. */
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
] as const
export type LineKind = (typeof lineKinds)[number]

/** Where the minutes of a line go: to pay, to time off, or to the working-time bank. */
export const compensations = ['paid', 'overtime_account', 'banked_leave'] as const
export type Compensation = (typeof compensations)[number]
