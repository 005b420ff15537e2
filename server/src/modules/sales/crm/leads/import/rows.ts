import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomField, customFieldsIn } from '../../../../records/custom-fields/port.ts'
import { cell, referenceIn, type RefusedRow, refusedRow } from '../../../../records/imports/protocol/port.ts'
import { LeadPatch } from '../shapes.ts'
import type { LeadRow, RowError } from './shapes.ts'

/** A record that a row names: whether a lead that does not have it yet may get it. */
export interface Named {
  readonly id: Id
  readonly active: boolean
}

export interface NamedSource extends Named {
  readonly code: string
}

/** What the words of rows mean. */
export interface Names {
  readonly owner: (text: string) => Named | undefined
  readonly source: (text: string) => NamedSource | undefined
  readonly fields: readonly CustomField[]
}

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly patch: Omit<LeadPatch, 'expectedUpdatedAt'>
  readonly source: NamedSource | undefined
  readonly owner: Named | undefined
}

const isShaped = checkBodyShape(LeadPatch)

/** The cells of a row by the fields of a patch, and of the contact in it. */
const own = {
  title: 'title',
  channel: 'channel',
  organisationName: 'organisationName',
  businessId: 'businessId',
  consent: 'consent',
  consentSource: 'consentSource',
  externalSource: 'externalSource',
  externalId: 'externalId',
} as const
const ofContact = { contactName: 'name', email: 'email', phone: 'phone', jobTitle: 'jobTitle' } as const

export function readRow(row: LeadRow, names: Names): ReadRow | RefusedRow<RowError> {
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  if (!reference && cell(row.title) === undefined) return refusedRow('missing_required', 'title')
  const [sourceText, ownerText] = [cell(row.leadSource), cell(row.owner)]
  const source = sourceText === undefined ? undefined : names.source(sourceText)
  if (sourceText !== undefined && !source) return refusedRow('lead_source_not_found', 'leadSource')
  const owner = ownerText === undefined ? undefined : names.owner(ownerText)
  if (ownerText !== undefined && !owner) return refusedRow('membership_not_found', 'owner')
  const contact = cellsOf(row, ofContact)
  const customFields = customFieldsIn(row.customFields, names.fields)
  const patch = {
    ...cellsOf(row, own),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(source && { sourceId: source.id }),
    ...(owner && { ownerMembershipId: owner.id }),
    ...(customFields && { customFields }),
  } as ReadRow['patch']
  const wrong = misshapen(patch)
  return wrong === undefined ? { patch, source, owner } : refusedRow('invalid_value', wrong)
}

const cellsOf = (row: LeadRow, fields: Readonly<Partial<Record<keyof LeadRow, string>>>): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = cell(row[name as keyof LeadRow] as string | null | undefined)
      return text === undefined ? [] : [[field, text]]
    }),
  )

/** The cell that a PATCH with the same values would refuse for its shape. */
function misshapen(wanted: object): string | undefined {
  const check = isShaped()
  if (check(wanted)) return undefined
  const [, first = '', second = ''] = check.errors?.[0]?.instancePath.split('/') ?? []
  return first === 'contact' && second === 'name' ? 'contactName' : second || first
}
