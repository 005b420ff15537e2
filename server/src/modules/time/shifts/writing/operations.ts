import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { shiftStates } from '../record/record.ts'
import { CancelReason, NewShift, OverrideReason, Shift, ShiftPatch } from '../record/shapes.ts'
import { ruleCodes } from '../rules/act.ts'

/** Why a new shift is refused. */
export const newShiftCodes = [
  'planning_unit_not_found',
  'planning_unit_not_planned',
  'shift_type_not_found',
  'shift_times_missing',
  'shift_times_invalid',
  'entry_type_not_found',
  'shift_entry_type_unfit',
  'membership_not_found',
  'shift_member_not_employed',
  'shift_member_not_in_unit',
  ...ruleCodes,
] as const

/** Why a change of a shift is refused. */
export const changedShiftCodes = [
  'shift_not_found',
  'shift_stale',
  'shift_cancelled',
  ...newShiftCodes,
  'shift_member_missing',
  'range_too_long',
] as const

/** Why a row of a batch is. */
export const rowCodes = [...changedShiftCodes, 'shift_row_repeated', 'shift_row_incomplete'] as const

export const cancelCodes = ['shift_not_found', 'shift_stale', 'shift_cancelled', ...ruleCodes] as const

const path = '/v1/shifts'
export const planning = { needs: ['scheduling.plan'], feature: 'scheduling' } as const
const one = { path: `${path}/{id}`, params: { id: idOf('shift_not_found') }, answers: Shift } as const
const guards = { overrideReason: OverrideReason, expectedUpdatedAt, dryRun: DryRun }

export const shiftOperations = {
  list: {
    ...planning,
    method: 'GET',
    path,
    summary: 'List shifts',
    description:
      'Page through the shifts of the units that the caller plans, by date and time; cancelled ones too. A manager plans the units of those under their authority, dispatchers and administrators all.',
    sweeps: { table: 'shifts', deletions: 'never' },
    may: true,
    listed: { q: 'the name of the member', ids: true, sorts: ['workDate', 'updatedAt'] },
    query: object({
      ...sweeping,
      from: optional(described(PlainDate, 'Only shifts of the day or after it.')),
      to: optional(described(PlainDate, 'Only shifts of the day or before it.')),
      planningUnitId: optional(
        described(IdOf('planning_unit'), 'Only shifts of the unit, one that the caller plans.'),
      ),
      membershipId: optional(described(IdOf('membership'), 'Only shifts of the member.')),
      state: optional(oneOf(shiftStates, { description: 'Only shifts in this state.' })),
    }),
    answers: page(Shift),
    refuses: ['range_end_before_start', 'planning_unit_not_found', 'planning_unit_not_planned'],
    example: { query: { from: '2026-11-23', to: '2026-12-06', state: 'draft' } },
  },
  get: {
    ...planning,
    ...one,
    method: 'GET',
    summary: 'Read one shift',
    may: true,
    refuses: ['shift_not_found'],
  },
  create: {
    ...planning,
    method: 'POST',
    path,
    summary: 'Plan a shift',
    description:
      'Draft a shift of a unit on a date: of a shift type, of times of its own, or both. Nobody is told before it is published. A rule that it breaks is listed in its `warnings`, or refuses it, by the severity of the rule in the unit.',
    body: object({ ...NewShift.properties, overrideReason: OverrideReason, dryRun: DryRun }),
    status: 201,
    answers: Shift,
    refuses: newShiftCodes,
    example: {
      body: {
        planningUnitId: exampleId('planningUnitId'),
        workDate: '2026-12-07',
        shiftTypeId: exampleId('shiftTypeId'),
        membershipId: exampleId('membershipId'),
      },
    },
  },
  update: {
    ...planning,
    ...one,
    method: 'PATCH',
    summary: 'Change a shift',
    description:
      'Change a shift that is not cancelled: an absent field keeps, null clears. On another date it takes what the version of its type in force then says, except for what was set on the shift itself. A change of a published shift asks its member for a new acknowledgement.',
    body: object({ ...ShiftPatch.properties, ...guards }),
    refuses: changedShiftCodes,
    emits: ['shift.changed'],
    example: { body: { startMinutes: 480, note: 'The early delivery comes at eight.' } },
  },
  cancel: {
    ...planning,
    ...one,
    method: 'POST',
    path: `${one.path}/cancel`,
    summary: 'Cancel a shift',
    description: 'Cancel a shift, and say why. It stays on record, and takes no time any more.',
    body: object({ reason: CancelReason, ...guards }),
    refuses: cancelCodes,
    emits: ['shift.changed'],
    example: { body: { reason: 'The shop stays closed.' } },
  },
} as const
