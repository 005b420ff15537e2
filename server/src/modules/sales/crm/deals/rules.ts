import { start } from '../../../../platform/contract/lifecycle.ts'
import {
  accept,
  type Decision,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Pipeline } from '../pipelines/record.ts'
import { auditLine, changesOf } from './changes.ts'
import { dealLife } from './life.ts'
import { givenContacts, givenLines, sumOf } from './parts.ts'
import type { Price } from './products/prices.ts'
import { type CustomValues, type DealRecord, searchTextOf } from './record.ts'
import type { MissingReference } from './references.ts'
import type { DealPatch, NewDeal } from './shapes.ts'
import {
  entering,
  fieldsRequired,
  missingFields,
  type Moving,
  type StageCode,
  wantedStage,
} from './stages.ts'

/** What a write is decided in. */
export interface Circumstances extends Moving {
  readonly pipelines: readonly Pipeline[]
  /** The products that lines name, with the prices of today. */
  readonly prices: ReadonlyMap<Id, Price>
  readonly missing: MissingReference | null
  /** The deal that holds the wanted external reference. */
  readonly referenceHolder: Id | null
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'

type FieldCode =
  | MissingReference
  | ValueCode
  | 'external_ref_incomplete'
  | 'external_ref_conflict'
  | 'crm_deal_contacts_invalid'
  | 'product_not_found'
  | 'crm_deal_line_incomplete'
  | 'crm_deal_value_too_large'
  | 'crm_deal_value_from_lines'
  | 'crm_deal_stage_fields_required'

export type CreateCode = FieldCode | StageCode
export type UpdateCode = FieldCode | 'crm_deal_stale' | 'crm_deal_closed'

export function create(
  { pipelineId, stageId, ...wanted }: NewDeal,
  circumstances: Circumstances & { readonly id: Id },
): Decision<DealRecord, never, CreateCode> {
  const { id, now, pipelines } = circumstances
  const stage = wantedStage(pipelines, { pipelineId, stageId })
  if ('refusal' in stage) return stage
  const empty: DealRecord = {
    id,
    title: wanted.title,
    state: start(dealLife),
    customerId: null,
    pipelineId: stage.pipelineId,
    stageId: stage.id,
    stageEnteredAt: now,
    ownerMembershipId: null,
    valueCents: null,
    probabilityBp: null,
    expectedCloseDate: null,
    closedAt: null,
    wonReasonId: null,
    lostReasonId: null,
    closeNote: null,
    projectId: null,
    externalSource: null,
    externalId: null,
    searchText: '',
    createdAt: now,
    updatedAt: now,
    contacts: [],
    lines: [],
    stays: [],
    formerClosings: [],
    customFields: {},
    stageProbabilityBp: stage.probabilityBp,
    stageRottingDays: stage.rottingDays,
  }
  const deal = laidOver(empty, wanted, circumstances)
  if ('refusal' in deal) return deal
  const missing = missingFields(deal, stage)
  if (missing.length > 0) return fieldsRequired(missing)
  const made = entering(deal, stage, circumstances)
  return accept(made, { audit: [auditLine('create', id, changesOf(null, made))] })
}

/** A deal with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  deal: DealRecord,
  patch: DealPatch,
  circumstances: Circumstances & { readonly unchanged: boolean },
): Decision<DealRecord, never, UpdateCode> {
  const { now, unchanged, pipelines } = circumstances
  if (!unchanged) return stale()
  const after = laidOver(deal, patch, circumstances)
  if ('refusal' in after) return after
  const changes = changesOf(deal, after)
  if (changes.length === 0) return accept(deal)
  if (deal.state !== 'open' && changes.some(({ field }) => fixedByClosing.has(field)))
    return refuse('crm_deal_closed', said`The deal is ${{ state: deal.state }}.`)
  const stage = pipelines.flatMap(({ stages }) => stages).find(({ id }) => id === deal.stageId)
  const lost = stage && deal.state === 'open' ? takenAway(deal, after, stage) : []
  if (lost.length > 0) return fieldsRequired(lost)
  return accept({ ...after, updatedAt: now }, { audit: [auditLine('update', deal.id, changes)] })
}

const fixedByClosing: ReadonlySet<string> = new Set([
  'customerId',
  'valueCents',
  'lines',
  'ownProbabilityBp',
  'expectedCloseDate',
])

/** What the stage requires, the deal had, and has no more. A requirement that came later holds nothing back. */
function takenAway(
  before: DealRecord,
  after: DealRecord,
  stage: { readonly requiredFields: readonly string[] },
): string[] {
  const lackedBefore = new Set(missingFields(before, stage))
  return missingFields(after, stage).filter(field => !lackedBefore.has(field))
}

export const stale = () => refuse('crm_deal_stale', 'The deal has changed since it was read.')

/** A deal with what is wanted, all of it checked. */
function laidOver(
  deal: DealRecord,
  wanted: DealPatch,
  circumstances: Circumstances,
): DealRecord | Refused<FieldCode> {
  const { missing, custom, prices, nextId } = circumstances
  const refused = referenceRefusal(wanted, deal.id, circumstances)
  if (refused) return refused
  if (missing) return refuse(missing, missingDetails[missing])
  if (custom.refusal !== undefined) return custom
  const contacts = wanted.contacts ? givenContacts(deal.id, wanted.contacts) : deal.contacts
  if ('refusal' in contacts) return contacts
  const lines = wanted.lines
    ? givenLines(deal.id, wanted.lines, { prices, held: deal.lines, nextId })
    : deal.lines
  if ('refusal' in lines) return lines
  if (lines.length > 0 && wanted.valueCents !== undefined)
    return refuse('crm_deal_value_from_lines', 'The value is the sum of the lines.')
  const given = <T>(value: T | undefined, held: T): T => (value === undefined ? held : value)
  const title = given(wanted.title, deal.title)
  return {
    ...deal,
    title,
    searchText: searchTextOf(title),
    customerId: given(wanted.customerId, deal.customerId)?.toLowerCase() ?? null,
    ownerMembershipId: given(wanted.ownerMembershipId, deal.ownerMembershipId)?.toLowerCase() ?? null,
    valueCents: lines.length > 0 ? sumOf(lines) : given(wanted.valueCents, deal.valueCents),
    probabilityBp: given(wanted.ownProbabilityBp, deal.probabilityBp),
    expectedCloseDate: given(wanted.expectedCloseDate, deal.expectedCloseDate),
    externalSource: given(wanted.externalSource, deal.externalSource),
    externalId: given(wanted.externalId, deal.externalId),
    contacts,
    lines,
    customFields: custom.values,
  }
}

const missingDetails: Readonly<Record<MissingReference, string>> = {
  membership_not_found: 'No active member has the id in ownerMembershipId.',
  customer_not_found: 'No active customer has the id in customerId.',
  crm_contact_not_found: 'Not every contactId is that of a contact.',
  crm_contact_customer_mismatch: 'A contact of the deal is no active contact of its customer.',
}

function referenceRefusal(
  { externalSource, externalId }: DealPatch,
  id: Id,
  { referenceHolder }: Circumstances,
): Refused<'external_ref_incomplete' | 'external_ref_conflict'> | undefined {
  if (
    (externalSource === undefined) !== (externalId === undefined) ||
    (externalSource === null) !== (externalId === null)
  )
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  return referenceHolder !== null && referenceHolder !== id
    ? refuse('external_ref_conflict', `Another deal carries the reference ${externalSource} ${externalId}.`)
    : undefined
}
