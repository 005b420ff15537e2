import { sql } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { articlesWithIds } from '../../../company/articles/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { allVatRates, allVatTreatments } from '../../../company/vat/port.ts'
import { invoicedCustomers } from '../../customers/port.ts'
import { phasesOf } from '../../projects/phases/port.ts'
import { articlesOfRates } from '../../projects/rate-cards/port.ts'
import { customersOfProjects } from '../../projects/record/port.ts'
import type { Obstacle, SourceRow } from '../source-rows/row.ts'
import { type RowTerms, termsFinder } from './resolving.ts'
import { articlesOfTerms, termsOfProjects } from './store.ts'

/** A row with how it is invoiced. */
export interface TermedRow extends SourceRow {
  readonly terms: RowTerms
}

/**
 * Reads how work of projects is invoiced: as many statements for a thousand projects as for one, which travel together. What belongs
 * to no day is invoiced as of `asOf`, or of today.
 */
export async function termsIn(db: TenantDb, projectIds: IdSet, asOf?: PlainDate) {
  const named = sql`
    ${articlesOfTerms(db.orgId, projectIds)} union ${articlesOfRates(db.orgId)}`
  const [terms, phases, customers, articles, rates, treatments, today] = await Promise.all([
    termsOfProjects(db, projectIds),
    phasesOf(db, projectIds),
    invoicedCustomers(db, customersOfProjects(db.orgId, projectIds)),
    articlesWithIds(db, named),
    allVatRates(db),
    allVatTreatments(db),
    asOf ?? organisationNow(db).then(({ timeZone, now }) => dateIn(timeZone, now)),
  ])
  return termsFinder({ today, terms, phases, customers, articles, vat: { rates, treatments } })
}

/** Rows with how they are invoiced; one that lacks what it must have cannot be billed, if nothing else is in its way. */
export const withTerms = (
  rows: readonly SourceRow[],
  termsOf: Awaited<ReturnType<typeof termsIn>>,
): TermedRow[] =>
  rows.map(row => {
    const terms = termsOf(row)
    return { ...row, terms, obstacle: row.obstacle ?? lackingIn(terms) }
  })

/** What a row does not have and must have. */
export function lackingIn({ required, ...terms }: RowTerms): Obstacle | null {
  if (terms.vat.lacks) return terms.vat.lacks
  const lacks: Readonly<Record<(typeof required)[number], boolean>> = {
    order_reference: terms.orderReference.value === null,
    payment_term: terms.paymentTerm.id === null,
    invoice_contact: terms.contact.id === null,
    article: terms.article.id === null,
  }
  const first = required.find(each => lacks[each])
  return first ? `${first}_missing` : null
}
