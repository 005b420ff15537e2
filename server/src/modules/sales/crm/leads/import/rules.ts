import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Known,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { LeadFact } from '../announcements.ts'
import { afterAllotment, type Allotment, allotmentOf, type Queues } from '../assignment/rotation.ts'
import { type CustomValues, folded, type LeadRecord } from '../record.ts'
import * as leads from '../rules.ts'
import type { Scoring } from '../scoring/scored.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'

export interface ImportCircumstances {
  readonly now: Instant
  /** Leads that rows may mean: by reference, or by title and address where a row has none. */
  readonly leads: readonly LeadRecord[]
  readonly mayInvoice: boolean
  readonly scoring: Scoring | null
  /** Whose turn it is when the first row is carried out. */
  readonly queues: Queues
  /** Custom fields with changes laid over stored values; null for a new lead. */
  readonly custom: (stored: CustomValues | null, row: ReadRow) => leads.Circumstances['custom']
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

type Fact = LeadFact<'lead.created'>

/** What rows did, and the turns that new leads took. */
export interface Imported {
  readonly decision: Accepted<ImportOutcome<LeadRecord, RowError | ModeCode>, Fact>
  readonly allotments: readonly Allotment[]
}

/** Creates and changes leads row by row, by the rules of the single write. */
export function importLeads(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Imported {
  const allotments: Allotment[] = []
  const decision = importRows(
    { ...circumstances, rows, records: circumstances.leads },
    leadRows(circumstances, allotments),
  )
  return { decision, allotments }
}

function leadRows(
  circumstances: ImportCircumstances,
  allotments: Allotment[],
): RowRules<ReadRow, LeadRecord, Fact, RowError> {
  const repeated = repeatedNames(circumstances.leads)
  let { queues } = circumstances
  return {
    names: lead => [
      likenessName(lead.title, lead.email),
      ...(lead.externalSource === null || lead.externalId === null
        ? []
        : [referenceName(lead.externalSource, lead.externalId)]),
    ],
    name: () => undefined,
    match: ({ patch }, known) => match(patch, known, repeated),
    create(row, _known, { index }) {
      const { title } = row.patch
      if (title === undefined) return refusedRow('missing_required', 'title')
      const id = circumstances.newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      const allotment = row.owner ? null : allotmentOf(queues, row.source?.id ?? null)
      const decided = leads.create(
        { ...row.patch, title },
        { ...met(row, null, circumstances), id, allotment },
      )
      if (decided.refusal !== undefined) return refusedAs(decided)
      if (decided.state.allotment) {
        queues = afterAllotment(queues, decided.state.allotment)
        allotments.push(decided.state.allotment)
      }
      return { ...decided, state: decided.state.lead }
    },
    update(lead, row) {
      const decided = leads.update(lead, row.patch, {
        ...met(row, lead, circumstances),
        mayInvoice: circumstances.mayInvoice,
        unchanged: true,
      })
      return decided.refusal === undefined ? decided : refusedAs(decided)
    },
  }
}

const likenessName = (title: string, email: string | null): string =>
  `like ${folded(title)} ${folded(email ?? '')}`
const referenceName = (source: string, id: string): string => `reference ${source} ${id}`

/** The lead that a row means: by its reference, and by title and address where it has none. */
function match(
  { externalSource, externalId, title = '', contact }: ReadRow['patch'],
  known: Known<LeadRecord>,
  repeated: ReadonlySet<string>,
): LeadRecord | RefusedRow<RowError, LeadRecord> | undefined {
  if (externalSource != null && externalId != null)
    return known.named(referenceName(externalSource, externalId))
  const name = likenessName(title, contact?.email ?? null)
  return repeated.has(name) ? refusedRow('lead_ambiguous', 'title') : known.named(name)
}

/** The titles with an address that several leads have. */
function repeatedNames(records: readonly LeadRecord[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    records
      .map(({ title, email }) => likenessName(title, email))
      .filter(name => seen.size === seen.add(name).size),
  )
}

const met = (
  row: ReadRow,
  lead: LeadRecord | null,
  { now, scoring, custom }: ImportCircumstances,
): leads.Circumstances => ({
  now,
  scoring,
  // It is what the row was matched by.
  referenceHolder: lead?.id ?? null,
  missing: missingIn(row, lead),
  source: row.source?.code,
  custom: custom(lead?.customFields ?? null, row),
})

/** What a row refers to that is not in use; what the lead has already it may keep. */
function missingIn({ source, owner }: ReadRow, lead: LeadRecord | null): leads.MissingReference | null {
  if (source && !source.active && source.id !== lead?.sourceId) return 'lead_source_not_found'
  return owner && !owner.active && owner.id !== lead?.ownerMembershipId ? 'membership_not_found' : null
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  crm_lead_business_id_invalid: 'businessId',
  crm_lead_opted_out: 'consent',
  lead_source_not_found: 'leadSource',
  membership_not_found: 'owner',
}

function refusedAs(refused: Extract<Decision<never>, { readonly refusal: string }>): RefusedRow<RowError> {
  const code = refused.refusal as RowError
  const key = refused.extra?.['key']
  return refusedRow(code, typeof key === 'string' ? `customFields.${key}` : fieldOf[code])
}
