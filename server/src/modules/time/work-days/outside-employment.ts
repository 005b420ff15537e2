import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { refuse, type Refused } from '../../../platform/vocabulary/decision.ts'

export const outsideEmployment = (workDate: PlainDate): Refused<'day_outside_employment'> =>
  refuse('day_outside_employment', `${workDate} lies outside the member's employment.`, { workDate })
