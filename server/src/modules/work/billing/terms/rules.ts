import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { InvoicingTerms } from './record.ts'
import type { NewInvoicingTerms } from './shapes.ts'

const words: RecordWords = {
  singular: 'invoicing_terms',
  plural: 'invoicing_terms',
  words: 'invoicing terms',
}

/** What terms name that is not there or not in use. */
export type MissingCode =
  | 'project_phase_not_found'
  | 'payment_term_not_found'
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'
  | 'vat_treatment_not_found'
  | 'article_not_found'

const details: Readonly<Record<MissingCode, string>> = {
  project_phase_not_found: 'The phase is none of the project.',
  payment_term_not_found: 'No payment term in use has this id.',
  crm_contact_not_found: 'No contact has this id.',
  crm_contact_customer_mismatch: 'The contact is none of the customer of the project.',
  vat_treatment_not_found: 'No VAT treatment in use has this id.',
  article_not_found: 'No article in use has this id.',
}

export interface Circumstances {
  readonly id: Id
  readonly now: Instant
  readonly project: { readonly id: Id; readonly state: string }
  readonly missing: MissingCode | null
}

/** Has work of a project or phase be invoiced by other terms from a day on. */
export function add(
  given: NewInvoicingTerms,
  { id, now, project, missing }: Circumstances,
): Decision<InvoicingTerms, never, 'project_closed' | MissingCode> {
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  if (missing) return refuse(missing, details[missing])
  const ofId = (value: Id | null | undefined) => value?.toLowerCase() ?? null
  const terms: InvoicingTerms = {
    id,
    projectId: project.id,
    phaseId: ofId(given.phaseId),
    validFrom: given.validFrom,
    orderReference: given.orderReference ?? null,
    paymentTermId: ofId(given.paymentTermId),
    contactId: ofId(given.contactId),
    vatTreatmentId: ofId(given.vatTreatmentId),
    articleId: ofId(given.articleId),
    required: given.required ?? null,
    madeAt: now,
  }
  const { id: _, madeAt: __, ...told } = terms
  const changes = Object.entries(told).flatMap(([field, to]) => (to === null ? [] : [{ field, to }]))
  return accept(terms, { audit: [auditLine(words, 'add', id, changes)] })
}
