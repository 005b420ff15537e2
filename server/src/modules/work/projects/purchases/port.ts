import { purchases } from './contract.ts'

export type { Purchase } from './record.ts'
export { countingOf } from './store.ts'
export { rebillOf } from './view.ts'

/** The operations of the public interface, for requests from inside the process. */
export const purchaseOperations = purchases.operations
