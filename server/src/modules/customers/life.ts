import { lifecycle } from '../../platform/contract/lifecycle.ts'

const states = ['active', 'deactivated'] as const

/** A customer is deactivated, never deleted; repeating either step changes nothing. */
export const customerLife = lifecycle({
  resource: 'customer',
  states,
  initial: 'active',
  transitions: {
    deactivate: { from: states, to: 'deactivated' },
    reactivate: { from: states, to: 'active' },
  },
})
