import { date, text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

/** What plans of units are refused with, whatever they are made of. */
export const unitNotPlanned = refusals(translations, {
  planning_unit_not_planned: {
    status: 403,
    title: 'Another plans the unit',
    when: 'The planning unit is there, and nobody under the authority of the caller belongs to it.',
    remedy: 'Ask its supervisor, a dispatcher or an administrator.',
  },
})

export const shiftNotFound = refusals(translations, {
  shift_not_found: {
    status: 404,
    title: 'No such shift',
    when: 'No shift of the organisation has this id, or it is of a unit that the caller does not plan.',
    remedy: 'Read the shifts from `GET /v1/shifts`.',
  },
})

export const shiftStale = refusals(translations, {
  shift_stale: {
    status: 409,
    title: 'The shift has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the shift.',
    remedy: 'Read the shift again, look at what changed, and send the change anew.',
  },
})

export const shiftRefusals = refusals(translations, {
  ...unitNotPlanned,
  ...shiftNotFound,
  ...shiftStale,
  shift_cancelled: {
    status: 409,
    title: 'The shift is cancelled',
    when: 'A cancelled shift was to be changed or cancelled.',
    remedy: 'Plan another shift.',
  },
  shift_times_missing: {
    status: 422,
    title: 'Nobody said when the shift is',
    when: 'A shift without a shift type has no `startMinutes` or no `endMinutes`.',
    remedy: 'Send both, or a `shiftTypeId` that says them.',
  },
  shift_times_invalid: {
    status: 422,
    values: {
      workDate: date('The day on which the clocks change.'),
    },
    title: 'The times of the shift do not fit together',
    when: 'The shift ends before it starts, lasts longer than 24 hours by the clock on the wall, lasts no time on its date because the clocks change, or has a break that is as long as the shift.',
    remedy: 'Send an `endMinutes` after `startMinutes`; past midnight it goes on to 2880.',
  },
  shift_member_not_in_unit: {
    status: 422,
    values: {
      workDate: date('The day that it is about.'),
    },
    title: 'The member belongs to none of the units',
    when: 'On the date of the shift the member belongs neither to its planning unit nor to another one that the caller plans, or the colleague of a handover belongs to its unit no longer.',
    remedy: 'Choose a member of the unit, or add the member to it first.',
  },
  shift_member_not_employed: {
    status: 422,
    values: {
      workDate: date('The day on which the member is not employed.'),
    },
    title: 'The member is not employed on the date',
    when: 'The member is deactivated, or the date of the shift lies outside their employment.',
    remedy: 'Choose another member or another date.',
  },
  shift_member_missing: {
    status: 422,
    title: 'A published shift has a member',
    when: 'A shift that is published was to be left without a member.',
    remedy: 'Cancel it, or give it to another member.',
  },
  shift_row_repeated: {
    status: 422,
    title: 'The shift is sent twice',
    when: 'Two rows of a batch change the same shift: the later of them is refused.',
    remedy: 'Send one row with everything that changes.',
  },
  shift_row_incomplete: {
    status: 422,
    title: 'The row says too little of a new shift',
    when: 'A row of a batch without an `id` has no `planningUnitId` or no `workDate`, or is to be cancelled.',
    remedy: 'Send unit and date of a new shift, or the `id` of the one that is meant.',
  },
  shift_entry_type_unfit: {
    status: 422,
    values: {
      category: text('The category of the entry type.'),
    },
    title: 'The entry type is none of work',
    when: 'The entry type of a shift is of another category than `work`, `travel` or `standby`.',
    remedy: 'Choose an entry type of one of these categories from `GET /v1/entry-types`.',
  },
})
