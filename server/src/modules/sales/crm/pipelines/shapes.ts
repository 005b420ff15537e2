import {
  Active,
  array,
  BasisPoints,
  Code,
  described,
  expectedUpdatedAt,
  Flag,
  Id,
  Name,
  named,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { stagesOfPipeline } from './record.ts'

export const Probability = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  examples: [2500],
  description: 'How likely deals of the stage are won, in hundredths of a per cent.',
})
const RottingDays = Type.Integer({
  minimum: 1,
  maximum: 3650,
  examples: [14],
  description: 'After so many days in the stage a deal counts as rotten.',
})
const RequiredField = Type.String({
  pattern: '^(cf\\.)?[a-zA-Z][a-zA-Z0-9_]{0,59}$',
  maxLength: 70,
  examples: ['valueCents'],
})
const RequiredFields = array(RequiredField, {
  maxItems: 30,
  uniqueItems: true,
  description:
    'What a deal needs before it is put into the stage: `customerId`, `ownerMembershipId`, `valueCents`, `expectedCloseDate`, `contacts` or `lines` (at least one), and `cf.<key>` for a custom field of deals.',
})

const StageCode = described(
  Code,
  'Unique in the pipeline: lower-case letters, digits, `_` and `-`. Imports name stages by it.',
)
const Position = Type.Integer({ minimum: 0, description: 'Its place in the order, from 0.' })

export const PipelineStage = named(
  'PipelineStage',
  object({
    id: RecordId,
    code: StageCode,
    name: Name,
    position: Position,
    probabilityBp: described(BasisPoints, 'How likely its deals are won, in hundredths of a per cent.'),
    rottingDays: described(
      nullable(RottingDays),
      'After so many days in the stage a deal counts as rotten; null for never.',
    ),
    requiredFields: RequiredFields,
    active: described(Flag, 'Whether deals may be put into it. Closed deals keep a deactivated one.'),
  }),
)

export const Pipeline = named(
  'Pipeline',
  object({
    id: RecordId,
    code: Code,
    name: Name,
    position: Position,
    isDefault: described(Flag, 'Whether new deals are put into it that name no pipeline.'),
    active: Active,
    stages: array(PipelineStage, { description: 'Its stages in their order, deactivated ones too.' }),
    updatedAt: UpdatedAt,
  }),
)
export type ShownPipeline = Static<typeof Pipeline>

const stageFields = {
  rottingDays: optional(
    described(nullable(RottingDays), 'After so many days a deal counts as rotten; null for never.'),
  ),
  requiredFields: optional(RequiredFields),
}

const newStage = { code: StageCode, name: Name, probabilityBp: Probability, ...stageFields }
const GivenStage = object(newStage)
export type GivenStage = Static<typeof GivenStage>

export const NewPipeline = object({
  code: Code,
  name: Name,
  isDefault: optional(
    described(Flag, 'Makes it the default in place of the present one; the first pipeline is in any case.'),
  ),
  stages: array(GivenStage, {
    minItems: 1,
    maxItems: stagesOfPipeline,
    description: 'Its stages in their order.',
  }),
})
export type NewPipeline = Static<typeof NewPipeline>

export const PipelinePatch = object({
  code: optional(Code),
  name: optional(Name),
  isDefault: optional(described(Flag, 'True makes it the default in place of the present one.')),
  expectedUpdatedAt,
})

export const NewStage = object({
  ...newStage,
  position: optional(described(Position, 'Its place in the order, from 0; the last when absent.')),
  expectedUpdatedAt,
})
export type NewStage = Static<typeof NewStage>

export const StagePatch = object({
  code: optional(StageCode),
  name: optional(Name),
  probabilityBp: optional(Probability),
  ...stageFields,
  expectedUpdatedAt,
})
export type StagePatch = Static<typeof StagePatch>

const ids = (what: string) =>
  array(Id, { minItems: 1, maxItems: 50, description: `The ids of ${what}, deactivated ones too, in order.` })

export const StageOrder = object({ stageIds: ids('all stages of the pipeline'), expectedUpdatedAt })
export const PipelineOrder = object({ pipelineIds: ids('all pipelines') })
export const State = object({ expectedUpdatedAt })
