import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const projectStates = ['planned', 'active', 'on_hold', 'completed', 'closed'] as const
export type ProjectState = (typeof projectStates)[number]

const conflict = 'project_state_conflict'
const closed = 'project_closed'

/** A project is planned, worked on, done and closed; a closed one is history until it is reopened. */
export const projectLife = lifecycle({
  resource: 'project',
  states: projectStates,
  initial: ['planned', 'active'],
  transitions: {
    start: {
      from: ['planned'],
      to: 'active',
      otherwise: { active: conflict, on_hold: conflict, completed: conflict, closed },
    },
    hold: {
      from: ['active'],
      to: 'on_hold',
      otherwise: { planned: conflict, on_hold: conflict, completed: conflict, closed },
    },
    resume: {
      from: ['on_hold'],
      to: 'active',
      otherwise: { planned: conflict, active: conflict, completed: conflict, closed },
    },
    complete: {
      from: ['active', 'on_hold'],
      to: 'completed',
      otherwise: { planned: conflict, completed: conflict, closed },
    },
    close: { from: ['planned', 'active', 'on_hold', 'completed'], to: 'closed', otherwise: closed },
    // A template is planned again: it is never worked on.
    reopen: {
      from: ['completed', 'closed'],
      to: ['active', 'planned'],
      otherwise: conflict,
    },
  },
})
