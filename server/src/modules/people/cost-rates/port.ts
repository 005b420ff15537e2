import { costRates } from './contract.ts'

export { type Cost, CostBook, costBookOf } from './costs.ts'

export { type ClosedDays, closedDays } from './slots.ts'

/** The operations of the public interface, for requests from inside the process. */
export const costRateOperations = costRates.operations
