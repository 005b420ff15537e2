import { approvalRules } from './contract.ts'

export { anyManagerApproves, needsManager } from './store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const approvalRuleOperations = approvalRules.operations
