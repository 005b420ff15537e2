import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { missingArticles } from '../../../company/articles/port.ts'
import { paymentTermInUse } from '../../../company/payment-terms/port.ts'
import { missingVatTreatments } from '../../../company/vat/port.ts'
import { placesOfContacts } from '../../customers/port.ts'
import { phasesWithIds } from '../../projects/phases/port.ts'
import { projectWithId } from '../../projects/record/port.ts'
import { invoicingTerms } from './contract.ts'
import type { InvoicingTerms } from './record.ts'
import * as rules from './rules.ts'
import type { NewInvoicingTerms } from './shapes.ts'
import { addTerms, termsOfProjects } from './store.ts'

export const handlers = handle(invoicingTerms, {
  async list({ params, db, refuse }) {
    const [project, items] = await Promise.all([
      projectWithId(db, params.id),
      termsOfProjects(db, [params.id]),
    ])
    return project ? { items: items.map(shown) } : refuse('project_not_found')
  },

  async add({ params, body, db, now, refuse, commit }) {
    const { dryRun: _, ...wanted } = body
    const [found, named] = await Promise.all([projectWithId(db, params.id), whatIsNamed(db, wanted)])
    const project = found ?? refuse('project_not_found')
    const decision = rules.add(wanted, { id: newId(), now, project, missing: missingIn(named, project) })
    return shown(await commit(decision, terms => addTerms(db, terms)))
  },
})

const shown = ({ required, ...terms }: InvoicingTerms) => ({ ...terms, required: required && [...required] })

/** What terms name, as it is; the statements travel together. */
async function whatIsNamed(
  db: TenantDb,
  { phaseId, paymentTermId, contactId, vatTreatmentId, articleId }: NewInvoicingTerms,
) {
  const [phases, hasTerm, contacts, noTreatment, noArticle] = await Promise.all([
    phaseId == null ? null : phasesWithIds(db, [phaseId]),
    paymentTermId == null || paymentTermInUse(db, paymentTermId),
    contactId == null ? null : placesOfContacts(db, [contactId]),
    vatTreatmentId == null ? false : missingVatTreatments(db, [vatTreatmentId]),
    missingArticles(db, [articleId]),
  ])
  return { phases, hasTerm, contacts, noTreatment, noArticle }
}

/** The first thing that is named and not there, not in use or of another. */
function missingIn(
  { phases, hasTerm, contacts, noTreatment, noArticle }: Awaited<ReturnType<typeof whatIsNamed>>,
  project: { readonly id: Id; readonly customerId: Id | null },
): rules.MissingCode | null {
  if (phases && phases[0]?.projectId !== project.id) return 'project_phase_not_found'
  if (!hasTerm) return 'payment_term_not_found'
  if (contacts?.length === 0) return 'crm_contact_not_found'
  const ofCustomer = contacts?.some(({ customerIds }) => customerIds.some(id => id === project.customerId))
  if (ofCustomer === false) return 'crm_contact_customer_mismatch'
  if (noTreatment) return 'vat_treatment_not_found'
  return noArticle ? 'article_not_found' : null
}
