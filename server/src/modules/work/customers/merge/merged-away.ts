import { mayCall } from '../../../../platform/access/gates.ts'
import { listing } from '../listing.ts'
import { movesCustomer } from './references.ts'

/** Customers that were merged into the loser before: what they say leads to the winner at once, not by way of the loser. */
export const mergedAway = movesCustomer('customers', {
  column: 'merged_into_customer_id',
  sees: caller => mayCall(caller, listing.get),
})
