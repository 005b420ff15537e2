import { Type } from '../../../../../platform/contract/shapes.ts'
import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { customFieldsIn } from '../../../../records/custom-fields/port.ts'
import {
  cell,
  fits,
  given,
  plainDate,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { type DealState, dealStates } from '../life.ts'
import { DealPatch } from '../shapes.ts'
import type { NamedReason, Names } from './names.ts'
import { customerName, emailsIn } from './naming.ts'
import type { DealRow, RowError } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly patch: DealPatch
  readonly pipeline: Pipeline | undefined
  /** The stage by code or name; which one that is, the pipeline says. */
  readonly stage: string | undefined
  readonly state: DealState | undefined
  /** The reasons of that code or name: one for each outcome at most counts. */
  readonly reasons: readonly NamedReason[] | undefined
  readonly closedDate: PlainDate | undefined
  readonly note: string | undefined
}

type Refused = RefusedRow<RowError>
const isShaped = checkBodyShape(DealPatch)
const Note = Type.String({ maxLength: 2000 })

export function readRow(row: DealRow, names: Names): ReadRow | Refused {
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  if (!reference && cell(row.title) === undefined) return refusedRow('missing_required', 'title')
  const found = foundIn(row, names)
  if ('error' in found) return found
  const closing = closingIn(row, names)
  if ('error' in closing) return closing
  const valueCents = valueIn(row.valueCents)
  if (valueCents === null) return refusedRow('invalid_value', 'valueCents')
  const customFields = customFieldsIn(row.customFields, names.fields)
  const patch: DealPatch = given({
    ...reference,
    title: cell(row.title),
    valueCents,
    expectedCloseDate: cell(row.expectedCloseDate),
    ...found.patch,
    customFields,
  })
  const check = isShaped()
  if (!check(patch)) {
    const [, wrong = ''] = check.errors?.[0]?.instancePath.split('/') ?? []
    return refusedRow('invalid_value', wrong === 'contacts' ? 'contactEmails' : wrong)
  }
  return { patch, pipeline: found.pipeline, stage: cell(row.stage), ...closing }
}

/** What a row names in other registers. */
function foundIn(row: DealRow, names: Names) {
  const customerId = customerIn(row, names)
  if (customerId && typeof customerId === 'object') return customerId
  const [owner, pipelineText] = [cell(row.owner), cell(row.pipeline)]
  const ownerMembershipId = owner === undefined ? undefined : names.owner(owner)
  if (owner !== undefined && ownerMembershipId === undefined) return refused('membership_not_found', 'owner')
  const pipeline = pipelineText === undefined ? undefined : names.pipeline(pipelineText)
  if (pipelineText !== undefined && !pipeline) return refused('pipeline_not_found', 'pipeline')
  const contacts = contactsIn(row, names, customerId)
  if (contacts && 'error' in contacts) return contacts
  return { patch: { customerId, ownerMembershipId, contacts }, pipeline }
}

const refused = (error: RowError, field: string): Refused => refusedRow(error, field)

function customerIn(row: DealRow, { customers }: Names): Id | undefined | Refused {
  const [id, code] = [cell(row.customerId), cell(row.customerCode)]
  const reference = referenceIn(row, 'customerExternalSource', 'customerExternalId')
  if (reference && 'error' in reference) return reference
  const [name, field] =
    id !== undefined
      ? [customerName.id(id), 'customerId']
      : code !== undefined
        ? [customerName.code(code), 'customerCode']
        : reference
          ? [customerName.reference(reference.externalSource, reference.externalId), 'customerExternalId']
          : [undefined, '']
  return name === undefined ? undefined : (customers.get(name) ?? refused('customer_not_found', field))
}

/** Of several people with one address it is the one at the customer. */
function contactsIn(row: DealRow, names: Names, customerId: Id | undefined) {
  const emails = emailsIn(cell(row.contactEmails))
  if (emails.length === 0) return undefined
  const contacts: { contactId: Id }[] = []
  for (const email of new Set(emails)) {
    const people = names.contacts.get(email) ?? []
    const here = people.filter(({ customerIds }) => customerId && customerIds.includes(customerId))
    const [person, other] = here.length > 0 ? here : people
    if (!person) return refused('crm_contact_not_found', 'contactEmails')
    if (other) return refused('crm_contact_ambiguous', 'contactEmails')
    contacts.push({ contactId: person.id })
  }
  return contacts
}

/** Undefined for a value that the row does not tell, null for one that is no whole number. */
function valueIn(value: DealRow['valueCents']): number | undefined | null {
  if (typeof value === 'number') return value
  const text = cell(value)
  if (text === undefined) return undefined
  return /^\d{1,16}$/.test(text) ? Number(text) : null
}

function closingIn(
  row: DealRow,
  { reasons }: Names,
): Pick<ReadRow, 'state' | 'reasons' | 'closedDate' | 'note'> | Refused {
  const [stateText, reasonText, dateText] = [cell(row.state), cell(row.closeReason), cell(row.closedDate)]
  const state = dealStates.find(each => each === stateText)
  if (stateText !== undefined && !state) return refused('invalid_value', 'state')
  const closedDate = dateText === undefined ? undefined : plainDate(dateText)
  if (dateText !== undefined && closedDate === undefined) return refused('invalid_value', 'closedDate')
  const note = cell(row.closeNote)
  if (!fits(Note, note)) return refused('invalid_value', 'closeNote')
  if (reasonText === undefined) return { state, reasons: undefined, closedDate, note }
  const named = reasons(reasonText)
  if (named.length === 0) return refused('close_reason_not_found', 'closeReason')
  return { state, reasons: named, closedDate, note }
}
