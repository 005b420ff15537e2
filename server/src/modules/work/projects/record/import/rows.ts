import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import { customFieldsIn } from '../../../../records/custom-fields/port.ts'
import {
  cell,
  given,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { type ProjectState, projectStates } from '../life.ts'
import { ProjectPatch } from '../shapes.ts'
import type { Names } from './names.ts'
import type { ProjectRow, RowError } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly patch: ProjectPatch
  readonly state: ProjectState | undefined
}

const isShaped = checkBodyShape(ProjectPatch)

export function readRow(row: ProjectRow, names: Names): ReadRow | RefusedRow<RowError> {
  const refused = (error: RowError, field: string) => refusedRow(error, field)
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  if (!reference && cell(row.code) === undefined) return refused('missing_required', 'code')
  const [customerCode, managerEmail] = [cell(row.customerCode), cell(row.managerEmail)]
  const customerId = customerCode === undefined ? undefined : names.customers.get(customerCode)
  if (customerCode !== undefined && !customerId) return refused('customer_not_found', 'customerCode')
  const managerMembershipId = managerEmail === undefined ? undefined : names.manager(managerEmail)
  if (managerEmail !== undefined && !managerMembershipId)
    return refused('membership_not_found', 'managerEmail')
  const state = cell(row.state)
  if (state !== undefined && !isState(state)) return refused('invalid_value', 'state')
  const patch = given({
    ...reference,
    code: cell(row.code),
    name: cell(row.name),
    description: cell(row.description),
    customerId,
    managerMembershipId,
    billing: cell(row.billing),
    attributionPrecision: cell(row.attributionPrecision),
    startDate: cell(row.startDate),
    endDate: cell(row.endDate),
    budgetMinutes: wholeNumber(row.budgetMinutes),
    budgetCents: wholeNumber(row.budgetCents),
    customFields: customFieldsIn(row.customFields, names.fields),
  }) as ProjectPatch
  const check = isShaped()
  if (check(patch)) return { patch, state }
  const [, wrong = ''] = check.errors?.[0]?.instancePath.split('/') ?? []
  return refused('invalid_value', wrong)
}

const isState = (text: string): text is ProjectState => (projectStates as readonly string[]).includes(text)

/** What is no number keeps its form, and the shape says so. */
function wholeNumber(value: number | string | null | undefined): number | string | undefined {
  const said = typeof value === 'string' ? cell(value) : (value ?? undefined)
  return typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
}
