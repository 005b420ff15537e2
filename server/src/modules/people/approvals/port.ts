import { approvals } from './contract.ts'
import { approvalDelegations } from './delegations/contract.ts'

export { alsoOnBehalf } from './deciding/may.ts'
export { deciding, decisions } from './deciding/slots.ts'
export { type ApprovalSource, approvalSources } from './queue/slots.ts'

/** The operations of the public interface, for requests from inside the process. */
export const approvalOperations = approvals.operations
export const delegationOperations = approvalDelegations.operations
