import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { businessId } from '../../../../platform/vocabulary/business-id.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import type { Allotment } from './assignment/rotation.ts'
import { changesOf } from './changes.ts'
import { leadLife } from './life.ts'
import { type CustomValues, type LeadRecord, withSearchText } from './record.ts'
import { scored, type Scoring } from './scoring/scored.ts'
import type { LeadPatch, NewLead } from './shapes.ts'

/** What a write refers to that is not there. */
export type MissingReference = 'lead_source_not_found' | 'membership_not_found'

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** The lead that holds the wanted external reference. */
  readonly referenceHolder: Id | null
  readonly missing: MissingReference | null
  /** The code of the wanted source; undefined when none is sent. */
  readonly source: string | null | undefined
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
  /** The rules of the score that hold today. */
  readonly scoring: Scoring | null
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'

export type WriteCode =
  | MissingReference
  | ValueCode
  | 'external_ref_incomplete'
  | 'external_ref_conflict'
  | 'crm_lead_opted_out'
  | 'crm_lead_business_id_invalid'

type ClosedCode = 'crm_lead_converted' | 'crm_lead_disqualified' | 'crm_lead_anonymized'

/** A new lead, and the allotment by which it was assigned, if a rule did that. */
export interface Made {
  readonly lead: LeadRecord
  readonly allotment: Allotment | null
}

/** A new lead. `allotment` says whose it would be by rule; it counts where the request names no owner, not even nobody. */
export function create(
  wanted: NewLead,
  {
    id,
    allotment,
    ...circumstances
  }: { readonly id: Id; readonly allotment: Allotment | null } & Circumstances,
): Decision<Made, announce.LeadFact<'lead.created'>, WriteCode> {
  const taken = wanted.ownerMembershipId === undefined ? allotment : null
  const lead = laidOver(emptyLead(id, wanted.title, circumstances.now), wanted, circumstances)
  if ('refusal' in lead) return lead
  const owned = taken ? { ...lead, ownerMembershipId: taken.membershipId } : lead
  return accept(
    { lead: owned, allotment: taken },
    {
      facts: [announce.created(owned)],
      audit: [
        announce.auditLine('create', id, changesOf(null, lead)),
        ...(taken ? [announce.assigned(id, taken)] : []),
      ],
    },
  )
}

const emptyLead = (id: Id, title: string, now: Instant): LeadRecord => ({
  id,
  title,
  state: start(leadLife),
  sourceId: null,
  source: null,
  channel: null,
  organisationName: null,
  businessId: null,
  contactName: null,
  email: null,
  phone: null,
  jobTitle: null,
  ownerMembershipId: null,
  score: 0,
  scoreVersionId: null,
  scoreReasons: [],
  consent: 'unknown',
  consentAt: null,
  consentSource: null,
  optedOut: false,
  optedOutAt: null,
  disqualifyReasonId: null,
  disqualifyNote: null,
  convertedAt: null,
  convertedCustomerId: null,
  convertedContactId: null,
  convertedDealId: null,
  anonymizedAt: null,
  externalSource: null,
  externalId: null,
  searchText: '',
  touchedAt: now,
  createdAt: now,
  updatedAt: now,
  customFields: {},
})

/** A lead with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  lead: LeadRecord,
  patch: Omit<LeadPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances & {
    readonly unchanged: boolean
    readonly versionGiven: boolean
    readonly mayInvoice: boolean
  },
): Decision<LeadRecord, never, WriteCode | 'crm_lead_stale' | 'crm_lead_converted' | 'crm_lead_anonymized'> {
  if (!circumstances.unchanged) return stale()
  const fixed = fixedRefusal(lead.state)
  if (fixed) return fixed
  const isBlind = !circumstances.mayInvoice && patch.businessId !== undefined
  if (isBlind && !circumstances.versionGiven)
    return refuse(
      'crm_lead_stale',
      'Its business id is not shown to you: send expectedUpdatedAt with another one.',
    )
  const changed = laidOver(lead, patch, circumstances)
  if ('refusal' in changed) return changed
  return saved(lead, changed, 'update', circumstances.now, new Set(isBlind ? ['businessId'] : []))
}

/** Why a lead takes no changes. A disqualified one still does: somebody may opt out at any time. */
export const fixedRefusal = (
  state: LeadRecord['state'],
): Refused<'crm_lead_converted' | 'crm_lead_anonymized'> | undefined =>
  state === 'converted'
    ? refuse('crm_lead_converted', 'The lead is converted.')
    : state === 'anonymized'
      ? refuse('crm_lead_anonymized', 'The lead is anonymised.')
      : undefined

interface StepCircumstances {
  readonly now: Instant
  readonly unchanged: boolean
}

/** Says that somebody works on the lead, or that it is worth an offer; repeating it changes nothing. */
export function move(
  lead: LeadRecord,
  action: 'work' | 'qualify',
  { now, unchanged }: StepCircumstances,
): Decision<LeadRecord, never, ClosedCode | 'crm_lead_stale'> {
  if (!unchanged) return stale()
  const next = action === 'work' ? step(leadLife, 'work', lead.state) : step(leadLife, 'qualify', lead.state)
  return isRefused(next) ? next : saved(lead, { ...lead, state: next.state }, action, now)
}

export function disqualify(
  lead: LeadRecord,
  { reasonId, note = null }: { readonly reasonId: Id; readonly note?: string | null },
  { now, unchanged, reasonInUse }: StepCircumstances & { readonly reasonInUse: boolean },
): Decision<LeadRecord, never, ClosedCode | 'crm_lead_stale' | 'disqualify_reason_not_found'> {
  if (!unchanged) return stale()
  const next = step(leadLife, 'disqualify', lead.state)
  if (isRefused(next)) return next
  if (!reasonInUse) return refuse('disqualify_reason_not_found', 'No active reason has the id in reasonId.')
  const changed = {
    ...lead,
    state: next.state,
    disqualifyReasonId: reasonId.toLowerCase(),
    disqualifyNote: note,
  }
  return saved(lead, changed, 'disqualify', now)
}

/** Opens a disqualified lead again; it is scored by the rules of today. */
export function reopen(
  lead: LeadRecord,
  { now, unchanged, scoring }: StepCircumstances & Pick<Circumstances, 'scoring'>,
): Decision<
  LeadRecord,
  never,
  'crm_lead_stale' | 'crm_lead_not_disqualified' | 'crm_lead_converted' | 'crm_lead_anonymized'
> {
  if (!unchanged) return stale()
  const next = step(leadLife, 'reopen', lead.state)
  if (isRefused(next)) return next
  const open = { ...lead, state: next.state, disqualifyReasonId: null, disqualifyNote: null }
  return saved(lead, scored(open, scoring), 'reopen', now)
}

function saved(
  before: LeadRecord,
  after: LeadRecord,
  verb: string,
  now: Instant,
  blind?: ReadonlySet<string>,
) {
  const changes = changesOf(before, after, blind)
  if (changes.length === 0) return accept(before)
  const lead = withSearchText({ ...after, touchedAt: now, updatedAt: now })
  return accept(lead, { audit: [announce.auditLine(verb, lead.id, changes)] })
}

export const stale = () => refuse('crm_lead_stale', 'The lead has changed since it was read.')

/** A lead with what is wanted, all of it checked, and its score. Opting out ends consent. */
function laidOver(
  lead: LeadRecord,
  wanted: Omit<LeadPatch, 'expectedUpdatedAt'>,
  { now, referenceHolder, missing, source, custom, scoring }: Circumstances,
): LeadRecord | Refused<WriteCode> {
  if (isHalfReference(wanted))
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (referenceHolder !== null && referenceHolder !== lead.id)
    return refuse('external_ref_conflict', 'Another lead carries this external reference.')
  const ownId = wanted.businessId == null ? wanted.businessId : businessId(wanted.businessId.trim())
  if (wanted.businessId != null && ownId === null)
    return refuse('crm_lead_business_id_invalid', `“${wanted.businessId}” is not a Finnish business id.`)
  if (missing) return refuse(missing, missingDetails[missing])
  const optedOut = wanted.optedOut ?? lead.optedOut
  if (optedOut && wanted.consent === 'given')
    return refuse('crm_lead_opted_out', 'The person has opted out of marketing.')
  if (custom.refusal !== undefined) return custom
  const consent = optedOut ? 'refused' : (wanted.consent ?? lead.consent)
  const { contact = {}, customFields: _, ...own } = wanted
  const { name, ...reached } = contact
  const changed: LeadRecord = {
    ...lead,
    ...own,
    ...reached,
    ...(name !== undefined && { contactName: name }),
    ...(ownId !== undefined && { businessId: ownId }),
    ...(wanted.sourceId !== undefined && { sourceId: wanted.sourceId?.toLowerCase() ?? null }),
    ...(wanted.ownerMembershipId !== undefined && {
      ownerMembershipId: wanted.ownerMembershipId?.toLowerCase() ?? null,
    }),
    ...(source !== undefined && { source }),
    consent,
    consentAt: consent === lead.consent ? lead.consentAt : consent === 'unknown' ? null : now,
    optedOut,
    optedOutAt: optedOut === lead.optedOut ? lead.optedOutAt : optedOut ? now : null,
    customFields: custom.values,
  }
  return withSearchText(lead.state === 'disqualified' ? changed : scored(changed, scoring))
}

const missingDetails: Readonly<Record<MissingReference, string>> = {
  lead_source_not_found: 'No active lead source has the id in sourceId.',
  membership_not_found: 'No active member has the id in ownerMembershipId.',
}
