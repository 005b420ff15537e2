import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'

/** What holds an approval back besides the state of the day. */
export interface ApprovalHold {
  readonly locked: boolean
  /** Whether payroll would be told of a day that lies outside the member's employment. */
  readonly outsideEmployment: boolean
}

export const lockedDay = (workDate: PlainDate): Refused<'period_locked'> =>
  refuse('period_locked', `${workDate} lies inside a locked payroll period.`, { workDate })

export const invoicedDay = (workDate: PlainDate): Refused<'day_invoiced'> =>
  refuse('day_invoiced', `Hours of ${workDate} are on an invoice.`, { workDate })

export const outsideEmployment = (workDate: PlainDate): Refused<'day_outside_employment'> =>
  refuse('day_outside_employment', `${workDate} lies outside the member's employment.`, { workDate })
