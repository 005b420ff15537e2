import { roundingRules } from './contract.ts'

export { type HoursToRound, type RoundedTogether, roundedTime } from './rounded.ts'
export { anythingRounds, roundingRulesOf } from './store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const roundingRuleOperations = roundingRules.operations
