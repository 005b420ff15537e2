import type { FactOf } from '../../../../platform/contract/events.ts'
import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  isRefused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { taskApprovalEvents } from './events.ts'
import { type ApprovalDecision, type ApprovalRecord, type ApprovalState, taskApprovalLife } from './record.ts'
import type { NewTaskApproval, Responding } from './shapes.ts'

type ResponseFact = FactOf<typeof taskApprovalEvents, 'task.approval_responded'>

interface Own {
  readonly selfApprovalAllowed: boolean
  readonly assigneeIds: readonly Id[]
}

const ownWork = () => refuse('task_approval_of_own_work', 'Nobody approves what they requested or are to do.')

/** Requests approval of a task from members; it waits for one approval at a time. */
export function request(
  { requestedFromMembershipIds, note = null }: NewTaskApproval,
  made: { readonly id: Id; readonly taskId: Id; readonly requestedByMembershipId: Id; readonly now: Instant },
  met: Own & { readonly activeIds: ReadonlySet<Id>; readonly isPending: boolean },
): Decision<
  ApprovalRecord,
  never,
  'membership_not_found' | 'task_approval_pending' | 'task_approval_of_own_work'
> {
  const asked = requestedFromMembershipIds.map(id => id.toLowerCase())
  const { now, ...fields } = made
  if (met.isPending) return refuse('task_approval_pending', 'The task waits for an approval already.')
  if (asked.some(id => !met.activeIds.has(id)))
    return refuse('membership_not_found', 'No active member has an id in requestedFromMembershipIds.')
  if (asked.some(id => isOwnWork(id, fields, met))) return ownWork()
  const approval: ApprovalRecord = {
    ...fields,
    state: start(taskApprovalLife),
    note,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
    responses: [...new Set(asked)].map(membershipId => ({
      membershipId,
      decision: null,
      comment: null,
      respondedAt: null,
    })),
  }
  return accept(approval, {
    audit: [
      auditLine('request', approval.id, [
        { field: 'taskId', to: approval.taskId },
        { field: 'state', to: approval.state },
        { field: 'requestedFromMembershipIds', to: asked },
        ...(note === null ? [] : [{ field: 'note', to: note }]),
      ]),
    ],
  })
}

const isOwnWork = (
  id: Id,
  { requestedByMembershipId }: Pick<ApprovalRecord, 'requestedByMembershipId'>,
  { selfApprovalAllowed, assigneeIds }: Own,
): boolean => !selfApprovalAllowed && (id === requestedByMembershipId || assigneeIds.includes(id))

/** The response of one of the members: all must approve, and the first who does not ends it. */
export function respond(
  before: ApprovalRecord,
  { decision, comment = null }: Omit<Responding, 'dryRun'>,
  { membershipId, now, ...own }: Own & { readonly membershipId: Id; readonly now: Instant },
): Decision<
  ApprovalRecord,
  ResponseFact,
  | 'task_approval_not_found'
  | 'task_approval_closed'
  | 'task_approval_already_responded'
  | 'task_approval_of_own_work'
> {
  const given = before.responses.find(each => each.membershipId === membershipId)
  if (!given) return refuse('task_approval_not_found', 'The caller was not asked for this approval.')
  const responses = before.responses.map(each =>
    each === given ? { ...given, decision, comment, respondedAt: now } : each,
  )
  const next = step(taskApprovalLife, 'respond', before.state, { to: stateAfter(responses) })
  if (isRefused(next)) return next
  if (given.decision !== null)
    return refuse(
      'task_approval_already_responded',
      said`The response is given: ${{ decision: given.decision }}.`,
    )
  if (isOwnWork(membershipId, before, own)) return ownWork()
  const after = moved({ ...before, responses }, next.state, now)
  return accept<ApprovalRecord, ResponseFact>(after, {
    facts: [responded(after, decision, now)],
    audit: [
      auditLine('respond', before.id, [
        { field: 'decision', from: null, to: decision },
        ...(comment === null ? [] : [{ field: 'comment', from: null, to: comment }]),
        ...stateChange(before, after),
      ]),
    ],
  })
}

const stateAfter = (
  responses: ApprovalRecord['responses'],
): Extract<ApprovalState, 'pending' | ApprovalDecision> => {
  if (responses.some(({ decision }) => decision === 'changes_requested')) return 'changes_requested'
  return responses.every(({ decision }) => decision === 'approved') ? 'approved' : 'pending'
}

/** Takes the question back. Repeating it changes nothing. */
export function withdraw(
  before: ApprovalRecord,
  { unchanged, now }: { readonly unchanged: boolean; readonly now: Instant },
): Decision<ApprovalRecord, never, 'task_approval_closed' | 'task_approval_stale'> {
  if (!unchanged) return refuse('task_approval_stale', 'The approval has changed since it was read.')
  const next = step(taskApprovalLife, 'withdraw', before.state)
  if (isRefused(next)) return next
  if (next.state === before.state) return accept(before)
  const after = moved(before, next.state, now)
  return accept(after, { audit: [auditLine('withdraw', before.id, stateChange(before, after))] })
}

const moved = (before: ApprovalRecord, state: ApprovalState, now: Instant): ApprovalRecord => ({
  ...before,
  state,
  closedAt: state === 'pending' ? null : now,
  updatedAt: now,
})

const responded = (
  { id, taskId }: ApprovalRecord,
  decision: ApprovalDecision,
  respondedAt: Instant,
): ResponseFact => ({
  event: 'task.approval_responded',
  payload: { taskId, approvalId: id, decision, respondedAt },
})

const stateChange = (before: ApprovalRecord, after: ApprovalRecord): FieldChange[] =>
  before.state === after.state ? [] : [{ field: 'state', from: before.state, to: after.state }]

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `taskApprovals.${verb}`,
  targetType: 'task_approval',
  targetId,
  changes,
})
