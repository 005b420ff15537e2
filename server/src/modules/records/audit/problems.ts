/** What a verification explains: the contract declares those that an answer may have. */
export { auditProblems, storedProblems } from '../../../platform/audit/verification/problem-reasons.ts'
