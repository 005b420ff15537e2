import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  DryRun,
  Flag,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { unitNotPlanned } from '../record/refusals.ts'
import { OverrideReason } from '../record/shapes.ts'
import { planning } from '../writing/operations.ts'
import { outcome } from '../writing/results.ts'
import { copyRefusals } from './refusals.ts'
import { longestCopy, shiftsOfCopy } from './rules.ts'

const Copied = object({
  sourceShiftId: described(IdOf('shift'), 'The shift that was to be copied.'),
  workDate: described(PlainDate, 'The date of the copy.'),
  membershipId: described(nullable(IdOf('membership')), 'Whose it is; null for nobody yet.'),
  status: oneOf(['created', 'there', 'error'], {
    description: 'Whether a copy was made, is there already from before, or could not be made.',
  }),
  ...outcome,
})

export const shiftCopies = contract({
  name: 'shifts',
  tag: 'Shifts',
  refusals: copyRefusals,
  uses: { refusals: { ...planningUnitNotFound, ...unitNotPlanned } },
  events: {},
  operations: {
    copy: {
      ...planning,
      method: 'POST',
      path: '/v1/shifts/copy',
      summary: 'Copy a period of a plan',
      description: `Draft the shifts of a unit and period once more from another day on: each as many days after \`targetFrom\` as it was after \`from\`. Cancelled ones are left out. Copied once more it makes nothing twice. At most ${longestCopy} days and ${shiftsOfCopy} shifts; what holds one back does not stop the others.`,
      body: object({
        planningUnitId: described(IdOf('planning_unit'), 'The planning unit, one that the caller plans.'),
        from: described(PlainDate, 'The first day that is copied.'),
        to: described(PlainDate, 'The last day that is copied.'),
        targetFrom: described(PlainDate, 'The day on which the copy of the first day lies.'),
        withMembers: optional(
          described(
            Flag,
            'Whether copies have the members of what they are copied from; nobody when absent.',
          ),
        ),
        overrideReason: OverrideReason,
        dryRun: DryRun,
      }),
      answers: object({
        createdCount: Type.Integer({ description: 'How many copies were made.' }),
        results: array(Copied, { description: 'One result a shift, by its date and time.' }),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      refuses: [
        'planning_unit_not_found',
        'planning_unit_not_planned',
        'range_end_before_start',
        'range_too_long',
        'shift_copy_too_large',
        'shift_copy_overlaps',
      ],
      example: {
        body: {
          planningUnitId: exampleId('planningUnitId'),
          from: '2026-11-23',
          to: '2026-12-06',
          targetFrom: '2026-12-07',
          withMembers: true,
        },
      },
    },
  },
})
