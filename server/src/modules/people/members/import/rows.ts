import { type Role, roles } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { cell, plainDate, type RefusedRow, refusedRow } from '../../../records/imports/protocol/port.ts'
import type { CatalogueNames } from '../bulk/rows.ts'
import { normaliseAddress } from '../record/address.ts'
import { nameKey, tidyName } from '../record/names.ts'
import { type Locale, locales } from '../record/shapes.ts'
import type { MemberRow, RowError } from './row.ts'

/** What a row says of a member; what it does not say is absent. */
export interface MemberFields {
  readonly firstNames?: string
  readonly lastName?: string
  readonly preferredName?: string
  readonly phone?: string
  readonly role?: Role
  readonly planningUnitId?: Id
  readonly worktimeModelId?: Id
  readonly employerId?: Id
  readonly employmentStartDate?: PlainDate
  readonly employmentEndDate?: PlainDate
  readonly locale?: Locale
}

/** A row read: every name resolved but that of the supervisor, who may be another row. */
export interface ReadRow {
  readonly payrollNumber: string | undefined
  readonly email: string | undefined
  readonly managerEmail: string | undefined
  readonly fields: MemberFields
}

type Field = keyof MemberRow
interface Reader {
  readonly field: Field
  readonly to: keyof MemberFields
  readonly error: RowError
  read(text: string, names: CatalogueNames): unknown
}

const longest = { name: 200, phone: 50 }
const upTo = (length: number) => (text: string) => {
  const tidy = tidyName(text)
  return Array.from(tidy).length <= length ? tidy : undefined
}
const among =
  <T extends string>(known: readonly T[]) =>
  (text: string) =>
    known.find(each => each === text.toLowerCase())
const invalid = 'invalid_value' as const

const readers: readonly Reader[] = [
  { field: 'firstNames', to: 'firstNames', error: invalid, read: upTo(longest.name) },
  { field: 'lastName', to: 'lastName', error: invalid, read: upTo(longest.name) },
  { field: 'preferredName', to: 'preferredName', error: invalid, read: upTo(longest.name) },
  { field: 'phone', to: 'phone', error: invalid, read: upTo(longest.phone) },
  { field: 'role', to: 'role', error: invalid, read: among(roles) },
  { field: 'locale', to: 'locale', error: invalid, read: among(locales) },
  { field: 'employmentStartDate', to: 'employmentStartDate', error: invalid, read: plainDate },
  { field: 'employmentEndDate', to: 'employmentEndDate', error: invalid, read: plainDate },
  {
    field: 'unitName',
    to: 'planningUnitId',
    error: 'planning_unit_not_found',
    read: (text, { units }) => units.get(nameKey(text)),
  },
  {
    field: 'worktimeModel',
    to: 'worktimeModelId',
    error: 'worktime_model_not_found',
    read: (text, { worktimeModels }) => worktimeModels.get(nameKey(text)),
  },
  {
    field: 'employer',
    to: 'employerId',
    error: 'employer_not_found',
    read: (text, { employers }) => employers.get(nameKey(text)),
  },
]

/** Reads a row, or says why it cannot be carried out. */
export function readRow(row: MemberRow, names: CatalogueNames): ReadRow | RefusedRow<RowError> {
  const fields: Record<string, unknown> = {}
  for (const { field, to, error, read } of readers) {
    const text = cell(row[field] as string | null | undefined)
    if (text === undefined) continue
    const value = read(text, names)
    if (value === undefined) return refusedRow(error, field)
    fields[to] = value
  }
  const email = cell(row.email)
  const managerEmail = cell(row.managerEmail)
  const address = email === undefined ? undefined : normaliseAddress(email)
  const manager = managerEmail === undefined ? undefined : normaliseAddress(managerEmail)
  if (email !== undefined && address === undefined) return refusedRow(invalid, 'email')
  if (managerEmail !== undefined && manager === undefined)
    return refusedRow('manager_not_found', 'managerEmail')
  return {
    payrollNumber: cell(row.payrollNumber),
    email: address,
    managerEmail: manager,
    fields: fields as MemberFields,
  }
}

/** The field of a row that a rule's code is about. */
export const fieldOf: Partial<Record<RowError, Field>> = {
  role_exceeds_actor: 'role',
  last_admin: 'role',
  manager_not_found: 'managerEmail',
  supervisor_cycle: 'managerEmail',
  planning_unit_not_found: 'unitName',
  worktime_model_not_found: 'worktimeModel',
  employer_not_found: 'employer',
  already_member: 'email',
  member_already_active: 'email',
  employment_end_before_start: 'employmentEndDate',
  termination_recorded: 'employmentEndDate',
  payroll_number_taken: 'employer',
  fixed_term_basis_exceeds_one_year: 'employmentEndDate',
  fixed_term_basis_not_in_force: 'employmentStartDate',
  fixed_term_basis_not_first_contract: 'employmentStartDate',
  fixed_term_renewals_used_up: 'employmentStartDate',
}
