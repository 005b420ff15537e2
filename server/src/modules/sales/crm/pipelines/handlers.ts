import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { fieldsOf } from '../../../records/custom-fields/port.ts'
import { pipelines } from './contract.ts'
import type { Pipeline } from './record.ts'
import * as rules from './rules.ts'
import { allPipelines, savePipelines } from './store.ts'
import { pipelineView } from './view.ts'

export const handlers = handle(pipelines, {
  async list({ db }) {
    return whole((await allPipelines(db)).map(pipelineView))
  },

  async get({ params, db, refuse }) {
    return pipelineView(found(await allPipelines(db), params.id, refuse))
  },

  async create({ body, db, commit }) {
    const decision = rules.create(body, await circumstancesOf(db), newId)
    return pipelineView(await commit(decision, made => savePipelines(db, [made])))
  },

  async update({ params, body, db, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const circumstances = await circumstancesOf(db)
    const pipeline = asRead(found(circumstances.pipelines, params.id, refuse), expectedUpdatedAt, refuse)
    const decision = rules.update(pipeline, patch, circumstances)
    return pipelineView(await commit(decision, saving(db, pipeline)))
  },

  async reorder({ body, db, commit }) {
    const circumstances = await circumstancesOf(db)
    const before = new Set(circumstances.pipelines)
    const ordered = await commit(rules.reorder(circumstances, body.pipelineIds), after =>
      savePipelines(
        db,
        after.filter(pipeline => !before.has(pipeline)),
      ),
    )
    return whole(ordered.map(pipelineView))
  },

  async reactivate({ params, body, db, now, refuse, commit }) {
    const pipeline = asRead(found(await allPipelines(db), params.id, refuse), body.expectedUpdatedAt, refuse)
    return pipelineView(await commit(rules.reactivate(pipeline, now), saving(db, pipeline)))
  },

  async addStage({ params, body, db, refuse, commit }) {
    const { expectedUpdatedAt, ...stage } = body
    const circumstances = await circumstancesOf(db)
    const pipeline = asRead(found(circumstances.pipelines, params.id, refuse), expectedUpdatedAt, refuse)
    const decision = rules.addStage(pipeline, stage, circumstances, newId())
    return pipelineView(await commit(decision, saving(db, pipeline)))
  },

  async updateStage({ params, body, db, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const circumstances = await circumstancesOf(db)
    const pipeline = asRead(found(circumstances.pipelines, params.id, refuse), expectedUpdatedAt, refuse)
    const decision = rules.updateStage(
      pipeline,
      stageOf(pipeline, params.stageId, refuse),
      patch,
      circumstances,
    )
    return pipelineView(await commit(decision, saving(db, pipeline)))
  },

  async reorderStages({ params, body, db, now, refuse, commit }) {
    const pipeline = asRead(found(await allPipelines(db), params.id, refuse), body.expectedUpdatedAt, refuse)
    return pipelineView(await commit(rules.reorderStages(pipeline, body.stageIds, now), saving(db, pipeline)))
  },

  async reactivateStage({ params, body, db, now, refuse, commit }) {
    const pipeline = asRead(found(await allPipelines(db), params.id, refuse), body.expectedUpdatedAt, refuse)
    const stage = stageOf(pipeline, params.stageId, refuse)
    return pipelineView(await commit(rules.reactivateStage(pipeline, stage, now), saving(db, pipeline)))
  },
})

type Refuse<Code extends string> = (code: Code, detail?: string) => never

export const found = (
  pipelines: readonly Pipeline[],
  id: Id,
  refuse: Refuse<'pipeline_not_found'>,
): Pipeline => pipelines.find(each => each.id === id.toLowerCase()) ?? refuse('pipeline_not_found')

export const stageOf = ({ stages }: Pipeline, id: Id, refuse: Refuse<'pipeline_stage_not_found'>) =>
  stages.find(stage => stage.id === id.toLowerCase()) ?? refuse('pipeline_stage_not_found')

export const asRead = (
  pipeline: Pipeline,
  expectedUpdatedAt: string | undefined,
  refuse: Refuse<'pipeline_stale'>,
): Pipeline => (unchangedSince(expectedUpdatedAt, pipeline.updatedAt) ? pipeline : refuse('pipeline_stale'))

const saving = (tx: WriteTransaction, before: Pipeline) => (after: Pipeline) =>
  after === before ? Promise.resolve() : savePipelines(tx, [after])

async function circumstancesOf(db: TenantDb & { readonly now: string }): Promise<rules.Circumstances> {
  const [known, fields] = await Promise.all([allPipelines(db), fieldsOf(db, 'deal')])
  const active = fields.filter(field => field.active).map(({ key }) => key)
  return { now: db.now, pipelines: known, customFields: new Set(active) }
}
