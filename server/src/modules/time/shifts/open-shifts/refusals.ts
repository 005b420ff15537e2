import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const openShiftNotFound = refusals(translations, {
  open_shift_not_found: {
    status: 404,
    title: 'No such open shift',
    when: 'No open shift of the organisation has this id, it is of a planning unit that the caller does not plan, or it is not offered to the member.',
    remedy:
      'Read open shifts from `GET /v1/open-shifts`, or those that one may claim from `GET /v1/me/open-shifts`.',
  },
})

/** Why a claim gets no slot. */
export const slotRefusals = refusals(translations, {
  open_shift_filled: {
    status: 409,
    title: 'There is no slot left',
    when: 'Every slot of the open shift is filled, by somebody who was quicker perhaps.',
    remedy: 'Claim another open shift; whoever plans may add slots with `PATCH /v1/open-shifts/{id}`.',
  },
  open_shift_over: {
    status: 409,
    title: 'The open shift is over',
    when: 'It was withdrawn, or nobody can claim it any more.',
    remedy: 'Read the open shifts for one that is open, or make a new one.',
  },
  open_shift_closed: {
    status: 409,
    title: 'Claiming has closed',
    when: 'The open shift has begun, or `closesAt` is over.',
    remedy: 'Claim another one, or ask whoever plans for a shift.',
  },
})

export const openShiftRefusals = refusals(translations, {
  ...openShiftNotFound,
  ...slotRefusals,
  open_shift_stale: {
    status: 409,
    title: 'The open shift has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the open shift.',
    remedy: 'Read the open shift again, look at what changed, and send the change anew.',
  },
  open_shift_times_invalid: {
    status: 422,
    title: 'The times do not fit together',
    when: 'There is neither a shift type nor a beginning and an end; it ends before it begins or lasts longer than 24 hours; its break is as long as it is; or it begins before now.',
    remedy: 'Send a shift type, or `startMinutes` and `endMinutes`, of a time to come.',
  },
  open_shift_closing_invalid: {
    status: 422,
    title: 'Claiming cannot close then',
    when: '`closesAt` is before now, or after the open shift begins.',
    remedy: 'Choose an instant in between, or leave it out: then it closes when the shift begins.',
  },
  open_shift_slots_too_few: {
    status: 422,
    values: {
      filled: count('How many slots are filled already.'),
    },
    title: 'More slots are filled than that',
    when: '`slots` is less than `filled`.',
    remedy: 'Cancel shifts that are not wanted first; that frees their slots.',
  },
  open_shift_eligibility_invalid: {
    status: 422,
    title: 'It does not say who may claim',
    when: '`staffGroupId` is not given for `staff_group`, or for something else; `membershipIds` is empty for `list`, given for something else, or names somebody who is no active member.',
    remedy: 'Send `staffGroupId` with `staff_group`, `membershipIds` with `list`, and neither with `unit`.',
  },
})
