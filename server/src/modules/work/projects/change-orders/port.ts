import { changeOrders } from './contract.ts'
import { publicChangeOrders } from './public/contract.ts'

/** Where customers answer change orders, and by which operations. */
export { changeOrderPagePath } from './record.ts'
export const publicChangeOrderOperations = publicChangeOrders.operations

/** The operations of the public interface, for requests from inside the process. */
export const changeOrderOperations = changeOrders.operations
