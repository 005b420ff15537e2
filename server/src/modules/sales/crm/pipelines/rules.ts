import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Pipeline, pipelinesOfOrganisation, type Stage, stagesOfPipeline } from './record.ts'
import { unknownRequirement } from './required-fields.ts'
import type { GivenStage, NewPipeline, NewStage, StagePatch } from './shapes.ts'

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** All pipelines of the organisation. */
  readonly pipelines: readonly Pipeline[]
  /** The keys of the active custom fields of deals. */
  readonly customFields: ReadonlySet<string>
}

type PipelineDecision<Code extends string> = Decision<Pipeline, never, Code>

export function create(
  { code, name, isDefault = false, stages }: NewPipeline,
  { now, pipelines, customFields }: Circumstances,
  nextId: () => Id,
): PipelineDecision<'code_already_in_use' | 'pipeline_required_field_unknown' | 'pipeline_limit_reached'> {
  if (pipelines.length >= pipelinesOfOrganisation) return tooMany('pipelines')
  if (pipelines.some(other => other.code === code)) return codeTaken('pipeline')
  if (new Set(stages.map(stage => stage.code)).size < stages.length) return codeTaken('stage')
  const unknown = unknownRequirement(
    stages.flatMap(({ requiredFields = [] }) => requiredFields),
    customFields,
  )
  if (unknown !== undefined) return unknownField(unknown)
  const id = nextId()
  const pipeline: Pipeline = {
    id,
    code,
    name,
    position: pipelines.length,
    isDefault: isDefault || !pipelines.some(other => other.isDefault),
    active: true,
    stages: stages.map((given, position) => newStage(given, nextId(), id, position)),
    updatedAt: now,
  }
  const { id: _, updatedAt: __, ...fields } = pipeline
  return accept(pipeline, {
    audit: [
      auditLine(
        'create',
        id,
        Object.entries(fields).map(([field, to]) => ({ field, to })),
      ),
    ],
  })
}

const newStage = (given: GivenStage, id: Id, pipelineId: Id, position: number): Stage => ({
  id,
  pipelineId,
  code: given.code,
  name: given.name,
  position,
  probabilityBp: given.probabilityBp,
  rottingDays: given.rottingDays ?? null,
  requiredFields: given.requiredFields ?? [],
  active: true,
})

export function update(
  pipeline: Pipeline,
  patch: { readonly code?: string; readonly name?: string; readonly isDefault?: boolean },
  { now, pipelines }: Pick<Circumstances, 'now' | 'pipelines'>,
): PipelineDecision<'code_already_in_use' | 'pipeline_default_needed'> {
  if (pipelines.some(other => other.id !== pipeline.id && other.code === patch.code))
    return codeTaken('pipeline')
  if (pipeline.isDefault && patch.isDefault === false)
    return refuse('pipeline_default_needed', 'Make another pipeline the default instead.')
  if (!pipeline.active && patch.isDefault)
    return refuse('pipeline_default_needed', 'A deactivated pipeline cannot be the default.')
  return changed(pipeline, { ...pipeline, ...patch }, 'update', now)
}

/** All pipelines with the positions that the ids say. */
export function reorder(
  { pipelines, now }: Pick<Circumstances, 'now' | 'pipelines'>,
  ids: readonly Id[],
): Decision<readonly Pipeline[], never, 'pipeline_order_incomplete'> {
  const ordered = inOrder(pipelines, ids)
  if (!ordered) return incomplete('pipeline')
  const moved = ordered.map(pipeline => {
    const before = pipelines.find(({ id }) => id === pipeline.id) as Pipeline
    return changed(before, pipeline, 'reorder', now)
  })
  return accept(
    moved.map(({ state }) => state),
    { audit: moved.flatMap(({ audit }) => audit) },
  )
}

export const reactivate = (pipeline: Pipeline, now: Instant) =>
  changed(pipeline, { ...pipeline, active: true }, 'reactivate', now)

export function addStage(
  pipeline: Pipeline,
  { position = pipeline.stages.length, ...given }: NewStage,
  { now, customFields }: Pick<Circumstances, 'now' | 'customFields'>,
  id: Id,
): PipelineDecision<'code_already_in_use' | 'pipeline_required_field_unknown' | 'pipeline_limit_reached'> {
  const { stages } = pipeline
  if (stages.length >= stagesOfPipeline) return tooMany('stages')
  if (stages.some(({ code }) => code === given.code)) return codeTaken('stage')
  const unknown = unknownRequirement(given.requiredFields ?? [], customFields)
  if (unknown !== undefined) return unknownField(unknown)
  const added = numbered(stages.toSpliced(position, 0, newStage(given, id, pipeline.id, position)))
  return changed(pipeline, { ...pipeline, stages: added }, 'add_stage', now)
}

export function updateStage(
  pipeline: Pipeline,
  stage: Stage,
  patch: Omit<StagePatch, 'expectedUpdatedAt'>,
  { now, customFields }: Pick<Circumstances, 'now' | 'customFields'>,
): PipelineDecision<'code_already_in_use' | 'pipeline_required_field_unknown'> {
  if (pipeline.stages.some(({ id, code }) => id !== stage.id && code === patch.code))
    return codeTaken('stage')
  const added = (patch.requiredFields ?? []).filter(name => !stage.requiredFields.includes(name))
  const unknown = unknownRequirement(added, customFields)
  if (unknown !== undefined) return unknownField(unknown)
  return changed(pipeline, withStage(pipeline, { ...stage, ...patch }), 'update_stage', now)
}

export function reorderStages(
  pipeline: Pipeline,
  ids: readonly Id[],
  now: Instant,
): PipelineDecision<'pipeline_order_incomplete'> {
  const stages = inOrder(pipeline.stages, ids)
  return stages
    ? changed(pipeline, { ...pipeline, stages }, 'reorder_stages', now)
    : incomplete('stage of the pipeline')
}

export const reactivateStage = (pipeline: Pipeline, stage: Stage, now: Instant) =>
  changed(pipeline, withStage(pipeline, { ...stage, active: true }), 'reactivate_stage', now)

/** A pipeline with a stage as it has become. */
export const withStage = (pipeline: Pipeline, stage: Stage): Pipeline => ({
  ...pipeline,
  stages: pipeline.stages.map(other => (other.id === stage.id ? stage : other)),
})

/** The pipeline as it has become; the very same one where nothing did. */
export function changed(before: Pipeline, after: Pipeline, verb: string, now: Instant) {
  const changes = changesOf(before, after)
  return changes.length === 0
    ? accept(before)
    : accept({ ...after, updatedAt: now }, { audit: [auditLine(verb, after.id, changes)] })
}

function changesOf(before: Pipeline, after: Pipeline): FieldChange[] {
  const own = (['code', 'name', 'position', 'isDefault', 'active'] as const).flatMap(field =>
    before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
  )
  const stages = after.stages.flatMap(stage => {
    const from = before.stages.find(({ id }) => id === stage.id)
    return from && canonicalJson(from) === canonicalJson(stage)
      ? []
      : [{ field: `stages.${stage.code}`, from: from ?? null, to: stage }]
  })
  return [...own, ...stages]
}

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `pipelines.${verb}`,
  targetType: 'pipeline',
  targetId,
  changes,
})

const numbered = <Item extends { readonly position: number }>(items: readonly Item[]): Item[] =>
  items.map((item, position) => ({ ...item, position }))

/** The items in the order of the ids; null unless each is named once. */
function inOrder<Item extends { readonly id: Id; readonly position: number }>(
  items: readonly Item[],
  ids: readonly Id[],
): Item[] | null {
  const byId = new Map(items.map(item => [item.id, item]))
  const named = [...new Set(ids.map(id => id.toLowerCase()))].flatMap(id => byId.get(id) ?? [])
  return named.length === items.length && ids.length === items.length ? numbered(named) : null
}

const codeTaken = (what: string) => refuse('code_already_in_use', `Another ${what} has this code.`)
const tooMany = (what: string) => refuse('pipeline_limit_reached', `There are too many ${what}.`)
const incomplete = (what: string) => refuse('pipeline_order_incomplete', `Send the id of every ${what} once.`)
const unknownField = (field: string): Refused<'pipeline_required_field_unknown'> =>
  refuse('pipeline_required_field_unknown', `Deals have no field “${field}” to require.`, { field })
