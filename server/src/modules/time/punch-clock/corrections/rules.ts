import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  isRefused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Punch } from '../punches/record.ts'
import { type Correction, correctionLife, type CorrectionState } from './record.ts'
import type { NewCorrection } from './shapes.ts'

/** What the request for a correction has. */
export interface Asking {
  readonly id: Id
  readonly membershipId: Id
  readonly now: Instant
  /** The instant that is wanted, in its one form. */
  readonly occurredAt: Instant | null
  /** That of the wanted instant. */
  readonly workDate: PlainDate
  readonly entryTypeId: Id | null
  readonly allocations: Correction['allocations']
  readonly note: string | null
  /** The punch to be moved or removed, if the member has it; null to add one. */
  readonly punch: Punch | null
  /** Whether another correction of it waits. */
  readonly waits: boolean
}

/** Whether the fields fit the request. */
export function isWellFormed(wanted: NewCorrection): boolean {
  const { kind, punchId, punchKind, occurredAt, entryTypeId = null, allocations = [], note = null } = wanted
  if (kind === 'add') return punchKind !== undefined && occurredAt !== undefined && punchId === undefined
  const plain = punchKind === undefined && entryTypeId === null && allocations.length === 0 && note === null
  return plain && punchId !== undefined && (occurredAt !== undefined) === (kind === 'move')
}

export const malformed = (kind: string) =>
  refuse('punch_correction_form_invalid', `The fields do not fit a correction that is to ${kind}.`)

export const notTheirs = () => refuse('punch_not_found', 'The member has no punch with this id.')

export function ask(
  wanted: NewCorrection,
  asking: Asking,
): Decision<
  Correction,
  never,
  'punch_correction_form_invalid' | 'punch_correction_pending' | 'punch_not_correctable'
> {
  const { punch, now, waits } = asking
  const punchKind = punch?.kind ?? wanted.punchKind
  if (!isWellFormed(wanted) || punchKind === undefined) return malformed(wanted.kind)
  if (punch && !counts(punch)) return refuse('punch_not_correctable', 'The punch counts no more.')
  if (waits) return refuse('punch_correction_pending', 'Another correction of the punch waits.')
  const { id, membershipId, occurredAt, entryTypeId, allocations, note } = asking
  const correction: Correction = {
    ...{ id, membershipId, occurredAt, entryTypeId, allocations, note, punchKind },
    kind: wanted.kind,
    punchId: punch?.id ?? null,
    reason: wanted.reason.trim(),
    state: start(correctionLife),
    workDate: punch?.workDate ?? asking.workDate,
    decidedAt: null,
    decidedByMembershipId: null,
    declineReason: null,
    createdAt: now,
    updatedAt: now,
  }
  return accept(correction, {
    audit: [
      auditLine('create', correction, [
        { field: 'kind', from: null, to: correction.kind },
        { field: 'punchKind', from: null, to: punchKind },
        { field: 'occurredAt', from: punch?.occurredAt ?? null, to: occurredAt },
        { field: 'reason', from: null, to: correction.reason },
      ]),
    ],
  })
}

/** Whether a punch is there to be corrected. */
export const counts = ({ correctedById, dismissedAt }: Punch): boolean =>
  correctedById === null && dismissedAt === null

interface Deciding {
  readonly now: Instant
  readonly unchanged: boolean
  readonly actorMembershipId: Id
}

type StepCode = 'punch_correction_decided' | 'punch_correction_stale'

export function approve(
  correction: Correction,
  {
    selfApprovalAllowed,
    punch,
    ...deciding
  }: Deciding & { readonly selfApprovalAllowed: boolean; readonly punch: Punch | null },
): Decision<Correction, never, StepCode | 'self_approval_forbidden' | 'punch_not_correctable'> {
  if (correction.membershipId === deciding.actorMembershipId && !selfApprovalAllowed)
    return refuse('self_approval_forbidden', 'Own corrections are approved by somebody else.')
  const approved = moved(correction, 'approve', step(correctionLife, 'approve', correction.state), deciding)
  if (!isRefused(approved) && punch && !counts(punch))
    return refuse('punch_not_correctable', 'The punch counts no more.')
  return approved
}

export const decline = (
  correction: Correction,
  reason: string,
  deciding: Deciding,
): Decision<Correction, never, StepCode> =>
  moved(correction, 'decline', step(correctionLife, 'decline', correction.state), deciding, reason.trim())

export const withdraw = (correction: Correction, deciding: Deciding): Decision<Correction, never, StepCode> =>
  moved(correction, 'withdraw', step(correctionLife, 'withdraw', correction.state), deciding)

function moved(
  correction: Correction,
  action: string,
  next: Decision<CorrectionState, never, 'punch_correction_decided'>,
  { now, unchanged, actorMembershipId }: Deciding,
  declineReason: string | null = null,
): Decision<Correction, never, StepCode> {
  if (!unchanged) return refuse('punch_correction_stale', 'The correction has changed since it was read.')
  if (isRefused(next)) return next
  const decided = next.state !== 'withdrawn'
  const after: Correction = {
    ...correction,
    state: next.state,
    decidedAt: decided ? now : null,
    decidedByMembershipId: decided ? actorMembershipId : null,
    declineReason,
    updatedAt: now,
  }
  return accept(after, {
    audit: [
      auditLine(action, after, [
        { field: 'state', from: correction.state, to: after.state },
        ...(declineReason === null ? [] : [{ field: 'declineReason', from: null, to: declineReason }]),
      ]),
    ],
  })
}

const auditLine = (
  action: string,
  { id }: Correction,
  changes: NonNullable<AuditFact['changes']>,
): AuditFact => ({
  action: `punch_corrections.${action}`,
  targetType: 'punch_correction',
  targetId: id,
  changes,
})
