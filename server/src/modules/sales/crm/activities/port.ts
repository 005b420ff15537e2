import { activities } from './contract.ts'
import { activityOutcomes } from './outcomes/register.ts'

/** The operations of the public interface, for requests from inside the process. */
export const activityOperations = activities.operations
export const activityOutcomeOperations = activityOutcomes.contract.operations
