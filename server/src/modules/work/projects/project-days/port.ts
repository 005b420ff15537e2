import { projectDays } from './contract.ts'

export { awaitManagersAnew } from './changed-tasks.ts'
export { notApproved } from './store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectDayOperations = projectDays.operations
