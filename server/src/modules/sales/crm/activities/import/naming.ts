import { namingBy } from '../../../../records/imports/protocol/port.ts'

/** How rows name what an activity concerns. */
export const linkNaming = {
  customerId: namingBy({
    ...{ id: 'customerId', code: 'customerCode' },
    reference: ['customerExternalSource', 'customerExternalId'],
  }),
  contactId: namingBy({
    id: 'contactId',
    reference: ['contactExternalSource', 'contactExternalId'],
  }),
  dealId: namingBy({ id: 'dealId', reference: ['dealExternalSource', 'dealExternalId'] }),
  leadId: namingBy({ id: 'leadId', reference: ['leadExternalSource', 'leadExternalId'] }),
}
