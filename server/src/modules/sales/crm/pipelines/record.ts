import { flag, instant, integer, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const pipelinesOfOrganisation = 50
export const stagesOfPipeline = 50

export const pipelineTable = table('pipelines', {
  id: uuid,
  code: text,
  name: text,
  position: integer,
  isDefault: flag,
  active: flag,
  updatedAt: instant,
})

export const stageTable = table('pipelineStages', {
  id: uuid,
  pipelineId: uuid.fixed(),
  code: text,
  name: text,
  position: integer,
  probabilityBp: integer,
  rottingDays: integer.nullable(),
  requiredFields: texts,
  active: flag,
})

export type Stage = RowOf<typeof stageTable>

/** A pipeline with its stages in their order, deactivated ones too. */
export interface Pipeline extends RowOf<typeof pipelineTable> {
  readonly stages: readonly Stage[]
}
