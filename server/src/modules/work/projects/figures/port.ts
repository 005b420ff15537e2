import { projectFigures } from './contract.ts'

export { type BilledBudget, billedBudgets, billedBudgetsWithIds } from './store.ts'
export {
  type BilledSums,
  billedSums,
  type ProjectCosts,
  projectCosts,
  type ProjectSum,
} from './slots.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectFigureOperations = projectFigures.operations
