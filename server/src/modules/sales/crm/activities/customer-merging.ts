import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, movesCustomer } from '../../../work/customers/port.ts'
import { activities } from './contract.ts'
import { keepLastActivities } from './last-activities.ts'

const plain = movesCustomer('activities', { sees: caller => mayCall(caller, activities.operations.list) })

/** The activities of a customer that is merged away; when something was last done goes with them. */
export const activitiesOfCustomers: CustomerReference = {
  ...plain,
  columns: [...plain.columns, 'customer_last_activities.customer_id'],
  move(tx, merged) {
    tx.defer(plain.move(tx, merged))
    return keepLastActivities(tx, [merged.loserId, merged.winnerId])
  },
}
