import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  refuse,
  type Refused,
  said,
} from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Pipeline, Stage } from '../../pipelines/record.ts'
import { changed, withStage } from '../../pipelines/rules.ts'
import type { DealFact } from '../announcements.ts'
import { auditLine } from '../changes.ts'
import { type StageCode, wantedStage } from '../stages.ts'

/** Deals that the deactivation of a stage or pipeline moves, each with an event of its own. */
export const movedAtOnce = 5000

/** An open deal with its stage. */
export interface OpenDeal {
  readonly id: Id
  readonly pipelineId: Id
  readonly stageId: Id
}

export interface Circumstances {
  readonly now: Instant
  readonly pipelines: readonly Pipeline[]
  /** The open deals in what is taken out of use; of more than can be moved, one more. */
  readonly deals: readonly OpenDeal[]
  readonly toStageId: Id | undefined
}

export interface Retired {
  readonly pipeline: Pipeline
  readonly moved: { readonly dealIds: readonly Id[]; readonly to: Stage } | null
}

type MoveFact = DealFact<'deal.stage_changed'>
type MoveCode = StageCode | 'pipeline_stage_in_use' | 'pipeline_deals_too_many'

export function deactivatePipeline(
  pipeline: Pipeline,
  circumstances: Circumstances,
): Decision<Retired, MoveFact, Exclude<MoveCode, 'pipeline_stage_mismatch'> | 'pipeline_default_needed'> {
  if (pipeline.isDefault) return refuse('pipeline_default_needed', 'Make another pipeline the default first.')
  const after = { ...pipeline, active: false }
  const to = stageToMoveTo(after, circumstances)
  // Without a pipeline that is meant, a stage of any is right.
  if (to && 'refusal' in to) return to as Refused<Exclude<MoveCode, 'pipeline_stage_mismatch'>>
  return retired(pipeline, after, 'deactivate', to, circumstances)
}

export function deactivateStage(
  pipeline: Pipeline,
  stage: Stage,
  circumstances: Circumstances,
): Decision<Retired, MoveFact, MoveCode | 'pipeline_stage_last'> {
  const others = pipeline.stages.filter(({ id, active }) => active && id !== stage.id)
  if (pipeline.active && stage.active && others.length === 0)
    return refuse('pipeline_stage_last', `“${stage.name}” is the only active stage.`)
  const after = withStage(pipeline, { ...stage, active: false })
  const to = stageToMoveTo(after, circumstances, pipeline.id)
  if (to && 'refusal' in to) return to
  return retired(pipeline, after, 'deactivate_stage', to, circumstances)
}

/** Where open deals go; null where there are none and no stage was named. */
function stageToMoveTo(
  after: Pipeline,
  { pipelines, deals, toStageId }: Circumstances,
  within?: Id,
): Stage | null | Refused<MoveCode> {
  if (deals.length > movedAtOnce)
    return refuse(
      'pipeline_deals_too_many',
      said`More than ${{ maximum: movedAtOnce }} open deals are to be moved.`,
    )
  if (toStageId === undefined)
    return deals.length === 0
      ? null
      : refuse('pipeline_stage_in_use', `${deals.length} open deals are in it.`, {
          openDeals: deals.length,
        })
  const known = pipelines.map(pipeline => (pipeline.id === after.id ? after : pipeline))
  return wantedStage(known, { stageId: toStageId }, within)
}

function retired(
  before: Pipeline,
  after: Pipeline,
  verb: string,
  to: Stage | null,
  { now, deals }: Circumstances,
) {
  const decision = changed(before, after, verb, now)
  if (to === null || deals.length === 0)
    return accept<Retired, MoveFact>({ pipeline: decision.state, moved: null }, { audit: decision.audit })
  const dealIds = deals.map(({ id }) => id)
  return accept<Retired, MoveFact>(
    { pipeline: decision.state, moved: { dealIds, to } },
    {
      facts: dealIds.map(dealId => ({
        event: 'deal.stage_changed',
        payload: { dealId, stageId: to.id, changedAt: now },
      })),
      audit: [
        ...decision.audit,
        ...deals.map(deal =>
          auditLine('change_stage', deal.id, [
            ...(deal.pipelineId === to.pipelineId
              ? []
              : [{ field: 'pipelineId', from: deal.pipelineId, to: to.pipelineId }]),
            { field: 'stageId', from: deal.stageId, to: to.id },
          ]),
        ),
      ],
    },
  )
}
