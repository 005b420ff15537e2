import { Type } from '../../../../../platform/contract/shapes.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  cell,
  fits,
  plainDate,
  type ReadRow,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import { contactsOfDeal } from '../bounds.ts'
import { dealStates } from '../life.ts'
import type { DealPatch } from '../shapes.ts'
import type { NamedByRow, Names } from './names.ts'
import { customerName, emailsIn } from './naming.ts'
import type { DealRow, RowError, RowOfDeal } from './row.ts'

type Refused = RefusedRow<RowError>
type Row = ReadRow<DealRow, DealPatch, NamedByRow>
const Note = Type.String({ maxLength: 2000 })

export function readRow(read: Row, { known: names }: { readonly known: Names }): RowOfDeal | Refused {
  const { row, said, patch, reference, named } = read
  if (!reference && said.title === undefined) return refused('missing_required', 'title')
  const customerId = customerIn(row, names)
  if (customerId && typeof customerId === 'object') return customerId
  const contacts = contactsIn(said.contactEmails, names, customerId)
  if (contacts && 'error' in contacts) return contacts
  const closing = closingIn(read)
  if ('error' in closing) return closing
  const found = { ...(customerId && { customerId }), ...(contacts && { contacts }) }
  return { patch: { ...patch, ...found }, pipeline: named.pipeline, stage: said.stage, ...closing }
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
function contactsIn(text: string | undefined, names: Names, customerId: Id | undefined) {
  const emails = emailsIn(text)
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
  return contacts.length > contactsOfDeal ? refused('invalid_value', 'contactEmails') : contacts
}

function closingIn({
  said,
  named,
}: Row): Pick<RowOfDeal, 'state' | 'reasons' | 'closedDate' | 'note'> | Refused {
  const state = dealStates.find(each => each === said.state)
  if (said.state !== undefined && !state) return refused('invalid_value', 'state')
  const closedDate: PlainDate | undefined =
    said.closedDate === undefined ? undefined : plainDate(said.closedDate)
  if (said.closedDate !== undefined && closedDate === undefined) return refused('invalid_value', 'closedDate')
  const note = said.closeNote
  return fits(Note, note)
    ? { state, reasons: named.closeReason, closedDate, note }
    : refused('invalid_value', 'closeNote')
}
