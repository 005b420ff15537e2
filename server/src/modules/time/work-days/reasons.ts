import { platformReasons, type ReasonOf, reasonShape } from '../../../platform/contract/reasons.ts'
import { lineReasons } from './interpretation/line-reasons.ts'
import { stretchReasons } from './interpretation/stretch-reasons.ts'
import { termReasons } from './interpretation/term-reasons.ts'
import { dayWarningReasons } from './interpretation/warning-reasons.ts'

/** What absences tell of their days. */
export { freeDayReasons } from './absent/free-day-reasons.ts'

/** Everything that a work day explains. */
export const workDayReasons = { ...lineReasons, ...stretchReasons, ...termReasons, ...dayWarningReasons }

/** Of the lines of days as they are kept. */
export const keptLineReasons = { ...platformReasons, ...lineReasons }
export type KeptLineReason = ReasonOf<typeof keptLineReasons>
export const LineReason = reasonShape('WorkDayLineReason', keptLineReasons)

/** Of what weeks and periods change in the lines of their days. */
export const keptStretchReasons = { ...platformReasons, ...stretchReasons }

export const keptTermReasons = { ...platformReasons, ...termReasons }
export type KeptTermReason = ReasonOf<typeof keptTermReasons>
export const TermReason = reasonShape('BalanceTermReason', keptTermReasons)
