import { projectAllocations } from './contract.ts'
import { projectRoster } from './roster/contract.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectAllocationOperations = { ...projectAllocations.operations, ...projectRoster.operations }
