import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  namesOf,
  referenceName,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import { type DealRecord, folded } from '../record.ts'
import type { MissingReference } from '../references.ts'
import * as deals from '../rules.ts'
import type { RowError, RowOfDeal } from './row.ts'
import { type DealStepFact, placeOf, type StepCircumstances, Steps } from './steps.ts'

interface Circumstances extends StepCircumstances {
  /** Deals that rows may mean: by reference, or by title and customer where a row has none. */
  readonly deals: readonly DealRecord[]
  /** Custom fields with changes laid over stored values; null for a new deal. */
  readonly custom: (stored: DealRecord | null, row: RowOfDeal) => deals.Circumstances['custom']
  /** The first reference of a row that is not there or not in use. */
  readonly missing: (stored: DealRecord | undefined, row: RowOfDeal) => MissingReference | null
}

type Rules = RowRules<RowOfDeal, DealRecord, DealStepFact, RowError>

/** Creates and changes deals row by row, by the rules of the single writes. */
export function dealRows(circumstances: Circumstances): Rules & { readonly records: readonly DealRecord[] } {
  return {
    records: circumstances.deals,
    names: deal => namesOf(likenessName(deal.title, deal.customerId), referenceName(deal)),
    name: () => undefined,
    match({ patch }, known) {
      const reference = referenceName(patch)
      if (reference !== undefined) return known.named(reference)
      const name = likenessName(patch.title ?? '', patch.customerId ?? null)
      return known.isShared(name) ? refusedRow('crm_deal_ambiguous', 'title') : known.named(name)
    },
    create(row, _known, { id }) {
      const { title } = row.patch
      if (title === undefined) return refusedRow('missing_required', 'title')
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

const met = (row: RowOfDeal, deal: DealRecord | undefined, circumstances: Circumstances) => {
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
const withRoles = (patch: RowOfDeal['patch'], { contacts: held }: DealRecord): RowOfDeal['patch'] =>
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
