import { budgets } from './contract.ts'

/** The operations of the public interface, for requests from inside the process. */
export const budgetOperations = budgets.operations
