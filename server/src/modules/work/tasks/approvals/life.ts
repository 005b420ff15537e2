import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const approvalStates = ['pending', 'approved', 'changes_requested', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalDecisions = ['approved', 'changes_requested'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]

/** It waits until all have approved, until one wants changes, or until it is withdrawn. */
export const taskApprovalLife = lifecycle({
  resource: 'task_approval',
  states: approvalStates,
  initial: 'pending',
  transitions: {
    respond: {
      from: ['pending'],
      to: ['pending', 'approved', 'changes_requested'],
      otherwise: 'task_approval_closed',
    },
    withdraw: {
      from: ['pending', 'withdrawn'],
      to: 'withdrawn',
      otherwise: { approved: 'task_approval_closed', changes_requested: 'task_approval_closed' },
    },
  },
})
