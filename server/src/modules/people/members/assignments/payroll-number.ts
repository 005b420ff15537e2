import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Assignment } from '../record/assignment.ts'
import { assignedOn } from './rows.ts'

/** Another member with the same payroll number, and by whom they are employed on which days. */
export interface NumberHolder {
  readonly membershipId: Id
  readonly assignments: readonly Assignment[]
}

export type PayrollNumberCode = 'payroll_number_taken'

/**
 * A payroll number means one person to each employer: two members with the same have different employers today and on
 * every coming day. Members for whom no employer is named have the same one, the organisation itself.
 */
export function refusePayrollNumber(
  payrollNumber: string | null,
  assignments: readonly Assignment[],
  holders: readonly NumberHolder[],
  today: PlainDate,
): Refused<PayrollNumberCode> | undefined {
  if (payrollNumber === null) return undefined
  const holder = holders.find(other => shareEmployer(assignments, other.assignments, today))
  return (
    holder &&
    refuse(
      'payroll_number_taken',
      `Another member of the employer has the payroll number ${payrollNumber}.`,
      {
        membershipId: holder.membershipId,
      },
    )
  )
}

function shareEmployer(one: readonly Assignment[], other: readonly Assignment[], today: PlainDate): boolean {
  const changes = [...one, ...other]
    .filter(({ kind }) => kind === 'employer')
    .map(({ validFrom }) => validFrom)
  const dates = new Set([today, ...changes.filter(date => date > today)])
  return [...dates].some(date => assignedOn(one, 'employer', date) === assignedOn(other, 'employer', date))
}
