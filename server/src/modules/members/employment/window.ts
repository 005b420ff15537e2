import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Member } from '../member.ts'
import type { Termination } from './employment.ts'

/** When an employment is: first and last day. Absent keeps, null clears. */
export interface WindowChange {
  readonly startDate?: PlainDate | null | undefined
  readonly endDate?: PlainDate | null | undefined
}

export interface MovedWindow {
  readonly employmentStartDate: PlainDate | null
  readonly employmentEndDate: PlainDate | null
  readonly lastEmploymentEndedOn: PlainDate | null
  /** The termination that still stands; one of an earlier employment ended with it. */
  readonly termination: Termination | null
}

/**
 * The employment window of a member after a change. A window that begins after an employment has ended is another
 * employment: the member's former one is remembered by its last day, because the law asks how long ago that was.
 */
export function moveWindow(
  member: Member,
  termination: Termination | null,
  change: WindowChange,
  today: PlainDate,
): MovedWindow | Refused<'employment_end_before_start' | 'termination_recorded'> {
  const { employmentStartDate: formerStart, employmentEndDate: formerEnd, lastEmploymentEndedOn } = member
  const start = change.startDate === undefined ? formerStart : change.startDate
  const end = change.endDate === undefined ? formerEnd : change.endDate
  if (start !== null && end !== null && end < start)
    return refuse('employment_end_before_start', `An employment from ${start} cannot end on ${end}.`)

  const anotherEmployment = start !== null && formerEnd !== null && formerEnd < start && formerEnd < today
  if (termination !== null && end !== formerEnd && !anotherEmployment)
    return refuse('termination_recorded', `The recorded leaving date is ${termination.endDate}.`)
  return {
    employmentStartDate: start,
    employmentEndDate: end,
    lastEmploymentEndedOn: anotherEmployment ? formerEnd : lastEmploymentEndedOn,
    termination: anotherEmployment ? null : termination,
  }
}
