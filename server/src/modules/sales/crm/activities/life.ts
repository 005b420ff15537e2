import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const activityStates = ['planned', 'done', 'cancelled'] as const
export type ActivityState = (typeof activityStates)[number]

/** What is planned is done or cancelled, and both are taken back; repeating a step changes nothing. */
export const activityLife = lifecycle({
  resource: 'activity',
  states: activityStates,
  initial: ['planned', 'done'],
  transitions: {
    complete: {
      from: ['planned', 'done'],
      to: 'done',
      otherwise: { cancelled: 'crm_activity_cancelled' },
    },
    cancel: {
      from: ['planned', 'cancelled'],
      to: 'cancelled',
      otherwise: { done: 'crm_activity_already_done' },
    },
    reopen: { from: activityStates, to: 'planned' },
  },
})
