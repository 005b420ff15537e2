import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import type { CustomerRow } from './record.ts'

const inOrOut = ['active', 'deactivated'] as const

/**
 * A customer is deactivated, never deleted; repeating either step changes nothing. One that was merged into another stays
 * so for good.
 */
export const customerLife = lifecycle({
  resource: 'customer',
  states: [...inOrOut, 'merged'],
  initial: 'active',
  transitions: {
    deactivate: { from: inOrOut, to: 'deactivated', otherwise: 'customer_merged' },
    reactivate: { from: inOrOut, to: 'active', otherwise: 'customer_merged' },
    merge: { from: inOrOut, to: 'merged', otherwise: 'customer_merged' },
  },
})

export const stateOf = ({
  active,
  mergedIntoCustomerId,
}: Pick<CustomerRow, 'active' | 'mergedIntoCustomerId'>) =>
  mergedIntoCustomerId === null ? (active ? 'active' : 'deactivated') : 'merged'
