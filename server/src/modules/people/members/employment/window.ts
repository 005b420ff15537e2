import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { MemberRecord } from '../record/member.ts'
import type { FormerEmployment, Termination } from '../record/employment.ts'

/** When an employment is: first and last day. Absent keeps, null clears. */
export interface WindowChange {
  readonly startDate?: PlainDate | null | undefined
  readonly endDate?: PlainDate | null | undefined
}

export interface MovedWindow {
  readonly employmentStartDate: PlainDate | null
  readonly employmentEndDate: PlainDate | null
  /** The termination that still stands; one of an earlier employment ended with it. */
  readonly termination: Termination | null
  /** The employment that another one has followed by this change. */
  readonly ended: FormerEmployment | null
}

/**
 * The employment window of a member after a change. A window that begins after an employment has ended is another
 * employment: the former one is remembered with what it rested on, because the law asks of both.
 */
export function moveWindow(
  { member, terms, termination }: MemberRecord,
  change: WindowChange,
  today: PlainDate,
): MovedWindow | Refused<'employment_end_before_start' | 'termination_recorded'> {
  const { employmentStartDate: formerStart, employmentEndDate: formerEnd } = member
  const start = change.startDate === undefined ? formerStart : change.startDate
  const end = change.endDate === undefined ? formerEnd : change.endDate
  if (start !== null && end !== null && end < start)
    return refuse(
      'employment_end_before_start',
      said`An employment from ${{ employmentStart: start }} cannot end on ${{ employmentEnd: end }}.`,
    )

  const ended =
    start !== null && formerEnd !== null && formerEnd < start && formerEnd < today
      ? { startedOn: formerStart, endedOn: formerEnd, fixedTermBasis: terms.fixedTermBasis }
      : null
  if (termination !== null && end !== member.employmentEndDate && !ended)
    return refuse(
      'termination_recorded',
      said`The recorded leaving date is ${{ endDate: termination.endDate }}.`,
    )
  return {
    employmentStartDate: start,
    employmentEndDate: end,
    termination: ended ? null : termination,
    ended,
  }
}

/** The employments before the one that results: those that are known, and the one that ended by the change. */
export const formerOf = (
  { formerEmployments }: MemberRecord,
  ended: FormerEmployment | null,
): readonly FormerEmployment[] => (ended ? [...formerEmployments, ended] : formerEmployments)
