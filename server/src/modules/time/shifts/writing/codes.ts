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
