import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import { type CustomField, customFieldsIn } from '../../../../records/custom-fields/port.ts'
import {
  cell,
  given,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { ContactPatch } from '../shapes.ts'
import { type ContactRow, customerNames, type RowError } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
export interface ReadRow {
  readonly reference: Reference | undefined
  /** What a PATCH with the same fields would say. */
  readonly patch: Omit<ContactPatch, 'expectedUpdatedAt'>
  readonly active: boolean | undefined
  readonly customer: CustomerNamed | undefined
}

/** How a row names the customer: what it is found by, and the field that says it. */
export interface CustomerNamed {
  readonly name: string
  readonly field: 'customerCode' | 'customerExternalId' | 'customerName'
}

const refused = (error: RowError, field: string): RefusedRow<RowError> => refusedRow(error, field)
const isShaped = checkBodyShape(ContactPatch)

export function readRow(row: ContactRow, fields: readonly CustomField[]): ReadRow | RefusedRow<RowError> {
  for (const flag of ['primary', 'active', 'optedOut'] as const)
    if (typeof row[flag] === 'string' && cell(row[flag]) !== undefined) return refused('invalid_value', flag)
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  const customer = customerIn(row)
  if (customer && 'error' in customer) return customer
  const name = cell(row.name)
  const email = cell(row.email)
  if (!reference && name === undefined && email === undefined) return refused('missing_required', 'name')
  const patch = given({
    ...reference,
    name,
    email,
    phone: cell(row.phone),
    language: cell(row.language) as ContactPatch['language'],
    jobTitle: cell(row.jobTitle),
    primary: typeof row.primary === 'boolean' ? row.primary : undefined,
    consent: cell(row.consent) as ContactPatch['consent'],
    consentSource: cell(row.consentSource),
    optedOut: typeof row.optedOut === 'boolean' ? row.optedOut : undefined,
  }) as ReadRow['patch']
  const check = isShaped()
  if (!check(patch)) return refused('invalid_value', check.errors?.[0]?.instancePath.split('/')[1] ?? 'name')
  const customFields = customFieldsIn(row.customFields, fields)
  return {
    reference,
    patch: { ...patch, ...(customFields && { customFields }) },
    active: typeof row.active === 'boolean' ? row.active : undefined,
    customer,
  }
}

function customerIn(row: ContactRow): CustomerNamed | RefusedRow<RowError> | undefined {
  const code = cell(row.customerCode)
  if (code !== undefined) return { name: customerNames.code(code), field: 'customerCode' }
  const reference = referenceIn(row, 'customerExternalSource', 'customerExternalId')
  if (reference && 'error' in reference) return reference
  if (reference) return { name: customerNames.reference(reference), field: 'customerExternalId' }
  const name = cell(row.customerName)
  return name === undefined ? undefined : { name: customerNames.name(name), field: 'customerName' }
}
