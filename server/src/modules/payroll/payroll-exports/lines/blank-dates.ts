import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ReportedDay } from './reported-day.ts'

/** A date without anything recorded, as an employer was told of it. */
export interface ReportedBlank {
  readonly workDate: PlainDate
  /** What stands as told that it moved to the flex balance; 0 where a later batch took that back. */
  readonly flexMinutes: number
  readonly model: ReportedDay['model']
  /** The period of the batch that told it first. */
  readonly toldFrom: PlainDate
  readonly toldTo: PlainDate
  /** Whether it is a date of those whom the batch is for. */
  readonly inScope: boolean
}

/** What is so of a date of a member. */
export interface BlankDate {
  readonly workDate: PlainDate
  /** What it moves to the flex balance, as payroll is told of it, while nothing is recorded on it. */
  readonly flexMinutes: number
  readonly model: ReportedDay['model']
  readonly recorded: Recorded
  /** Whether the batch tells it where no batch has: it is a date of the period and of the scope, and over. */
  readonly isDue: boolean
}

/** Whether a day is recorded on a date: none; one that payroll has not been told of; one that it has. */
export type Recorded = 'nothing' | 'pending' | 'told'

/** What a batch has to know of the dates of a member. */
export interface DatesOfMember {
  readonly employerOn: (date: PlainDate) => Id | null
  /** Whether the member is one of those whom the batch is for on the date. */
  readonly isInScope: (date: PlainDate) => boolean
  /** What a date without anything recorded moves to the flex balance; null where payroll is told of no flex, or outside the employment. */
  readonly flexOn: (
    date: PlainDate,
  ) => { readonly minutes: number; readonly model: NonNullable<ReportedDay['model']> } | null
  readonly recordedOn: (date: PlainDate) => Recorded
  /** The last date that is over. */
  readonly until: PlainDate
}

/** What is so of the dates of a period and of those that were told as blank, each with the employer of the date. */
export function blankDatesOf(
  period: readonly PlainDate[],
  told: readonly ReportedBlank[],
  { employerOn, isInScope, flexOn, recordedOn, until }: DatesOfMember,
): (BlankDate & { readonly employerId: Id | null })[] {
  const due = new Set(period.filter(date => date <= until && isInScope(date) && flexOn(date) !== null))
  const dates = new Set([...due, ...told.map(({ workDate }) => workDate)])
  return [...dates].map(workDate => {
    const flex = flexOn(workDate)
    return {
      workDate,
      employerId: employerOn(workDate),
      flexMinutes: flex?.minutes ?? 0,
      model: flex?.model ?? null,
      recorded: recordedOn(workDate),
      isDue: due.has(workDate),
    }
  })
}
