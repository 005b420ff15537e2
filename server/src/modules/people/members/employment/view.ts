import type { Member } from '../record/member.ts'
import type { EmploymentTerms, Termination as TerminationAnswer } from './contract.ts'
import type { Termination, Terms } from '../record/employment.ts'

/** `mayReadReason`: why an employment ends is for those who manage employments. */
export const employment = (
  member: Member,
  terms: Terms,
  termination: Termination | null,
  mayReadReason: boolean,
): EmploymentTerms => ({
  membershipId: member.id,
  ...terms,
  insurers: [...terms.insurers],
  startDate: member.employmentStartDate,
  endDate: member.employmentEndDate,
  termination: termination && terminationAnswer(termination, mayReadReason),
  updatedAt: member.updatedAt,
})

const terminationAnswer = (
  { endDate, reasonCode, startOffboarding, recordedAt }: Termination,
  mayReadReason: boolean,
): TerminationAnswer => ({
  endDate,
  reasonCode: mayReadReason ? reasonCode : null,
  startOffboarding,
  recordedAt,
})
