import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, movesCustomer } from '../../../work/customers/port.ts'
import { deals } from './contract.ts'
import { refreshOpenPipelines } from './open-pipelines.ts'

const plain = movesCustomer('deals', { sees: caller => mayCall(caller, deals.operations.list) })

/** The deals of a customer that is merged away; what the open ones are worth goes with them. */
export const dealsOfCustomers: CustomerReference = {
  ...plain,
  columns: [...plain.columns, 'customer_pipelines.customer_id'],
  move(tx, merged) {
    tx.defer(plain.move(tx, merged))
    return refreshOpenPipelines(tx, [merged.loserId, merged.winnerId])
  },
}
