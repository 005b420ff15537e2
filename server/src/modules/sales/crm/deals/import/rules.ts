import type { Accepted } from '../../../../../platform/vocabulary/decision.ts'
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
import { type DealRecord, folded } from '../record.ts'
import type { MissingReference } from '../references.ts'
import * as deals from '../rules.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'
import { type DealStepFact, placeOf, type StepCircumstances, Steps } from './steps.ts'

export interface ImportCircumstances extends StepCircumstances {
  /** Deals that rows may mean: by reference, or by title and customer where a row has none. */
  readonly deals: readonly DealRecord[]
  /** Custom fields with changes laid over stored values; null for a new deal. */
  readonly custom: (stored: DealRecord | null, row: ReadRow) => deals.Circumstances['custom']
  /** The first reference of a row that is not there or not in use. */
  readonly missing: (stored: DealRecord | undefined, row: ReadRow) => MissingReference | null
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  readonly filename: string | null
}

/** Creates and changes deals row by row, by the rules of the single writes. */
export const importDeals = (
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<DealRecord, RowError | ModeCode>, DealStepFact> =>
  importRows({ ...circumstances, rows, records: circumstances.deals }, dealRows(circumstances))

function dealRows(circumstances: ImportCircumstances): RowRules<ReadRow, DealRecord, DealStepFact, RowError> {
  const repeated = repeatedNames(circumstances.deals)
  return {
    names: namesOf,
    name: () => undefined,
    match: ({ patch }, known) => match(patch, known, repeated),
    create(row, _known, { index }) {
      const { title } = row.patch
      if (title === undefined) return refusedRow('missing_required', 'title')
      const id = circumstances.newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      const place = placeOf(row, circumstances.pipelines)
      if (place && 'error' in place) return place
      const steps = new Steps(circumstances)
      steps.take(
        deals.create({ ...row.patch, title, ...place }, { ...met(row, undefined, circumstances), id }),
      )
      steps.close(row)
      return steps.row()
    },
    update(deal, row) {
      const place = placeOf(row, circumstances.pipelines, deal)
      if (place && 'error' in place) return place
      const steps = new Steps(circumstances, deal)
      if (row.state === 'open') steps.reopen()
      steps.take(
        deals.update(steps.deal, withRoles(row.patch, deal), {
          ...met(row, deal, circumstances),
          unchanged: true,
        }),
      )
      if (place) steps.enter(place)
      steps.close(row)
      return steps.row()
    },
  }
}

const met = (row: ReadRow, deal: DealRecord | undefined, circumstances: ImportCircumstances) => {
  const { now, actorMembershipId, nextId, pipelines, missing, custom } = circumstances
  return {
    now,
    actorMembershipId,
    nextId,
    pipelines,
    prices: new Map(),
    missing: missing(deal, row),
    // It is what the row was matched by.
    referenceHolder: deal?.id ?? null,
    custom: custom(deal ?? null, row),
  } satisfies deals.Circumstances
}

/** Contacts of a row say no part in the deal: those that it has keep theirs. */
const withRoles = (patch: ReadRow['patch'], { contacts: held }: DealRecord): ReadRow['patch'] =>
  patch.contacts === undefined
    ? patch
    : {
        ...patch,
        contacts: patch.contacts.map(({ contactId }) => ({
          contactId,
          role: held.find(each => each.contactId === contactId)?.role ?? null,
        })),
      }

const likenessName = (title: string, customerId: Id | null): string =>
  `like ${folded(title)} ${customerId ?? ''}`
const referenceName = (source: string, id: string): string => `reference ${source} ${id}`

const namesOf = ({ title, customerId, externalSource, externalId }: DealRecord): string[] => [
  likenessName(title, customerId),
  ...(externalSource === null || externalId === null ? [] : [referenceName(externalSource, externalId)]),
]

/** The deal that a row means: by its reference, and by title and customer where it has none. */
function match(
  { externalSource, externalId, title = '', customerId = null }: ReadRow['patch'],
  known: Known<DealRecord>,
  repeated: ReadonlySet<string>,
): DealRecord | RefusedRow<RowError, DealRecord> | undefined {
  if (externalSource != null && externalId != null)
    return known.named(referenceName(externalSource, externalId))
  const name = likenessName(title, customerId)
  return repeated.has(name) ? refusedRow('crm_deal_ambiguous', 'title') : known.named(name)
}

/** The titles with a customer that several deals have. */
function repeatedNames(records: readonly DealRecord[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    records
      .map(({ title, customerId }) => likenessName(title, customerId))
      .filter(name => seen.size === seen.add(name).size),
  )
}
