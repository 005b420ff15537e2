import { refuseBeyondActor, rightsOfRole } from '../../../../platform/vocabulary/rights.ts'
import { type Role, roles } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type RefusedRow, refusedRow } from '../../../records/imports/protocol/port.ts'
import { normaliseAddress } from '../record/address.ts'
import type { Actor } from '../record/member.ts'
import { nameKey, tidyName } from '../record/names.ts'
import { type Locale, locales } from '../record/shapes.ts'
import type { BulkRow, RowError } from './contract.ts'

/** What rows may name instead of an id: catalogue records in use, by `nameKey`. */
export interface CatalogueNames {
  readonly units: ReadonlyMap<string, Id>
  readonly worktimeModels: ReadonlyMap<string, Id>
  /** By name and by registry code. */
  readonly employers: ReadonlyMap<string, Id>
}

/** A row read: every name resolved but that of the supervisor, who may be another row. */
export interface ReadRow {
  readonly firstNames: string
  readonly lastName: string
  readonly email: string | null
  readonly role: Role
  readonly planningUnitId: Id | null
  readonly worktimeModelId: Id | null
  readonly employerId: Id | null
  readonly managerEmail: string | null
  readonly employmentStartDate: PlainDate | null
  readonly locale: Locale | null
}

const longestName = 200

const refused = (error: RowError, field: keyof BulkRow): RefusedRow<RowError> => refusedRow(error, field)

/** Reads a row, or says why it cannot be carried out. Blank cells count as absent. */
export function readRow(row: BulkRow, names: CatalogueNames, actor: Actor): ReadRow | RefusedRow<RowError> {
  const firstNames = tidyName(row.firstNames ?? '')
  const lastName = tidyName(row.lastName ?? '')
  const roleText = cell(row.role)
  if (firstNames === '') return refused('missing_required', 'firstNames')
  if (lastName === '') return refused('missing_required', 'lastName')
  if (roleText === null) return refused('missing_required', 'role')

  const role = roles.find(known => known === roleText)
  const email = optionalCell(row.email, normaliseAddress)
  const locale = optionalCell(row.locale, text => locales.find(known => known === text))
  const employmentStartDate = optionalCell(row.employmentStartDate, plainDate)
  if (role === undefined) return refused('invalid_value', 'role')
  if (email === undefined) return refused('invalid_value', 'email')
  if (locale === undefined) return refused('invalid_value', 'locale')
  if (employmentStartDate === undefined) return refused('invalid_value', 'employmentStartDate')
  if (firstNames.length > longestName) return refused('invalid_value', 'firstNames')
  if (lastName.length > longestName) return refused('invalid_value', 'lastName')
  if (refuseBeyondActor(actor, rightsOfRole(role))) return refused('role_exceeds_actor', 'role')

  const planningUnitId = optionalCell(row.unitName, text => names.units.get(nameKey(text)))
  if (planningUnitId === undefined) return refused('planning_unit_not_found', 'unitName')
  const worktimeModelId = optionalCell(row.worktimeModel, text => names.worktimeModels.get(nameKey(text)))
  if (worktimeModelId === undefined) return refused('worktime_model_not_found', 'worktimeModel')
  const employerId = optionalCell(row.employer, text => names.employers.get(nameKey(text)))
  if (employerId === undefined) return refused('employer_not_found', 'employer')
  const managerEmail = optionalCell(row.managerEmail, normaliseAddress)
  if (managerEmail === undefined) return refused('manager_not_found', 'managerEmail')
  return {
    firstNames,
    lastName,
    email,
    role,
    planningUnitId,
    worktimeModelId,
    employerId,
    managerEmail,
    employmentStartDate,
    locale,
  }
}

const cell = (text: string | null | undefined): string | null => text?.trim() || null

/** Null for an absent cell, undefined for one that holds nothing known. */
const optionalCell = <T>(
  text: string | null | undefined,
  read: (text: string) => T | undefined,
): T | null | undefined => {
  const content = cell(text)
  return content === null ? null : read(content)
}

function plainDate(text: string): PlainDate | undefined {
  // The database has no year 0.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return undefined
  try {
    return Temporal.PlainDate.from(text).toString()
  } catch {
    return undefined
  }
}
