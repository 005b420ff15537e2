import { projectFigures } from './contract.ts'

export {
  type BilledSums,
  billedSums,
  type ProjectCosts,
  projectCosts,
  type ProjectSum,
  type UnbillableTasks,
  unbillableTasks,
} from './slots.ts'
export { billableOf } from './unbillable.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectFigureOperations = projectFigures.operations
