import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { KnownArticle } from '../../../company/articles/port.ts'
import type { allVatRates, allVatTreatments, VatCategory } from '../../../company/vat/port.ts'
import type { termSources } from './shapes.ts'

/** Who says a term of a row. */
export interface TermSource {
  readonly from: (typeof termSources)[number] | null
  readonly fromId: Id | null
  readonly since: PlainDate | null
}

/** The registers of value added tax. */
export interface KnownVat {
  readonly rates: Awaited<ReturnType<typeof allVatRates>>
  readonly treatments: Awaited<ReturnType<typeof allVatTreatments>>
}

/** The value added tax of a row. */
export interface RowVat extends TermSource {
  readonly treatmentId: Id | null
  readonly rateId: Id | null
  readonly rateBp: number | null
  readonly category: VatCategory | null
  /** Why it cannot be told. */
  readonly lacks: 'vat_missing' | 'article_missing' | null
}

export interface VatTerms {
  readonly article: KnownArticle | null
  /** What the phase or the project says. */
  readonly said: (TermSource & { readonly id: Id }) | null
  readonly customer: { readonly id: Id; readonly code: string } | null
}

const untold = { treatmentId: null, rateId: null, rateBp: null, category: null }

/**
 * The value added tax of what is delivered on a day. The treatment is that of the article, else of the phase or project, else of
 * the customer, else the domestic one; one that is for construction services alone gives way to that for other articles, and cannot
 * be told of a customer without an article. The rate is that of the article, else the standard one.
 */
export function vatOf(day: PlainDate, vat: KnownVat, { article, said, customer }: VatTerms): RowVat {
  const sold = article && versionAt(article.versions, day)
  const { source, treatment } = treatmentOf(vat, { article, sold, said, customer })
  const found = treatment && versionAt(treatment.versions, day)
  if (!found || (article && !sold)) return { ...untold, ...source, lacks: 'vat_missing' }
  if (found.onlyForConstruction && source.from === 'customer' && !article)
    return { ...untold, ...source, lacks: 'article_missing' }
  if (found.onlyForConstruction && article && !article.constructionService)
    return taxed(day, vat, named(vat, 'domestic'), ofArticle(article), sold?.vatRateId)
  return taxed(day, vat, treatment, source, sold?.vatRateId)
}

type Treatment = KnownVat['treatments'][number]
type Sold = KnownArticle['versions'][number]

const ofArticle = ({ id }: KnownArticle): TermSource => ({ from: 'article', fromId: id, since: null })
const named = ({ treatments }: KnownVat, code: string) => treatments.find(each => each.code === code)

function treatmentOf(
  vat: KnownVat,
  { article, sold, said, customer }: VatTerms & { readonly sold: Sold | null | undefined },
): { readonly source: TermSource; readonly treatment: Treatment | undefined } {
  const withId = (id: Id) => vat.treatments.find(each => each.id === id)
  if (article && sold?.vatTreatmentId)
    return {
      source: { ...ofArticle(article), since: sold.validFrom },
      treatment: withId(sold.vatTreatmentId),
    }
  if (said) {
    const { id, ...source } = said
    return { source, treatment: withId(id) }
  }
  if (customer)
    return {
      source: { from: 'customer', fromId: customer.id, since: null },
      treatment: named(vat, customer.code),
    }
  return { source: { from: 'default', fromId: null, since: null }, treatment: named(vat, 'domestic') }
}

/** By a treatment, what it comes to on the day. */
function taxed(
  day: PlainDate,
  { rates }: KnownVat,
  treatment: Treatment | undefined,
  source: TermSource,
  vatRateId: Id | undefined,
): RowVat {
  const version = treatment && versionAt(treatment.versions, day)
  if (!version) return { ...untold, ...source, lacks: 'vat_missing' }
  const { category } = version
  const told = { treatmentId: treatment.id, category, ...source }
  if (!version.taxed) return { ...told, rateId: null, rateBp: 0, lacks: null }
  const rate = rates.find(each =>
    vatRateId === undefined ? each.code === 'standard' : each.id === vatRateId,
  )
  const rateBp = (rate && versionAt(rate.versions, day))?.rateBp ?? null
  return rateBp === null
    ? { ...told, rateId: rate?.id ?? null, rateBp, lacks: 'vat_missing' }
    : { ...told, rateId: rate?.id ?? null, rateBp, lacks: null }
}
