import {
  array,
  expectedUpdatedAt,
  Flag,
  Id,
  Instant,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'

/** No hyphen, so that a code can never be mistaken for an id where either may stand. */
const LevelCode = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,49}$',
  description: 'Unique among the levels: lower-case letters, digits and `_`.',
})

const TargetCode = Type.String({
  maxLength: 50,
  pattern: '^\\S(.*\\S)?$',
  description: 'Unique within the level, as the organisation writes it.',
})

const ExternalSource = Type.String({
  pattern: '^[a-z][a-z0-9_]{1,63}$',
  description: 'The other system; together with `externalId`.',
})
const ExternalId = Text(200, {
  description: "The target's id in the other system; together with `externalSource`.",
})

export const externalReference = {
  externalSource: optional(ExternalSource),
  externalId: optional(ExternalId),
}

const attributionPrecisions = ['project', 'phase', 'task'] as const
export type AttributionPrecision = (typeof attributionPrecisions)[number]

export const DimensionValue = named(
  'DimensionValue',
  object({
    id: Id,
    dimensionId: Id,
    code: TargetCode,
    name: Name,
    active: Flag,
    parentId: nullable(Id),
    externalSource: nullable(ExternalSource),
    externalId: nullable(ExternalId),
    attributionPrecision: nullable(
      oneOf(attributionPrecisions, {
        description: 'How exactly hours must be attributed; only projects say it.',
      }),
    ),
    updatedAt: Instant,
  }),
)
export type DimensionValue = Static<typeof DimensionValue>

/** The last place a level can have; several levels may stand there, in the order of their codes. */
export const lastPosition = 10_000

const levelFields = {
  id: Id,
  code: LevelCode,
  name: Name,
  active: Flag,
  required: Type.Boolean({
    description: 'An entry without a target cannot be confirmed, where it is asked for.',
  }),
  askInEntry: Type.Boolean({ description: 'Whether entries ask for a target of the level.' }),
  locked: Type.Boolean({ description: 'The level `project`: its targets are the projects register.' }),
  position: Type.Integer({
    minimum: 0,
    maximum: lastPosition,
    description: 'Levels are shown in this order.',
  }),
  updatedAt: Instant,
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
  active: optional(Flag),
  required: optional(levelFields.required),
  askInEntry: optional(levelFields.askInEntry),
  position: optional(levelFields.position),
})
export type NewDimension = Static<typeof NewDimension>

export const DimensionPatch = object({
  code: optional(LevelCode),
  name: optional(Name),
  active: optional(Flag),
  required: optional(levelFields.required),
  askInEntry: optional(levelFields.askInEntry),
  position: optional(levelFields.position),
  expectedUpdatedAt,
})
export type DimensionPatch = Static<typeof DimensionPatch>

export const NewDimensionValue = object({
  code: TargetCode,
  name: Name,
  active: optional(Flag),
  parentId: optional(nullable(Id)),
  externalSource: optional(nullable(ExternalSource)),
  externalId: optional(nullable(ExternalId)),
})
export type NewDimensionValue = Static<typeof NewDimensionValue>

export const DimensionValuePatch = object({
  code: optional(TargetCode),
  name: optional(Name),
  active: optional(Flag),
  parentId: optional(nullable(Id)),
  externalSource: optional(nullable(ExternalSource)),
  externalId: optional(nullable(ExternalId)),
  expectedUpdatedAt,
})
export type DimensionValuePatch = Static<typeof DimensionValuePatch>
