import { contacts } from './contacts/contract.ts'
import { customers } from './contract.ts'
import { customerGroups } from './groups/register.ts'
import { customerTags } from './tags/register.ts'

export { type CustomerFigures, customerFigures, type Figure } from './figures.ts'

/** The operations of the public interface, for requests from inside the process. */
export const customerOperations = customers.operations
export const contactOperations = contacts.operations
export const customerGroupOperations = customerGroups.contract.operations
export const customerTagOperations = customerTags.contract.operations
