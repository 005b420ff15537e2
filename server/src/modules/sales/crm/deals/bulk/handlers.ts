import { unchangedSince } from '../../../../../platform/data/optimistic.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { allPipelines } from '../../pipelines/store.ts'
import { movingBy } from '../circumstances.ts'
import { findDeals, saveDeals } from '../store.ts'
import { bulkMoves } from './contract.ts'
import { changeStages } from './rules.ts'

export const handlers = handle(bulkMoves, {
  async changeStages({ body, caller, db, dryRun, commit }) {
    const { deals: named, stageId, pipelineId } = body
    const [pipelines, deals] = await Promise.all([
      allPipelines(db),
      findDeals(
        db,
        named.map(({ dealId }) => dealId),
      ),
    ])
    const circumstances = { ...movingBy(caller, db), pipelines }
    const decision = changeStages(named, { stageId, pipelineId }, deals, circumstances, unchangedSince)
    const { results } = await commit(decision, ({ changes }) => saveDeals(db, changes, []))
    return { results: [...results], dryRun }
  },
})
