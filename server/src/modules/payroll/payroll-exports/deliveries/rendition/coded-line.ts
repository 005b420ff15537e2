import type { LineRow } from '../../lines/store.ts'
import type { Target } from '../../targets/target.ts'
import type { PaidMinutes } from './decimal-hours.ts'

/** A line with the code under which the target's payroll system knows it. */
export type CodedLine = LineRow & { readonly code: string | null }

/** The line's own code counts before that of the kind; what a rule or the kind leaves out is left out. */
export function codedLine(line: LineRow, { payTypeCodes }: Pick<Target, 'payTypeCodes'>): CodedLine[] {
  const ofKind = payTypeCodes[line.kind]
  return ofKind === null || line.leftOut ? [] : [{ ...line, code: line.payTypeCode ?? ofKind ?? null }]
}

/** Minutes of a line as they are paid: to a person under a number, by a code, or by the kind where there is none. */
export const paidMinutesOf = (
  { membershipId, payrollNumber, code, kind }: CodedLine,
  minutes: number,
): PaidMinutes => ({ person: `${membershipId} ${payrollNumber}`, payType: code ?? kind, minutes })

/** What a line is to an earlier one. */
export const correctionOf = ({ correctionSign }: LineRow): 'reversal' | 'correction' | null =>
  correctionSign === null ? null : correctionSign === -1 ? 'reversal' : 'correction'
