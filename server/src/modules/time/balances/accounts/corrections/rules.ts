import { step } from '../../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  refuse,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { CorrectionState } from '../shapes.ts'
import { type Correction, correctionLife } from './record.ts'

interface Deciding {
  readonly by: Id
  /** On whose behalf; absent for nobody's. */
  readonly onBehalfOf?: Id | undefined
  readonly now: Instant
}

type Code = 'balance_correction_decided' | 'balance_correction_own'

export const approve = (correction: Correction, deciding: Deciding): Decision<Correction, never, Code> =>
  decided(
    correction,
    step(correctionLife, 'approve', correction.state, is(correction)),
    'approve',
    deciding,
    null,
  )

export const decline = (
  correction: Correction,
  reason: string | null,
  deciding: Deciding,
): Decision<Correction, never, Code> =>
  decided(
    correction,
    step(correctionLife, 'decline', correction.state, is(correction)),
    'decline',
    deciding,
    reason,
  )

/** Taken back by the member who requested it. */
export function withdraw(correction: Correction, { by, now }: Deciding): Decision<Correction, never, Code> {
  const next = step(correctionLife, 'withdraw', correction.state, is(correction))
  if (isRefused(next)) return next
  if (correction.askedByMembershipId !== by)
    return refuse('balance_correction_own', 'Only whoever asked for it withdraws it.')
  return changed(correction, { ...correction, state: next.state, decidedAt: now, updatedAt: now }, 'withdraw')
}

/** Four eyes: neither who requested it nor whose balance it is decides, nor anybody on their behalf. */
function decided(
  correction: Correction,
  next: Decision<CorrectionState, never, 'balance_correction_decided'>,
  action: 'approve' | 'decline',
  { by, onBehalfOf, now }: Deciding,
  declineReason: string | null,
): Decision<Correction, never, Code> {
  if (isRefused(next)) return next
  const concerned = [correction.askedByMembershipId, correction.membershipId]
  if (concerned.includes(by) || (onBehalfOf !== undefined && concerned.includes(onBehalfOf)))
    return refuse('balance_correction_own', 'Somebody else must decide it.')
  const after: Correction = {
    ...correction,
    state: next.state,
    declineReason,
    decidedByMembershipId: by,
    decidedAt: now,
    updatedAt: now,
  }
  return changed(correction, after, action)
}

const is = ({ state }: Correction) => ({ detail: `The correction is ${state}.` })

const changed = (before: Correction, after: Correction, action: string) =>
  accept(after, {
    audit: [auditLine(action, after, [{ field: 'state', from: before.state, to: after.state }])],
  })

export const auditLine = (
  action: string,
  { id, reason }: Correction,
  changes: AuditFact['changes'] & object,
): AuditFact => ({
  action: `balance_corrections.${action}`,
  targetType: 'balance_correction',
  targetId: id,
  changes,
  reason,
})
