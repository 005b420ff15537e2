import { staffingMinimums } from './staffing/settings.ts'

export { minimumOn } from './coverage.ts'

/** The rows of a unit, oldest first. */
export const minimumsOf = staffingMinimums.store.rowsOf

/** The operations of the public interface, for requests from inside the process. */
export const staffingOperations = staffingMinimums.contract.operations
