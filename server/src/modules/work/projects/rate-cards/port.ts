import { rateCards } from './contract.ts'

export type { HoursToPrice, PriceBook, Rate } from './price-book.ts'
export type { OtherTerms } from './other-terms.ts'
export { articlesOfRates } from './store.ts'
export { salesOf } from './rounded-hours.ts'
export type { Sale } from './sales.ts'
export { isPaid, keptPrices, rateKept } from './kept-prices.ts'
export { type DateRange, datesOf, type ValuedHours, valuedHours } from './valued-hours.ts'
export {
  type AllocationPlace,
  type BilledHours,
  billedHours,
  type HoursOfDates,
  type KeptPrice,
  type RevenueOfProjects,
  revenueOfProjects,
  type WinningRule,
  placeName,
  type UnbillableTasks,
  unbillableTasks,
} from './slots.ts'
export { tasksOfPricedHours } from './repriced-tasks.ts'
export { billableOf } from './unbillable.ts'

/** The operations of the public interface, for requests from inside the process. */
export const rateCardOperations = rateCards.operations
