import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { absenceLife } from './life.ts'
import type { AbsencePeriod } from './record.ts'

/** Who decides. */
export interface Approver {
  readonly membershipId: Id
  /** On whose behalf; absent for nobody's. */
  readonly onBehalfOf?: Id | undefined
  readonly selfApprovalAllowed: boolean
}

export const firstApproverOf = ({ askedChange, preApprovedByMembershipId }: AbsencePeriod): Id | null =>
  askedChange ? askedChange.preApprovedByMembershipId : preApprovedByMembershipId

/** Why an absence is not this member's to approve, whatever it comes to. */
export function approvalRefusal(period: AbsencePeriod, approver: Approver) {
  const refused = refusalIn(absenceLife, 'approve', period.state) ?? undecidable(period, approver)
  if (refused) return refused
  const first = firstApproverOf(period)
  return first === approver.membershipId || (first !== null && first === approver.onBehalfOf)
    ? refuse('absence_second_approver_needed', 'Whoever took the first step does not take the second.')
    : null
}

/** Why there is nothing that this member could decide. */
export function undecidable(
  { membershipId, state, askedChange }: AbsencePeriod,
  approver: Approver,
): Refused<'absence_decided' | 'absence_self_approval_forbidden'> | null {
  if (state === 'approved' && askedChange === null)
    return refuse('absence_decided', 'The absence is approved already.')
  if (membershipId === approver.membershipId && !approver.selfApprovalAllowed)
    return refuse('absence_self_approval_forbidden', 'Own absences are decided on by somebody else.')
  return null
}
