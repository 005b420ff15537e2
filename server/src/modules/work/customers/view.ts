import type { Caller } from '../../../platform/access/caller.ts'
import { billingOf } from './billing/fields.ts'
import type { CustomerRecord } from './record.ts'
import type { Customer } from './shapes.ts'

type Rights = Pick<Caller, 'capabilities'>

export const mayInvoice = ({ capabilities }: Rights): boolean => capabilities.has('invoicing.manage')
export const seesPeople = ({ capabilities }: Rights): boolean => capabilities.has('crm.use')

/** A customer with what is in play, as the list and the detail read it. */
export interface ShownCustomer extends CustomerRecord {
  readonly openPipelineCents: number | null
  readonly lastActivityAt: string | null
}

/** A customer as the caller sees it. */
export function customerFor(caller: Rights, customer: ShownCustomer): Customer {
  const masked = !mayInvoice(caller)
  const inPlay = seesPeople(caller)
  return {
    id: customer.id,
    code: customer.code,
    name: customer.name,
    kind: customer.kind,
    active: customer.active,
    businessId: masked ? null : customer.businessId,
    externalSource: customer.externalSource,
    externalId: customer.externalId,
    ownerMembershipId: customer.ownerMembershipId,
    customerGroupId: customer.customerGroupId,
    tags: customer.tags,
    addresses: [...customer.addresses],
    city: customer.city,
    phone: customer.phone,
    website: customer.website,
    customFields: customer.customFields,
    billing: billingOf(customer, masked),
    defaultContactId: customer.defaultContactId,
    mergedIntoCustomerId: customer.mergedIntoCustomerId,
    openPipelineCents: inPlay ? customer.openPipelineCents : null,
    lastActivityAt: inPlay ? customer.lastActivityAt : null,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
  }
}
