import { date, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

/** What can be asked of a row before it is billed. */
export const requirements = ['order_reference', 'payment_term', 'invoice_contact', 'article'] as const
export type Requirement = (typeof requirements)[number]

/** How work of a project, or of a phase of it, is invoiced from a day on; null: as what it lies in says. */
export const termsTable = table('invoicingTerms', {
  id: uuid,
  projectId: uuid.fixed(),
  phaseId: uuid.nullable().fixed(),
  validFrom: date.fixed(),
  orderReference: text.nullable().fixed(),
  paymentTermId: uuid.nullable().fixed(),
  contactId: uuid.nullable().fixed(),
  vatTreatmentId: uuid.nullable().fixed(),
  articleId: uuid.nullable().fixed(),
  required: json<readonly Requirement[]>().nullable().fixed(),
  madeAt: instant.fixed(),
})

export type InvoicingTerms = RowOf<typeof termsTable>
