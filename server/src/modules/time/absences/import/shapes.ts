import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  TargetCode,
  typedCell,
} from '../../../records/imports/port.ts'

const needed = 'Needed: null or absent is reported as `missing_required`.'

export const AbsenceRow = object({
  memberEmail: described(Cell, `The member, by e-mail address or membership id. ${needed}`),
  absenceType: described(Cell, `The absence type by its code. ${needed}`),
  startDate: described(Cell, `The first day, \`YYYY-MM-DD\`. ${needed}`),
  endDate: described(Cell, 'The last day, `YYYY-MM-DD`. Null or absent: the first day.'),
  part: described(Cell, 'What of a single day is taken: `full`, `am` or `pm`. Null or absent: all of it.'),
  minutesPerDay: typedCell(
    'integer',
    Type.Integer({
      minimum: 1,
      maximum: 1440,
      description:
        'Minutes of absence on each date; text of digits counts too. Null or absent: whole days or the part.',
    }),
  ),
  state: described(
    Cell,
    '`approved`, so that the absence is in force at once, or `submitted`, so that it waits for a decision. Null or absent: `approved`.',
  ),
  note: described(Cell, 'A remark. Null or absent: none.'),
  externalSource: described(
    Cell,
    'The system that the row comes from; with `externalId`. Null or absent: none.',
  ),
  externalId: described(
    Cell,
    'What that system knows the absence by, so that the same row imported once more is known; with `externalSource`. Null or absent: none.',
  ),
  line: Line,
})
export type AbsenceRow = Static<typeof AbsenceRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'external_ref_incomplete',
  'membership_not_found',
  'absence_type_not_found',
  'absence_self_approval_forbidden',
  'absence_change_unsupported',
  'range_end_before_start',
  'range_too_long',
  'absence_part_invalid',
  'absence_period_overlap',
  'absence_no_working_days',
  'absence_entitlement_exceeded',
  'absence_days_decided',
  'entry_day_total_exceeded',
] as const
export type RowError = (typeof rowErrors)[number]

export const AbsenceImport = importBody(AbsenceRow, 'absences')
export const AbsenceImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
