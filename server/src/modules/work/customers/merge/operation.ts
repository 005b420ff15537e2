import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { writers } from '../writing.ts'
import { CustomerMerge, CustomerMergeRequest } from './shapes.ts'

export const merging = {
  merge: {
    method: 'POST',
    path: '/v1/customers/{id}/merge',
    summary: 'Merge a customer into another',
    description:
      'Let another customer, `targetCustomerId`, have all that hangs on this one: contacts, tags, deals, activities and the rest. Where only this one has something in a field, the target gets it; where both have, what the target has stays, unless the field is in `take`. This customer stays readable as it was, inactive, with `mergedIntoCustomerId`; its code and external reference lead to the target from then on, and are given to nobody else. Without `invoicing.manage` nothing of `billing`, `businessId` and `defaultContactId` is compared, told or moved. There is no undo: look with `dryRun` first, which answers what would move, what differs and what is in the way.',
    needs: writers,
    params: { id: idOf('customer_not_found') },
    body: CustomerMergeRequest,
    answers: CustomerMerge,
    refuses: [
      'customer_not_found',
      'customer_billing_fields_forbidden',
      'customer_merge_target_not_found',
      'customer_merge_self',
      'customer_merged',
      'customer_merge_target_inactive',
      'customer_stale',
      'custom_field_unknown',
      'customer_has_invoices',
      'crm_contact_limit_reached',
    ],
    emits: ['customer.updated'],
    example: { body: { targetCustomerId: exampleId('customerId'), take: ['phone'], dryRun: true } },
  },
} as const satisfies Readonly<Record<string, Operation>>
