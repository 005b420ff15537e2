import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayOfStretch } from '../../../time/work-days/port.ts'
import type { FrozenLine, LineContent } from './line.ts'

/** A day of a member as it has been reported to payroll, in this batch or an earlier one. */
export interface ReportedDay extends Pick<DayOfStretch, 'workDate' | 'dayType' | 'absent'> {
  readonly workDayId: Id
  /** Null for a day that was confirmed without one; it has no part in overtime of a week or period. */
  readonly model: DayOfStretch['model'] | null
  readonly lines: readonly LineContent[]
  /** What is reported to payroll as moved to the flex balance; negative took from it. */
  readonly flexMinutes: number
}

/** A day that goes into the batch, with its lines as they are now. */
export interface DayInBatch extends ReportedDay {
  /** The batch whose lines it corrects. */
  readonly correctsBatchId: Id | null
  /** Whether it is another employer's now: there is nothing in it for the one that gets this. */
  readonly withdrawn: boolean
}

/** A day of an earlier batch, with the lines that still stand for it. */
export interface DayInForce extends ReportedDay {
  readonly lines: readonly FrozenLine[]
  /** Where those lines are; the end is excluded. */
  readonly linesBatchId: Id
  readonly linesFrom: number
  readonly linesTo: number
  /** The period of the batch that reported the day first. */
  readonly toldFrom: PlainDate
  readonly toldTo: PlainDate
  /** Whether it is a day of those whom the batch is for. */
  readonly inScope: boolean
}
