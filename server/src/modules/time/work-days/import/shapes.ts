import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import { detailCodes } from '../details/rules.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  typedCell,
} from '../../../records/imports/port.ts'

const who =
  'One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given.'

const HoursRow = object({
  membershipId: described(Cell, `The member by their id. ${who}`),
  payrollNumber: described(Cell, `The member by the number in the payroll system. ${who}`),
  email: described(Cell, `The member by their address. ${who}`),
  date: described(
    Cell,
    'The date, `YYYY-MM-DD`; a shift over midnight belongs to the date of its beginning. Needed: null or absent is reported as `missing_required`.',
  ),
  startMinutes: typedCell(
    'integer',
    Type.Integer({
      description:
        'Where the entry begins, minutes from midnight of the date; with `endMinutes`. A break that lies in no other entry of the ' +
        'date, and in a shift over midnight a day later, is taken as a break of that shift. Null or absent for a duration.',
    }),
  ),
  endMinutes: typedCell(
    'integer',
    Type.Integer({
      description:
        'Where the entry ends, minutes from midnight of the date. Less than `startMinutes` it is of the next day, as past 1440: from ' +
        '1320 (22:00) to 360 (06:00) is to 1800. The same as `startMinutes` is refused. Null or absent for a duration.',
    }),
  ),
  durationMinutes: typedCell(
    'integer',
    Type.Integer({
      description: 'How long the entry is, minutes, where no span is given. Null or absent for a span.',
    }),
  ),
  entryType: described(
    Cell,
    'The entry type by its code. Needed: null or absent is reported as `missing_required`.',
  ),
  targets: described(
    Cell,
    'What the time was for: pairs of a tracking level and a target of it by their codes, `cost_center:4010`, with commas between. Null or absent for nothing.',
  ),
  phase: described(
    Cell,
    'The phase of the project among `targets`, by its code in the project. Null or absent for the project as a whole.',
  ),
  task: typedCell(
    'integer',
    Type.Integer({
      minimum: 1,
      description:
        'The task of the project among `targets`, by its number in the project; text of digits counts too. Its phase need not be named. Null or absent for none.',
    }),
  ),
  note: described(Cell, 'A remark. Null or absent for none.'),
  line: Line,
})
export type HoursRow = Static<typeof HoursRow>

/** Why a row was not carried out. */
export const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'member_ambiguous',
  'membership_not_found',
  'other_row_refused',
  'entry_type_not_found',
  'dimension_not_found',
  'dimension_value_not_found',
  ...detailCodes,
  'entry_form_invalid',
  'entry_end_before_start',
  'entry_overlap',
  'entry_day_total_exceeded',
  'day_confirmed_locked',
  'period_locked',
  'day_invoiced',
  'day_outside_employment',
] as const
export type RowError = (typeof rowErrors)[number]

export const HoursImport = importBody(HoursRow, 'hours')
export const HoursImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
