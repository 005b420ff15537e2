import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const phaseStates = ['planned', 'active', 'completed', 'cancelled'] as const
export type PhaseState = (typeof phaseStates)[number]

const otherwise = 'project_phase_state_conflict'

/** A phase is planned, worked on and done; cancelling one is what deleting would be, but for its hours. */
export const phaseLife = lifecycle({
  resource: 'project_phase',
  states: phaseStates,
  initial: 'planned',
  transitions: {
    start: { from: ['planned'], to: 'active', otherwise },
    complete: { from: ['planned', 'active'], to: 'completed', otherwise },
    cancel: { from: ['planned', 'active'], to: 'cancelled', otherwise },
    reopen: { from: ['completed', 'cancelled'], to: 'active', otherwise },
  },
})
