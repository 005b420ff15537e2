import { staffingMinimums } from './staffing/contract.ts'

/** The operations of the public interface, for requests from inside the process. */
export const staffingOperations = staffingMinimums.operations
