import { staffingMinimums } from './staffing/contract.ts'

export { minimumOn } from './coverage.ts'
export { minimumsOf } from './staffing/store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const staffingOperations = staffingMinimums.operations
