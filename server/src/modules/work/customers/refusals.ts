import { count, text } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { translations } from './refusal-translations.ts'

export const customerNotFound = refusals(translations, {
  customer_not_found: {
    status: 404,
    title: 'No such customer',
    when: 'No customer of the organisation has this id, or it is deactivated where only an active one is accepted.',
    remedy: 'Read the customers from `GET /v1/customers`.',
  },
})

/** How writes of a customer that was merged away are refused, those of what belongs to it too. */
export const customerMerged = refusals(translations, {
  customer_merged: {
    status: 409,
    title: 'The customer was merged into another',
    when: 'A customer that was merged away is to be changed, or a contact of it was asked for; `mergedIntoCustomerId` is the customer that has all of it since.',
    remedy: 'Write to the customer `mergedIntoCustomerId`. A merge is not undone.',
  },
})

export const customerRefusals = refusals(translations, {
  ...customerNotFound,
  ...customerMerged,
  customer_merge_self: {
    status: 409,
    title: 'The customer cannot be merged into itself',
    when: '`targetCustomerId` is the customer of the path.',
    remedy: 'Name the customer that stays in `targetCustomerId`, the one that goes in the path.',
  },
  customer_merge_target_not_found: {
    status: 404,
    title: 'No such customer to merge into',
    when: 'No customer of the organisation has the id in `targetCustomerId`.',
    remedy: 'Read the customers from `GET /v1/customers`.',
  },
  customer_merge_target_inactive: {
    status: 409,
    title: 'The customer to merge into is not in use',
    when: 'The customer `targetCustomerId` is deactivated, or was itself merged into another; `mergedIntoCustomerId` then names that one.',
    remedy: 'Reactivate it first, or merge into `mergedIntoCustomerId`.',
  },
  customer_has_invoices: {
    status: 409,
    title: 'The customer has been invoiced',
    when: 'The customer that is to be merged away has invoices, which go on naming it.',
    waitsFor: 'Invoices',
    remedy: 'Merge the other way round, or deactivate the customer instead.',
  },
  customer_tag_limit_reached: {
    status: 422,
    values: {
      maximum: count('How many tags a customer has at most.'),
    },
    title: 'The customer would have too many tags',
    when: `By a merge, or by a change of many customers, the customer would have more than ${limits.tagsOfCustomer} tags.`,
    remedy: 'Take tags off the customer, or off one of the two that are to be merged, first.',
  },
  customer_stale: {
    status: 409,
    title: 'The customer has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the customer, or `businessId` was sent without it by a caller to whom it is masked.',
    remedy: 'Read the customer again, look at what changed, and send the change anew.',
  },
  customer_billing_fields_forbidden: {
    status: 403,
    title: 'Billing fields need `invoicing.manage`',
    when: '`billing` or `defaultContactId` was sent, or a field of invoicing named in `take`, by a caller without `invoicing.manage`; nothing of the write is kept.',
    remedy: 'Leave them out, or let somebody send them who may invoice.',
  },
  customer_code_immutable: {
    status: 409,
    values: {
      customerCode: text('The code that the customer keeps.'),
    },
    title: 'The code of a customer stays',
    when: 'A customer that has a code was to get another one, or none.',
    remedy: 'Leave `code` as it is: other systems know the customer by it.',
  },
  customer_business_id_invalid: {
    status: 422,
    title: 'The business id is none',
    when: '`businessId` is not a Finnish business id: seven digits, a hyphen and the right check digit.',
    remedy: 'Correct the business id, or leave it out.',
  },
  customer_vat_id_invalid: {
    status: 422,
    title: 'The VAT id is none',
    when: '`billing.vatId` has not the form of a VAT id of its country, or, for Finland, not the right check digit.',
    remedy: 'Correct the VAT id, or leave it out.',
  },
  customer_e_invoice_address_invalid: {
    status: 422,
    title: 'The e-invoice address is none',
    when: '`billing.eInvoiceAddress` begins as an OVT id, `0037`, or as a Finnish IBAN, and has not the form or the check digits of one.',
    remedy: 'Correct the address as the customer announced it.',
  },
  invalid_reference_number: {
    status: 422,
    title: 'The reference number is none',
    when: '`billing.fixedReferenceNumber` is not a Finnish domestic reference: 4 to 20 digits, the last of them the check digit.',
    remedy: 'Correct the reference number, or leave it out.',
  },
})
