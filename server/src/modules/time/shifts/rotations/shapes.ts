import {
  array,
  CreatedAt,
  described,
  Flag,
  IdOf,
  Name,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { placesOfRotation, rowsOfRotation, weeksOfRotation } from './record.ts'

const active = described(Flag, 'Whether it can be applied; one that cannot keeps the shifts that it made.')

const week = (description: string) =>
  Type.Integer({ minimum: 1, maximum: weeksOfRotation, examples: [1], description })

const Row = object({
  week: week('The week of the rotation, from 1.'),
  weekday: Type.Integer({ minimum: 1, maximum: 7, examples: [1], description: 'The weekday; 1 is Monday.' }),
  shiftTypeId: described(IdOf('shift_type'), 'The shift type that is worked then.'),
})

const Place = object({
  membershipId: described(nullable(IdOf('membership')), 'Who goes through the weeks; null for nobody yet.'),
  startsInWeek: week('The week of the rotation that they work in its first week.'),
})

const fields = {
  name: Name,
  weeks: week('After how many weeks it begins anew.'),
  startsOn: described(PlainDate, 'The Monday of its first week. Nothing is planned before.'),
  rows: array(Row, {
    maxItems: rowsOfRotation,
    description: 'What is worked in which week, by whoever is in it. A day without a row is free.',
  }),
  places: array(Place, {
    maxItems: placesOfRotation,
    description: 'Who goes through it, each from a week of their own.',
  }),
}

export const Rotation = named(
  'ShiftRotation',
  object(
    {
      id: RecordId,
      planningUnitId: described(IdOf('planning_unit'), 'The planning unit whose shifts it plans.'),
      ...fields,
      active,
      createdAt: CreatedAt,
      updatedAt: UpdatedAt,
    },
    { description: 'The rotation, as it is from then on. What it made before stays as it is.' },
  ),
)
export type ShownRotation = Static<typeof Rotation>

export const NewRotation = object({
  planningUnitId: described(
    IdOf('planning_unit'),
    'The planning unit, one that the caller plans. It never changes.',
  ),
  ...fields,
  active: optional(active),
})
export type NewRotation = Static<typeof NewRotation>

export const RotationPatch = object({
  name: optional(fields.name),
  weeks: optional(fields.weeks),
  startsOn: optional(fields.startsOn),
  rows: optional(fields.rows),
  places: optional(fields.places),
  active: optional(active),
})
export type RotationPatch = Static<typeof RotationPatch>
