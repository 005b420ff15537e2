import { projectRecognition } from './contract.ts'

export { type BillingPhase, billingPhases, billingsOf, byTheHour } from './billing.ts'
export { monthlySums, monthOf, type MonthlySum } from './months.ts'
export { type BilledPhase, isWithin, placesOf, type Terms } from './places.ts'
export {
  budgetAt,
  endOfDays,
  isByTheHour,
  isFee,
  type Place,
  recognisedBy,
  recognisedIn,
  type Window,
} from './recognised.ts'
export { termsOf } from './terms.ts'

/** The operations of the public interface, for requests from inside the process. */
export const projectRecognitionOperations = projectRecognition.operations
