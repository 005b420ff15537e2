import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { DryRun, expectedUpdatedAt, object, optional, Text } from '../../../platform/contract/shapes.ts'
import { Customer, CustomerPatch, NewCustomer } from './shapes.ts'

export const writers = ['crm.use', 'projects.manage', 'invoicing.manage'] as const

const ById = { id: idOf('customer_not_found') }

const refusalsOfFields = [
  'customer_billing_fields_forbidden',
  'customer_business_id_invalid',
  'customer_vat_id_invalid',
  'customer_e_invoice_address_invalid',
  'invalid_reference_number',
  'external_ref_incomplete',
  'external_ref_conflict',
  'code_already_in_use',
  'membership_not_found',
  'customer_group_not_found',
  'customer_tag_not_found',
  'payment_term_not_found',
  'crm_contact_not_found',
  'crm_contact_customer_mismatch',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const

const State = object({
  reason: optional(Text(1000, { description: 'Why, for the audit trail.' })),
  expectedUpdatedAt,
  dryRun: DryRun,
})

export const writing = {
  create: {
    method: 'POST',
    path: '/v1/customers',
    summary: 'Add a customer',
    description:
      'Add a customer. `billing` and `defaultContactId` need `invoicing.manage`: without it the whole write is refused. The answer shows what the caller may see.',
    needs: writers,
    body: NewCustomer,
    status: 201,
    answers: Customer,
    refuses: refusalsOfFields,
    emits: ['customer.created'],
    example: {
      body: {
        name: 'Äänekosken Sähkö Oy',
        code: 'sahko',
        businessId: '2345678-0',
        addresses: [
          { kind: 'visiting', addressLine: 'Kauppakatu 1', postalCode: '44100', city: 'Äänekoski' },
        ],
        billing: {
          eInvoiceAddress: '003723456780',
          eInvoiceOperator: '003721291126',
          deliveryMethod: 'einvoice',
        },
      },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/customers/{id}',
    summary: 'Change a customer',
    description:
      'Change a customer: an absent field keeps, null clears. `billing` and `defaultContactId` need `invoicing.manage`: without it the whole write is refused, whatever else it says. A code is given once. What the caller is not shown counts as changed whenever it is sent.',
    needs: writers,
    params: ById,
    body: CustomerPatch,
    answers: Customer,
    refuses: [
      'customer_not_found',
      'customer_merged',
      'customer_stale',
      'customer_code_immutable',
      ...refusalsOfFields,
    ],
    emits: ['customer.updated'],
    example: { body: { city: 'Äänekoski', phone: '+358 14 000 000' } },
  },
  deactivate: {
    method: 'POST',
    path: '/v1/customers/{id}/deactivate',
    summary: 'Take a customer out of use',
    description:
      'Take a customer out of use; it is never deleted, and what refers to it keeps it. Repeating it changes nothing.',
    needs: writers,
    params: ById,
    body: State,
    answers: Customer,
    refuses: ['customer_not_found', 'customer_merged', 'customer_stale'],
    emits: ['customer.updated'],
    example: { body: { reason: 'The company was wound up.' } },
  },
  reactivate: {
    method: 'POST',
    path: '/v1/customers/{id}/reactivate',
    summary: 'Take a customer into use again',
    description: 'Take a deactivated customer into use again. Repeating it changes nothing.',
    needs: writers,
    params: ById,
    body: State,
    answers: Customer,
    refuses: ['customer_not_found', 'customer_merged', 'customer_stale'],
    emits: ['customer.updated'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
