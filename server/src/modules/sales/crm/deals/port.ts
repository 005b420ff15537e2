import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { pipelines } from '../pipelines/contract.ts'
import { allPipelines } from '../pipelines/store.ts'
import { closeReasons } from './close-reasons/register.ts'
import { deals } from './contract.ts'
import { dealKind, type DealRecord } from './record.ts'
import { products } from './products/register.ts'
import * as rules from './rules.ts'
import { saveDeals } from './store.ts'

export { type DealSummary, dealsWithIds } from './lookup.ts'

/** A deal that another family opens in a transaction of its own. */
export interface DealToOpen {
  /** A new one when absent. */
  readonly id?: Id
  readonly title: string
  readonly customerId: Id | null
  /** The first is the primary one. */
  readonly contactIds: readonly Id[]
  /** The default one when absent, unless the stage says it. */
  readonly pipelineId?: Id | undefined
  /** The first of the pipeline when absent. */
  readonly stageId?: Id | undefined
  readonly valueCents?: number | null | undefined
  readonly ownerMembershipId?: Id | null | undefined
  readonly expectedCloseDate?: PlainDate | null | undefined
  /** The member who opens it; null where the service does. */
  readonly actorMembershipId: Id | null
}

/** An opened deal: what has become of it, and how it is saved. */
export interface OpenedDeal {
  readonly id: Id
  readonly pipelineId: Id
  readonly stageId: Id
  readonly stageEnteredAt: Instant
  /** Saves it; after the customer and the contacts, where the same transaction makes them. */
  save(tx: WriteTransaction): Promise<unknown>
}

const openingCodes = [
  'pipeline_not_found',
  'pipeline_stage_not_found',
  'pipeline_stage_mismatch',
  'crm_deal_stage_fields_required',
  'custom_field_required',
] as const
export type OpeningCode = (typeof openingCodes)[number]

/**
 * Decides to open a deal, by the rules of `POST /v1/crm/deals`; its audit line comes with the decision, and there is no event.
 * That customer, contacts and owner are there and belong together is for the caller to check: they may be made in the same
 * transaction.
 */
export async function openDeal(
  tx: WriteTransaction,
  { id = newId(), contactIds, pipelineId, stageId, actorMembershipId, ...wanted }: DealToOpen,
): Promise<Decision<OpenedDeal, never, OpeningCode>> {
  const [known, fields] = await Promise.all([allPipelines(tx), fieldsOf(tx, dealKind.kind)])
  const decision = rules.create(
    {
      title: wanted.title,
      customerId: wanted.customerId,
      contacts: contactIds.map(contactId => ({ contactId })),
      ownerMembershipId: wanted.ownerMembershipId ?? null,
      expectedCloseDate: wanted.expectedCloseDate ?? null,
      valueCents: wanted.valueCents ?? null,
      ...(pipelineId !== undefined && { pipelineId }),
      ...(stageId !== undefined && { stageId }),
    },
    {
      id,
      now: tx.now,
      actorMembershipId,
      nextId: newId,
      pipelines: known,
      prices: new Map(),
      missing: null,
      referenceHolder: null,
      custom: withChanges(fields, null, undefined),
    },
  )
  if (decision.refusal !== undefined) return { ...decision, refusal: openingCode(decision.refusal) }
  return { ...decision, state: openedDeal(decision.state) }
}

/** Nothing else can be refused: there are no lines, no reference and no custom fields, and each contact is there once. */
function openingCode(refusal: rules.CreateCode): OpeningCode {
  const code = openingCodes.find(each => each === refusal)
  if (code === undefined) throw new Error(`a deal that another family opens is refused with ${refusal}`)
  return code
}

const openedDeal = (deal: DealRecord): OpenedDeal => ({
  id: deal.id,
  pipelineId: deal.pipelineId,
  stageId: deal.stageId,
  stageEnteredAt: deal.stageEnteredAt,
  save: tx => saveDeals(tx, [{ before: null, after: deal }], []),
})

/** The operations of the public interface, for requests from inside the process. */
export const dealOperations = deals.operations
export const pipelineOperations = pipelines.operations
export const closeReasonOperations = closeReasons.contract.operations
export const productOperations = products.contract.operations
