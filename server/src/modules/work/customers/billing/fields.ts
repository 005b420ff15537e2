import type { CustomerRow } from '../record.ts'
import type { Billing } from './shapes.ts'

/** The fields of `billing`, which customers keep beside the others. */
export const billingFields = [
  'eInvoiceAddress',
  'eInvoiceOperator',
  'invoiceEmail',
  'language',
  'deliveryMethod',
  'paymentTermId',
  'buyerReference',
  'vatId',
  'vatTreatment',
  'invoicingNotes',
  'fixedReferenceNumber',
  'creditLimitCents',
  'collectionHold',
] as const satisfies readonly (keyof Billing & keyof CustomerRow)[]

export type BillingField = (typeof billingFields)[number]

/** By what a customer is told from others in invoicing and collected from: withheld without `invoicing.manage`. */
const identifiers: ReadonlySet<BillingField> = new Set<BillingField>([
  'eInvoiceAddress',
  'eInvoiceOperator',
  'invoiceEmail',
  'buyerReference',
  'vatId',
  'invoicingNotes',
  'fixedReferenceNumber',
  'creditLimitCents',
])

/** The billing block as a caller sees it. */
export const billingOf = (row: CustomerRow, masked: boolean): Billing & { masked: boolean } => ({
  ...(Object.fromEntries(
    billingFields.map(field => [field, masked && identifiers.has(field) ? null : row[field]]),
  ) as unknown as Billing),
  masked,
})
