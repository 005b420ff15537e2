import {
  addDays,
  type Instant,
  type PlainDate,
  startOfDay,
} from '../../../../../platform/vocabulary/dates.ts'

/** The longest window of a figure. */
export const windowDays = 366

export interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** The instants of the days of a window, where the organisation is: from the first on, and before the second. */
export const instantsOf = (
  { from, to }: Window,
  timeZone: string,
): { readonly since: Instant; readonly before: Instant } => ({
  since: startOfDay(timeZone, from),
  before: startOfDay(timeZone, addDays(to, 1)),
})
