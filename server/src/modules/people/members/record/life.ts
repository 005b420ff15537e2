import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { memberStatuses } from './shapes.ts'

/** The life of a membership. Device-only members are active at once, and may be invited once they have an address. */
export const memberLife = lifecycle({
  resource: 'membership',
  states: memberStatuses,
  initial: ['invited', 'active'],
  transitions: {
    invite: {
      from: ['invited', 'active'],
      to: ['invited', 'active'],
      otherwise: { deactivated: 'member_deactivated' },
    },
    // The person does it with their link, and anyone who is deactivated has none.
    activate: { from: ['invited', 'active'], to: 'active' },
    deactivate: { from: memberStatuses, to: 'deactivated' },
    // Who never activated their account is invited again.
    reactivate: { from: memberStatuses, to: ['active', 'invited'] },
  },
})
