import { board } from './board/contract.ts'
import { bulk } from './bulk/contract.ts'
import { bundle } from './bundle/contract.ts'
import { taskLabels } from './labels/register.ts'
import { ownTasks } from './own/contract.ts'
import { projectChange } from './project-change/contract.ts'
import { tasks } from './record/contract.ts'
import { taskStatuses } from './statuses/contract.ts'

/** The operations of the public interface, for requests from inside the process. */
export const taskOperations = {
  ...tasks.operations,
  ...board.operations,
  ...bulk.operations,
  ...bundle.operations,
  ...projectChange.operations,
}
export const ownTaskOperations = ownTasks.operations
export const taskStatusOperations = taskStatuses.operations
export const taskLabelOperations = taskLabels.contract.operations
