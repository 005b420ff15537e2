import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import { businessId } from '../../../platform/vocabulary/business-id.ts'
import { domesticReference, eInvoiceAddress, vatId } from './identifiers.ts'
import type { CustomerRow } from './record.ts'
import type { CustomerPatch } from './shapes.ts'

export type IdentifierCode =
  | 'customer_business_id_invalid'
  | 'customer_vat_id_invalid'
  | 'customer_e_invoice_address_invalid'
  | 'invalid_reference_number'

type Identifier = 'businessId' | 'vatId' | 'eInvoiceAddress' | 'eInvoiceOperator' | 'fixedReferenceNumber'

/** The identifiers that are given, in the form in which they are kept, or why one of them cannot be. */
export function keptIdentifiers({
  businessId: ownId,
  billing = {},
}: Pick<CustomerPatch, 'businessId' | 'billing'>):
  | { readonly kept: Partial<Pick<CustomerRow, Identifier>> }
  | Refused<IdentifierCode> {
  const checks = [
    {
      field: 'businessId',
      given: ownId,
      form: businessId,
      code: 'customer_business_id_invalid',
      is: 'a Finnish business id',
    },
    { field: 'vatId', given: billing.vatId, form: vatId, code: 'customer_vat_id_invalid', is: 'a VAT id' },
    {
      field: 'eInvoiceAddress',
      given: billing.eInvoiceAddress,
      form: eInvoiceAddress,
      code: 'customer_e_invoice_address_invalid',
      is: 'an e-invoice address',
    },
    {
      field: 'fixedReferenceNumber',
      given: billing.fixedReferenceNumber,
      form: domesticReference,
      code: 'invalid_reference_number',
      is: 'a Finnish domestic reference number',
    },
  ] as const
  const kept: Partial<Record<Identifier, string | null>> = {}
  for (const { field, given, form, code, is } of checks) {
    if (given == null) continue
    const full = form(given.trim())
    if (full === null) return refuse(code, `“${given}” is not ${is}.`)
    kept[field] = full
  }
  if (billing.eInvoiceOperator != null) kept.eInvoiceOperator = billing.eInvoiceOperator.toUpperCase()
  return { kept }
}
