import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { type ApprovalRecord, type ApprovalState, taskApprovalLife } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const [aino, eero, onni] = [newId(), newId(), newId()]
const own = { selfApprovalAllowed: false, assigneeIds: [] }

function requested(requestedFromMembershipIds: string[]): ApprovalRecord {
  const made = { id: newId(), taskId: newId(), requestedByMembershipId: aino, now }
  const activeIds = new Set([eero, onni])
  const decision = rules.request({ requestedFromMembershipIds }, made, {
    ...own,
    activeIds,
    isPending: false,
  })
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state
}

const inState = (state: ApprovalState, asked: string[]): ApprovalRecord => ({
  ...requested(asked),
  state,
  closedAt: state === 'pending' ? null : now,
})
const stateOf = ({ state }: ApprovalRecord) => state
const responding = { ...own, membershipId: eero, now }

export const taskApprovalLifeTable = lifecycleTable({
  life: taskApprovalLife,
  starts: () => [requested([eero]).state],
  actions: {
    respond: [
      state =>
        outcomeOf(rules.respond(inState(state, [eero, onni]), { decision: 'approved' }, responding), stateOf),
      state =>
        outcomeOf(rules.respond(inState(state, [eero]), { decision: 'approved' }, responding), stateOf),
      state =>
        outcomeOf(
          rules.respond(inState(state, [eero, onni]), { decision: 'changes_requested' }, responding),
          stateOf,
        ),
    ],
    withdraw: [state => outcomeOf(rules.withdraw(inState(state, [eero]), { unchanged: true, now }), stateOf)],
  },
})
