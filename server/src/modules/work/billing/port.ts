import { invoicingTerms } from './terms/contract.ts'

export {
  consumeSources,
  issueSources,
  releaseSources,
  staleSources,
} from './consumption/consuming.ts'
export type { BillingLine, Consumption } from './consumption/record.ts'
export type { ConsumeCode, Taking, TakingLine } from './consumption/rules.ts'
export { type SourceKey, type SourceRow } from './source-rows/row.ts'
export { type ChangedSource, type SourceKind, sourceKinds, type SourceScope } from './source-rows/slot.ts'
export { consumptionRefusals } from './refusals.ts'
export type { RowTerms } from './terms/resolving.ts'
export { type UnbilledRow, unbilledRows } from './unbilled/reading.ts'

/** The operations of the public interface, for requests from inside the process. */
export const invoicingTermsOperations = invoicingTerms.operations
