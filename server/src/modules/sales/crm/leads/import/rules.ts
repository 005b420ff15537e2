import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  namesOf,
  referenceName,
  refusedBy,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { LeadFact } from '../announcements.ts'
import { afterAllotment, type Allotment, allotmentOf, type Queues } from '../assignment/rotation.ts'
import { type CustomValues, folded, type LeadRecord } from '../record.ts'
import * as leads from '../rules.ts'
import type { Scoring } from '../scoring/scored.ts'
import type { RowError, RowOfLead } from './row.ts'

interface Circumstances {
  readonly now: Instant
  /** Leads that rows may mean: by reference, or by title and address where a row has none. */
  readonly leads: readonly LeadRecord[]
  readonly mayInvoice: boolean
  /** What imports of a caller who is not shown business ids said last, by lead. */
  readonly saidBefore: ReadonlyMap<Id, string>
  /** The business ids that rows of such a caller say, by the leads that got them. */
  readonly said: Map<Id, string>
  readonly scoring: Scoring | null
  /** Whose turn it is when the first row is carried out. */
  readonly queues: Queues
  /** The turns that new leads have taken. */
  readonly allotments: Allotment[]
  /** Custom fields with changes laid over stored values; null for a new lead. */
  readonly custom: (stored: CustomValues | null, row: RowOfLead) => leads.Circumstances['custom']
}

type Rules = RowRules<RowOfLead, LeadRecord, LeadFact<'lead.created'>, RowError>

/** Creates and changes leads row by row, by the rules of the single write. */
export function leadRows(circumstances: Circumstances): Rules & { readonly records: readonly LeadRecord[] } {
  const { allotments } = circumstances
  let { queues } = circumstances
  return {
    records: circumstances.leads,
    names: lead => namesOf(likenessName(lead.title, lead.email), referenceName(lead)),
    name: () => undefined,
    match({ patch: { title = '', contact }, reference }, known) {
      if (reference) return known.named(referenceName(reference))
      const name = likenessName(title, contact?.email ?? null)
      return known.isShared(name) ? refusedRow('lead_ambiguous', 'title') : known.named(name)
    },
    create(row, _known, { id }) {
      const { title } = row.patch
      if (title === undefined) return refusedRow('missing_required', 'title')
      const allotment = row.named.owner ? null : allotmentOf(queues, row.named.leadSource?.id ?? null)
      const decided = leads.create(
        { ...row.patch, title },
        { ...met(row, null, circumstances), id, allotment },
      )
      if (decided.refusal !== undefined) return refusedBy(decided, fieldOf)
      if (decided.state.allotment) {
        queues = afterAllotment(queues, decided.state.allotment)
        allotments.push(decided.state.allotment)
      }
      remember(id, row, circumstances)
      return { ...decided, state: decided.state.lead }
    },
    update(lead, row) {
      const { said, saidBefore, mayInvoice } = circumstances
      const { businessId, ...others } = row.patch
      // Whoever is not shown it, and says what they said last, says nothing of it; anything else they would say blindly.
      const repeats = businessId != null && (said.get(lead.id) ?? saidBefore.get(lead.id)) === businessId
      const decided = leads.update(lead, repeats ? others : row.patch, {
        ...met(row, lead, circumstances),
        mayInvoice,
        unchanged: true,
        versionGiven: mayInvoice,
      })
      if (decided.refusal !== undefined) return refusedBy(decided, fieldOf)
      remember(lead.id, row, circumstances)
      return decided
    },
  }
}

function remember(id: Id, { patch }: RowOfLead, { mayInvoice, said }: Circumstances): void {
  if (!mayInvoice && patch.businessId != null) said.set(id, patch.businessId)
}

const likenessName = (title: string, email: string | null): string =>
  `like ${folded(title)} ${folded(email ?? '')}`

const met = (
  row: RowOfLead,
  lead: LeadRecord | null,
  { now, scoring, custom }: Circumstances,
): leads.Circumstances => ({
  now,
  scoring,
  // It is what the row was matched by.
  referenceHolder: lead?.id ?? null,
  missing: missingIn(row, lead),
  source: row.named.leadSource?.code,
  custom: custom(lead?.customFields ?? null, row),
})

/** What a row refers to that is not in use; what the lead has already it may keep. */
function missingIn(
  { named: { leadSource: source, owner } }: RowOfLead,
  lead: LeadRecord | null,
): leads.MissingReference | null {
  if (source && !source.active && source.id !== lead?.sourceId) return 'lead_source_not_found'
  return owner && !owner.active && owner.id !== lead?.ownerMembershipId ? 'membership_not_found' : null
}

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  crm_lead_business_id_invalid: 'businessId',
  crm_lead_stale: 'businessId',
  crm_lead_opted_out: 'consent',
  lead_source_not_found: 'leadSource',
  membership_not_found: 'owner',
}
