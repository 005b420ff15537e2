import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { shiftsOfApplication } from './record.ts'
import { translations } from './refusal-translations.ts'

export const rotationRefusals = refusals(translations, {
  shift_rotation_not_found: {
    status: 404,
    title: 'No such rotation',
    when: 'No rotation of the organisation has this id, or it is of a unit that the caller does not plan.',
    remedy: 'Read the rotations from `GET /v1/shift-rotations`.',
  },
  shift_rotation_stale: {
    status: 409,
    title: 'The rotation has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the rotation.',
    remedy: 'Read the rotation again, look at what changed, and send the change anew.',
  },
  shift_rotation_inactive: {
    status: 409,
    title: 'The rotation is out of use',
    when: 'A rotation that is not active was to be applied.',
    remedy: 'Set `active` to true first.',
  },
  shift_rotation_start_invalid: {
    status: 422,
    title: 'The rotation does not start on a Monday',
    when: '`startsOn` is another day than a Monday.',
    remedy: 'Send the Monday of its first week.',
  },
  shift_rotation_week_invalid: {
    status: 422,
    values: {
      weeks: count('How many weeks the rotation has.'),
    },
    title: 'The rotation has no such week',
    when: 'The `week` of a row, or the `startsInWeek` of a place, is greater than `weeks`.',
    remedy: 'Count the weeks from 1 up to `weeks`.',
  },
  shift_rotation_too_large: {
    status: 422,
    values: {
      shifts: count('How many shifts it would come to.'),
    },
    title: 'The rotation makes too many shifts at once',
    when: `Applied to the period the rotation comes to more than ${shiftsOfApplication} shifts.`,
    remedy: 'Apply it to a part of the period at a time.',
  },
})
