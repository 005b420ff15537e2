import { described, object, oneOf, type Static } from '../../../../platform/contract/shapes.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
} from '../../../records/imports/port.ts'

const keeps = 'Null or absent keeps what is stored.'

const MemberRow = object({
  payrollNumber: described(
    Cell,
    'The number in the payroll system, which a member is found by first; an import gives nobody a number. Null or absent: found by the address.',
  ),
  email: described(
    Cell,
    'The address that a member is found by, and that a new one is invited at. Of a member found by the payroll number it is the new address. Null or absent: a member who only uses a shared device is found by both names and the first day.',
  ),
  firstNames: described(Cell, `Every given name; a new member needs it. ${keeps}`),
  lastName: described(Cell, `The family name; a new member needs it. ${keeps}`),
  preferredName: described(Cell, `What the member is called instead of the first given name. ${keeps}`),
  phone: described(Cell, `A telephone number as the organisation writes it. ${keeps}`),
  role: described(Cell, `One of the roles; a new member needs it. ${keeps}`),
  unitName: described(Cell, `The primary unit by its name. ${keeps}`),
  managerEmail: described(Cell, `The supervisor by their address, on the roster or in another row. ${keeps}`),
  employmentStartDate: described(Cell, `The first day of the employment, \`YYYY-MM-DD\`. ${keeps}`),
  employmentEndDate: described(Cell, `The last day of the employment, \`YYYY-MM-DD\`. ${keeps}`),
  locale: described(Cell, `The language of mail to the member. ${keeps}`),
  worktimeModel: described(Cell, `The worktime model by its name. ${keeps}`),
  employer: described(Cell, `The employer by name or registry code. ${keeps}`),
  line: Line,
})
export type MemberRow = Static<typeof MemberRow>

/** Why a row was not carried out. */
export const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'member_ambiguous',
  'membership_not_found',
  'role_exceeds_actor',
  'manager_not_found',
  'supervisor_cycle',
  'planning_unit_not_found',
  'worktime_model_not_found',
  'employer_not_found',
  'already_member',
  'member_already_active',
  'last_admin',
  'employment_end_before_start',
  'termination_recorded',
  'fixed_term_basis_exceeds_one_year',
  'fixed_term_basis_not_in_force',
  'fixed_term_basis_not_first_contract',
  'fixed_term_renewals_used_up',
  'payroll_number_taken',
] as const
export type RowError = (typeof rowErrors)[number]

export const MemberImport = importBody(MemberRow, 'members')
export const MemberImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
