import type { WaitingPayout } from '../../../time/balances/port.ts'
import type { LineToFreeze } from '../lines/line.ts'
import { kept } from '../lines/reasons.ts'
import type { PayrollMember } from '../lines/member-lines.ts'
import type { CodeOf } from '../pay-types/coding.ts'

/** The lines of a member's payouts, in the order of their dates. */
export const linesOfPayouts = (
  { membershipId, payrollNumber }: PayrollMember,
  payouts: readonly WaitingPayout[],
  codeOf: CodeOf,
): LineToFreeze[] =>
  payouts.map(({ id, accountId, employerId, effectiveDate, minutes, explanation }) => {
    const told = { kind: 'payout', compensation: 'paid' } as const
    const facts = { ...told, entryTypeId: null, dayTypeId: null, ownCode: null }
    return {
      ...told,
      ...codeOf(facts, effectiveDate),
      minutes,
      creditBp: 10_000,
      fromMinutes: null,
      toMinutes: null,
      parts: [],
      rule: { id: accountId, versionId: id },
      ...kept(explanation),
      membershipId,
      employerId,
      payrollNumber,
      workDate: effectiveDate,
      workDayId: null,
      countedFrom: effectiveDate,
      correctionOf: null,
    }
  })
