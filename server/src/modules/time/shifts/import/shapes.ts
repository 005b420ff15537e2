import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import { LAST_CLOCK_MINUTE, MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  typedCell,
} from '../../../records/imports/port.ts'
import { longestShift } from '../types/rules.ts'
import { rowErrors } from './codes.ts'

const who =
  'The first of `membershipId`, `payrollNumber` and `email` that is given says whose the shift is. With none of them given a new shift is nobody’s yet, and one that is there keeps its member.'
const needed =
  'A new shift needs it: null or absent is reported as `missing_required`. One that is there keeps its own.'
const otherwise = 'Null or absent: as the shift type says, and a shift that is there keeps its own.'

const ShiftCells = object({
  externalSource: described(
    Cell,
    'The system that the row comes from; with `externalId`. Null or absent: the row has no reference.',
  ),
  externalId: described(
    Cell,
    'What that system knows the shift by, so that the same row changes it and makes no other; with `externalSource`. Null or absent: the row has no reference.',
  ),
  membershipId: described(Cell, `The member by their id; null or absent is not given. ${who}`),
  payrollNumber: described(
    Cell,
    `The member by the number in the payroll system, for whoever may see such numbers; null or absent is not given. ${who}`,
  ),
  email: described(Cell, `The member by their address; null or absent is not given. ${who}`),
  planningUnit: described(
    Cell,
    `The planning unit by its code, or by a name that it alone has among those in use. ${needed}`,
  ),
  workDate: described(Cell, `The date on which the shift starts, \`YYYY-MM-DD\`. ${needed}`),
  shiftType: described(
    Cell,
    'The shift type by its code. Null or absent: a new shift has none, and one that is there keeps its own.',
  ),
  startMinutes: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: MINUTES_PER_DAY - 1,
      description: `When it starts, in minutes from the midnight that its date begins with. ${otherwise}`,
    }),
  ),
  endMinutes: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: LAST_CLOCK_MINUTE,
      description: `When it ends, in minutes from the same midnight. Less than the \`startMinutes\` of the row it is of the next day, as past 1440: from 1320 (22:00) to 360 (06:00) is to 1800. ${otherwise}`,
    }),
  ),
  breakMinutes: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: longestShift,
      description: `How much of it is unpaid break, in minutes. ${otherwise}`,
    }),
  ),
  entryType: described(
    Cell,
    `The entry type that the time is proposed and priced as, by its code. ${otherwise}`,
  ),
  tags: described(Cell, `What it is marked with: words with commas between. ${otherwise}`),
  note: described(
    Cell,
    'What whoever works it has to know. Null or absent: nothing, and a shift that is there keeps its own.',
  ),
  overrideReason: described(
    Cell,
    'Why rules are overridden for this shift that may be with a reason. Null or absent: none are.',
  ),
  line: Line,
})
export type ShiftCells = Static<typeof ShiftCells>

export const ShiftImport = importBody(ShiftCells, 'shifts')
export const ShiftImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
