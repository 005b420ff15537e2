import { shapeErrors } from '../../../records/imports/protocol/port.ts'
import { newShiftCodes } from '../writing/codes.ts'

/** Why a row was not carried out. */
export const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'external_ref_incomplete',
  'member_ambiguous',
  'shift_not_found',
  'shift_cancelled',
  'shift_row_repeated',
  'range_too_long',
  ...newShiftCodes,
] as const
export type RowError = (typeof rowErrors)[number]
