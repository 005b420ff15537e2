import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { unitNotPlanned } from '../record/refusals.ts'
import { OverrideReason } from '../record/shapes.ts'
import { shiftTypeNotFound } from '../types/refusals.ts'
import { planning } from '../writing/operations.ts'
import { outcome } from '../writing/results.ts'
import { longestPlan } from '../writing/wanted.ts'
import { shiftsOfApplication } from './record.ts'
import { rotationRefusals } from './refusals.ts'
import { NewRotation, Rotation, RotationPatch } from './shapes.ts'

const path = '/v1/shift-rotations'
const one = {
  path: `${path}/{id}`,
  params: { id: idOf('shift_rotation_not_found') },
  answers: Rotation,
} as const
const fieldCodes = [
  'shift_rotation_start_invalid',
  'shift_rotation_week_invalid',
  'shift_type_not_found',
  'membership_not_found',
] as const
const exampleFields = {
  name: 'Three weeks',
  weeks: 3,
  startsOn: '2026-12-07',
  rows: [
    { week: 1, weekday: 1, shiftTypeId: exampleId('shiftTypeId') },
    { week: 2, weekday: 1, shiftTypeId: exampleId('shiftTypeId') },
  ],
  places: [
    { membershipId: exampleId('membershipId'), startsInWeek: 1 },
    { membershipId: null, startsInWeek: 2 },
  ],
}

const Applied = object({
  workDate: described(PlainDate, 'The date of the shift.'),
  shiftTypeId: described(IdOf('shift_type'), 'The shift type of the row.'),
  membershipId: described(nullable(IdOf('membership')), 'Who has the place; null for nobody yet.'),
  status: oneOf(['created', 'there', 'error'], {
    description: 'Whether the shift was made, was made before, or could not be made.',
  }),
  ...outcome,
})

export const shiftRotations = contract({
  name: 'shiftRotations',
  tag: 'Shifts',
  refusals: rotationRefusals,
  uses: {
    refusals: { ...planningUnitNotFound, ...unitNotPlanned, ...shiftTypeNotFound, ...membershipNotFound },
  },
  events: {},
  audited: { shift_rotation: { '*': 'open', name: 'personal' } },
  operations: {
    list: {
      ...planning,
      method: 'GET',
      path,
      summary: 'List rotations',
      description:
        'Page through the rotations of the units that the caller plans, by name; inactive ones too.',
      sweeps: { table: 'shift_rotations', deletions: 'never' },
      listed: { q: 'the name', ids: true, sorts: ['name', 'updatedAt'] },
      query: object({
        ...sweeping,
        planningUnitId: optional(
          described(IdOf('planning_unit'), 'Only rotations of the unit, one that the caller plans.'),
        ),
      }),
      answers: page(Rotation),
      refuses: ['planning_unit_not_found', 'planning_unit_not_planned'],
    },
    get: {
      ...planning,
      ...one,
      method: 'GET',
      summary: 'Read one rotation',
      refuses: ['shift_rotation_not_found'],
    },
    create: {
      ...planning,
      method: 'POST',
      path,
      summary: 'Add a rotation',
      description:
        'Add a template of some weeks through which members go one after the other, each from a week of their own. It plans nothing before it is applied.',
      body: object({ ...NewRotation.properties, dryRun: DryRun }),
      status: 201,
      answers: Rotation,
      refuses: ['planning_unit_not_found', 'planning_unit_not_planned', ...fieldCodes],
      example: { body: { planningUnitId: exampleId('planningUnitId'), ...exampleFields } },
    },
    update: {
      ...planning,
      ...one,
      method: 'PATCH',
      summary: 'Change a rotation',
      description:
        'Change a rotation: what is absent stays, `rows` and `places` are replaced whole. Shifts that it made stay as they are.',
      body: object({ ...RotationPatch.properties, expectedUpdatedAt, dryRun: DryRun }),
      refuses: ['shift_rotation_not_found', 'shift_rotation_stale', ...fieldCodes],
      example: { body: { name: 'Three weeks, from January' } },
    },
    apply: {
      ...planning,
      ...one,
      method: 'POST',
      path: `${one.path}/apply`,
      summary: 'Plan by a rotation',
      description: `Draft what a rotation plans in a period of at most ${longestPlan} days, at most ${shiftsOfApplication} shifts. Applied once more it makes nothing twice: a shift that it made before stays as it is, also where it was moved, given to somebody else or cancelled since. What holds one back does not stop the others.`,
      body: object({
        from: described(PlainDate, 'The first day that is planned.'),
        to: described(PlainDate, 'The last day that is planned.'),
        overrideReason: OverrideReason,
        dryRun: DryRun,
      }),
      answers: object({
        createdCount: Type.Integer({ description: 'How many shifts were made.' }),
        results: array(Applied, { description: 'One result a shift of the rotation, by date and place.' }),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      refuses: [
        'shift_rotation_not_found',
        'shift_rotation_inactive',
        'shift_rotation_too_large',
        'range_end_before_start',
        'range_too_long',
      ],
      example: { body: { from: '2026-12-07', to: '2027-01-17' } },
    },
  },
})
