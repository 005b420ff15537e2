import {
  Active,
  array,
  described,
  expectedUpdatedAt,
  externalSourceWith,
  IdOf,
  localised,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

/** No hyphen, so that a code can never be mistaken for an id where either may stand. */
const LevelCode = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,49}$',
  examples: ['cost_center'],
  description: 'Unique among the levels: lower-case letters, digits and `_`.',
})

export const TargetCode = Type.String({
  maxLength: 50,
  pattern: '^\\S(.*\\S)?$',
  examples: ['4010'],
  description: 'Unique within the level, as the organisation writes it.',
})

export const ExternalSource = externalSourceWith('erp')
export const ExternalId = Text(200, {
  description: "The target's id in the other system; together with `externalSource`.",
  examples: ['cc-4010'],
})

export const externalReference = {
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
}

export const attributionPrecisions = ['project', 'phase', 'task'] as const
export type AttributionPrecision = (typeof attributionPrecisions)[number]

export const DimensionValue = named(
  'DimensionValue',
  object({
    id: RecordId,
    dimensionId: described(IdOf('dimension'), 'The tracking level that the target is of.'),
    code: TargetCode,
    name: localised('starter_name', Name),
    active: Active,
    parentId: described(
      nullable(IdOf('dimension_value')),
      'The target above it in the same level; null at the top.',
    ),
    externalSource: described(
      nullable(ExternalSource),
      'The other system, with `externalId`; null for a target that no other system knows.',
    ),
    externalId: described(
      nullable(ExternalId),
      "The target's id in the other system; null for a target that no other system knows.",
    ),
    attributionPrecision: nullable(
      oneOf(attributionPrecisions, {
        description: 'How exactly hours must be attributed; null for every target that is no project.',
      }),
    ),
    updatedAt: UpdatedAt,
  }),
)
export type DimensionValue = Static<typeof DimensionValue>

export const remainders = ['unattributed', 'refused'] as const

/** The last place a level can have; several levels may stand there, in the order of their codes. */
export const lastPosition = 10_000

const levelFields = {
  id: RecordId,
  code: LevelCode,
  name: localised('starter_name', Name),
  active: Active,
  required: Type.Boolean({
    description:
      'An entry of which any minute has no target of the level cannot be confirmed, where it is asked for.',
  }),
  askInEntry: Type.Boolean({ description: 'Whether entries ask for a target of the level.' }),
  remainder: oneOf(remainders, {
    description:
      'What becomes of the minutes that the targets of an entry leave over, where it has some: `unattributed`: they ' +
      'belong to no target; `refused`: the day is not confirmed. A required level that is asked for leaves nothing over.',
  }),
  locked: Type.Boolean({ description: 'The level `project`: its targets are the projects register.' }),
  position: Type.Integer({
    minimum: 0,
    maximum: lastPosition,
    description: 'Levels are shown in this order.',
  }),
  updatedAt: UpdatedAt,
}
const Level = object(levelFields)
export type Level = Static<typeof Level>

export const Dimension = named(
  'Dimension',
  object({
    ...levelFields,
    values: optional(
      array(DimensionValue, { description: 'With `includeValues`; inactive ones too, by code.' }),
    ),
  }),
)
export type Dimension = Static<typeof Dimension>

export const NewDimension = object({
  code: LevelCode,
  name: Name,
  active: optional(Active),
  required: optional(levelFields.required),
  askInEntry: optional(levelFields.askInEntry),
  remainder: optional(levelFields.remainder),
  position: optional(levelFields.position),
})
export type NewDimension = Static<typeof NewDimension>

export const DimensionPatch = object({
  code: optional(LevelCode),
  name: optional(Name),
  active: optional(Active),
  required: optional(levelFields.required),
  askInEntry: optional(levelFields.askInEntry),
  remainder: optional(levelFields.remainder),
  position: optional(levelFields.position),
  expectedUpdatedAt,
})
export type DimensionPatch = Static<typeof DimensionPatch>

export const NewDimensionValue = object({
  code: TargetCode,
  name: Name,
  active: optional(Active),
  parentId: optional(
    described(
      nullable(IdOf('dimension_value')),
      'The target above it in the same level; null or absent at the top.',
    ),
  ),
  externalSource: optional(
    described(
      nullable(ExternalSource),
      'The other system; given with `externalId` or not at all, null for none.',
    ),
  ),
  externalId: optional(
    described(
      nullable(ExternalId),
      "The target's id in the other system; given with `externalSource` or not at all, null for none.",
    ),
  ),
})
export type NewDimensionValue = Static<typeof NewDimensionValue>

export const DimensionValuePatch = object({
  code: optional(TargetCode),
  name: optional(Name),
  active: optional(Active),
  parentId: optional(
    described(
      nullable(IdOf('dimension_value')),
      'The target above it in the same level; null moves it to the top.',
    ),
  ),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; null with `externalId` clears both.'),
  ),
  externalId: optional(
    described(
      nullable(ExternalId),
      "The target's id in the other system; null with `externalSource` clears both.",
    ),
  ),
  expectedUpdatedAt,
})
export type DimensionValuePatch = Static<typeof DimensionValuePatch>
