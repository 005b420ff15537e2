import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KnownArticle } from '../../../company/articles/port.ts'
import type { InvoicedCustomer } from '../../customers/port.ts'
import type { InvoicingTerms, Requirement } from './record.ts'
import { type KnownVat, type RowVat, type TermSource, vatOf } from './vat.ts'

/** How a row is invoiced as of its day, and who says so. */
export interface RowTerms {
  readonly orderReference: TermSource & { readonly value: string | null }
  readonly paymentTerm: TermSource & { readonly id: Id | null }
  readonly contact: TermSource & { readonly id: Id | null }
  readonly article: TermSource & { readonly id: Id | null }
  readonly vat: RowVat
  readonly required: readonly Requirement[]
}

/** What is looked at of a row. */
export interface RowToInvoice {
  readonly projectId: Id | null
  readonly phaseId: Id | null
  readonly customerId: Id | null
  readonly date: PlainDate | null
  readonly rule: { readonly ruleId: Id } | null
  /** That its rate names. */
  readonly articleId: Id | null
}

/** What terms are found in, read once. */
export interface KnownTerms {
  /** The day of what belongs to none. */
  readonly today: PlainDate
  /** In the order in which they hold. */
  readonly terms: readonly InvoicingTerms[]
  readonly phases: readonly { readonly id: Id; readonly parentPhaseId: Id | null }[]
  readonly customers: readonly InvoicedCustomer[]
  readonly articles: readonly KnownArticle[]
  readonly vat: KnownVat
}

const nobody: TermSource = { from: null, fromId: null, since: null }

/** Finds how rows are invoiced: by their rate, their phase and those that it lies in, their project, their customer. */
export function termsFinder(known: KnownTerms): (row: RowToInvoice) => RowTerms {
  const termsBy = Map.groupBy(known.terms, ({ projectId, phaseId }) => phaseId ?? projectId)
  const phases = new Map(known.phases.map(phase => [phase.id, phase]))
  const customers = new Map(known.customers.map(customer => [customer.id, customer]))
  const articles = new Map(known.articles.map(article => [article.id, article]))
  const found = new Map<string, RowTerms>()

  /** The terms that hold on the day, the nearest first. */
  function holding({ projectId, phaseId }: RowToInvoice, day: PlainDate): readonly InvoicingTerms[] {
    const places: Id[] = []
    for (let at = phases.get(phaseId ?? ''); at; at = phases.get(at.parentPhaseId ?? '')) places.push(at.id)
    return [...places, projectId].flatMap(
      id => termsBy.get(id ?? '')?.findLast(({ validFrom }) => validFrom <= day) ?? [],
    )
  }

  return row => {
    const day = row.date ?? known.today
    const { projectId, phaseId, customerId, articleId, rule } = row
    // Very many rows are of the same day, project and rate.
    const place = `${projectId} ${phaseId} ${customerId} ${day} ${articleId && rule?.ruleId} ${articleId}`
    let terms = found.get(place)
    if (!terms) {
      terms = termsOf(row, {
        day,
        near: holding(row, day),
        customer: customers.get(customerId ?? ''),
        articles,
        vat: known.vat,
      })
      found.set(place, terms)
    }
    return terms
  }
}

interface Near {
  readonly day: PlainDate
  readonly near: readonly InvoicingTerms[]
  readonly customer: InvoicedCustomer | undefined
  readonly articles: ReadonlyMap<Id, KnownArticle>
  readonly vat: KnownVat
}

function termsOf(row: RowToInvoice, { day, near, customer, articles, vat }: Near): RowTerms {
  const ofCustomer = (id: Id | null | undefined) =>
    customer && id ? { id, from: 'customer' as const, fromId: customer.id, since: null } : null
  const isContact = (id: Id | null) => id !== null && customer?.contactIds.includes(id) === true
  const none = { id: null, ...nobody }
  const rated = row.articleId
    ? { id: row.articleId, from: 'rate' as const, fromId: row.rule?.ruleId ?? null, since: null }
    : null
  const order = said(near, ({ orderReference }) => orderReference)
  const article = rated ?? idFrom(near, ({ articleId }) => articleId) ?? none
  const contact = idFrom(near, ({ contactId }) => (isContact(contactId) ? contactId : null))
  const paymentTerm = idFrom(near, ({ paymentTermId }) => paymentTermId)
  return {
    orderReference: order ? { value: order.found, ...order.source } : { value: null, ...nobody },
    paymentTerm: paymentTerm ?? ofCustomer(customer?.paymentTermId) ?? none,
    contact: contact ?? ofCustomer(customer?.defaultContactId) ?? none,
    article,
    vat: vatOf(day, vat, {
      article: article.id === null ? null : (articles.get(article.id) ?? null),
      said: idFrom(near, ({ vatTreatmentId }) => vatTreatmentId),
      customer: customer?.vatTreatment ? { code: customer.vatTreatment, id: customer.id } : null,
    }),
    required: said(near, ({ required }) => required)?.found ?? [],
  }
}

/** What the nearest terms say that say anything. */
function said<T>(near: readonly InvoicingTerms[], of: (terms: InvoicingTerms) => T | null) {
  for (const terms of near) {
    const found = of(terms)
    const { phaseId, projectId, validFrom: since } = terms
    const source: TermSource = { from: phaseId ? 'phase' : 'project', fromId: phaseId ?? projectId, since }
    if (found !== null) return { found, source }
  }
  return null
}

function idFrom(near: readonly InvoicingTerms[], of: (terms: InvoicingTerms) => Id | null) {
  const found = said(near, of)
  return found && { id: found.found, ...found.source }
}
