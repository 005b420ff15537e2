import { payrollLocks } from './contract.ts'

export { lockedOn, lockOn, locksOver, type MemberLocks } from './locked.ts'

/** The operations of the public interface, for requests from inside the process. */
export const payrollLockOperations = payrollLocks.operations
