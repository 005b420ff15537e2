import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { asRead, found, stageOf } from '../../pipelines/handlers.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { allPipelines, savePipelines } from '../../pipelines/store.ts'
import { pipelineView } from '../../pipelines/view.ts'
import { retiring } from './contract.ts'
import * as rules from './rules.ts'
import { moveDeals, openDealsIn } from './store.ts'

export const handlers = handle(retiring, {
  async deactivate({ params, body, caller, db, now, refuse, commit }) {
    const pipelines = await allPipelines(db)
    const pipeline = asRead(found(pipelines, params.id, refuse), body.expectedUpdatedAt, refuse)
    const deals = await openDealsIn(
      db,
      pipeline.stages.map(({ id }) => id),
    )
    const decision = rules.deactivatePipeline(pipeline, { now, pipelines, deals, toStageId: body.toStageId })
    const save = saving(db, pipeline, caller.membership.id)
    return pipelineView((await commit(decision, save)).pipeline)
  },

  async deactivateStage({ params, body, caller, db, now, refuse, commit }) {
    const pipelines = await allPipelines(db)
    const pipeline = asRead(found(pipelines, params.id, refuse), body.expectedUpdatedAt, refuse)
    const stage = stageOf(pipeline, params.stageId, refuse)
    const deals = await openDealsIn(db, [stage.id])
    const circumstances = { now, pipelines, deals, toStageId: body.toStageId }
    const save = saving(db, pipeline, caller.membership.id)
    return pipelineView((await commit(rules.deactivateStage(pipeline, stage, circumstances), save)).pipeline)
  },
})

const saving =
  (tx: WriteTransaction, before: Pipeline, actorMembershipId: Id) =>
  ({ pipeline, moved }: rules.Retired): Promise<unknown> => {
    if (pipeline !== before) tx.defer(savePipelines(tx, [pipeline]))
    return moved ? moveDeals(tx, moved.dealIds, moved.to, actorMembershipId) : Promise.resolve()
  }
