import { contacts } from './contacts/contract.ts'
import { customers } from './contract.ts'
import { customerGroups } from './groups/register.ts'
import { customerTags } from './tags/register.ts'

export {
  type CustomerHistory,
  customerHistory,
  type CustomerReference,
  customerReferences,
  type HangingRecords,
  type MergedCustomers,
  movesCustomer,
  mostListedIds as toldIds,
} from './merge/references.ts'
export type { MergeBlocker } from './merge/reasons.ts'
export { type ContactUse, contactUses, type SamePeople } from './contacts/retention/uses.ts'
export type { ConsentState as KnownConsent } from './contacts/joining.ts'
export { type AlikeCustomer, customersAlike, type Identified, personLikenesses } from './alike.ts'
export { joinContact, newCustomer, openContact, openedCustomer } from './contacts/opening.ts'
export { customerCodes } from './in-cells.ts'
export { openCustomer } from './opening.ts'
export {
  type CustomerOverviewPart,
  customerOverview,
  overviewItems,
  type OverviewOf,
  type OverviewPart,
} from './overview/parts.ts'
export { type CustomerFigure, customerFigures } from './figures.ts'
export {
  contactName,
  type ContactNamed,
  contactsSharingEmails,
  contactsToWriteTo,
  type ContactToWriteTo,
  contactsWithEmails,
  customerName,
  type CustomerNamed,
  customersByNames,
  customersWithIds,
  type InvoicedCustomer,
  invoicedCustomers,
  peopleNamed,
  winnersByCode,
  type PersonNamed,
  placesOfContacts,
} from './known.ts'

/** The operations of the public interface, for requests from inside the process. */
export const customerOperations = customers.operations
export const contactOperations = contacts.operations
export const customerGroupOperations = customerGroups.contract.operations
export const customerTagOperations = customerTags.contract.operations
