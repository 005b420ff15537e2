import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Pipeline, Stage } from '../pipelines/record.ts'
import { customFieldKey } from '../pipelines/required-fields.ts'
import type { DealRecord } from './record.ts'

export type StageCode = 'pipeline_not_found' | 'pipeline_stage_not_found' | 'pipeline_stage_mismatch'

/** Where a deal is to be put. */
export interface WantedStage {
  readonly pipelineId?: Id | undefined
  readonly stageId?: Id | undefined
}

/**
 * The active stage that is meant: the one named, which must be of the pipeline named; else the first of the pipeline
 * named, of the one that the deal is in, or of the default one. `present` is the pipeline of a deal that has one.
 */
export function wantedStage(
  pipelines: readonly Pipeline[],
  { pipelineId, stageId }: WantedStage,
  present?: Id,
): Stage | Refused<StageCode> {
  const named = pipelineId?.toLowerCase() ?? present
  const pipeline = named === undefined ? undefined : pipelines.find(({ id }) => id === named)
  if (named !== undefined && !pipeline) return refuse('pipeline_not_found', 'No pipeline has this id.')
  const stages = pipelines.flatMap(each => each.stages)
  const stage =
    stageId === undefined
      ? firstStage(pipeline ?? pipelines.find(({ isDefault }) => isDefault))
      : stages.find(({ id }) => id === stageId.toLowerCase())
  if (!stage)
    return stageId === undefined && named === undefined
      ? refuse('pipeline_not_found', 'There is no default pipeline: name one, or add one.')
      : refuse('pipeline_stage_not_found', 'No active stage has this id.')
  if (named !== undefined && stage.pipelineId !== named)
    return refuse('pipeline_stage_mismatch', `The stage “${stage.name}” is of another pipeline.`, {
      pipelineId: stage.pipelineId,
    })
  if (!pipelines.find(({ id }) => id === stage.pipelineId)?.active)
    return refuse('pipeline_not_found', 'The pipeline is not active.')
  return stage.active ? stage : refuse('pipeline_stage_not_found', `The stage “${stage.name}” is not active.`)
}

const firstStage = (pipeline: Pipeline | undefined): Stage | undefined =>
  pipeline?.stages.find(({ active }) => active)

type RequiredOf = Pick<
  DealRecord,
  | 'customerId'
  | 'ownerMembershipId'
  | 'valueCents'
  | 'expectedCloseDate'
  | 'contacts'
  | 'lines'
  | 'customFields'
>

/** What the stage requires and the deal lacks, in the order of the stage. */
export const missingFields = (
  deal: RequiredOf,
  { requiredFields }: Pick<Stage, 'requiredFields'>,
): string[] =>
  requiredFields.filter(name => {
    const key = customFieldKey(name)
    const value = key === undefined ? deal[name as keyof RequiredOf] : deal.customFields[key]
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  })

export const fieldsRequired = (fields: readonly string[]): Refused<'crm_deal_stage_fields_required'> =>
  refuse('crm_deal_stage_fields_required', `The stage requires ${fields.join(', ')}.`, {
    fields: [...fields],
  })

/** Who moves deals, when, and where the ids of new rows come from. */
export interface Moving {
  readonly now: Instant
  readonly actorMembershipId: Id | null
  readonly nextId: () => Id
}

/** A deal that gets into a stage now; where it was before, if anywhere, it leaves. */
export const entering = (
  deal: DealRecord,
  stage: Stage,
  { now, actorMembershipId, nextId }: Moving,
): DealRecord => ({
  ...leaving(deal, now),
  pipelineId: stage.pipelineId,
  stageId: stage.id,
  stageEnteredAt: now,
  stageProbabilityBp: stage.probabilityBp,
  stageRottingDays: stage.rottingDays,
  stays: [
    ...leaving(deal, now).stays,
    {
      id: nextId(),
      dealId: deal.id,
      pipelineId: stage.pipelineId,
      stageId: stage.id,
      enteredAt: now,
      leftAt: null,
      actorMembershipId,
    },
  ],
})

export const leaving = (deal: DealRecord, now: Instant): DealRecord => ({
  ...deal,
  stays: deal.stays.map(stay => (stay.leftAt === null ? { ...stay, leftAt: now } : stay)),
})
