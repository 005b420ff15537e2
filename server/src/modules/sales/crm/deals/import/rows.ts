import { Type } from '../../../../../platform/contract/shapes.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  fits,
  plainDate,
  type ReadRow,
  referenceIn,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import type { ContactNamed } from '../../../../work/customers/port.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import { contactsOfDeal } from '../bounds.ts'
import { dealStates } from '../life.ts'
import type { DealPatch } from '../shapes.ts'
import type { NamedReason } from './close-reasons.ts'
import type { DealRow, RowError, RowOfDeal } from './row.ts'

/** What rows name. */
interface NamedByRow {
  readonly customerId: { readonly id: Id }
  readonly pipeline: Pipeline
  /** One for each outcome at most counts. */
  readonly closeReason: readonly NamedReason[]
  readonly owner: { readonly id: Id }
  /** Everybody who has one of the addresses. */
  readonly contactEmails: readonly (readonly ContactNamed[])[]
}

type Refused = RefusedRow<RowError>
type Row = ReadRow<DealRow, DealPatch, NamedByRow>
const Note = Type.String({ maxLength: 2000 })

export function readRow(read: Row): RowOfDeal | Refused {
  const { row, said, patch, reference, named } = read
  if (!reference && said.recordId === undefined && said.title === undefined)
    return refused('missing_required', 'title')
  const ofCustomer = referenceIn(row, 'customerExternalSource', 'customerExternalId')
  if (ofCustomer && 'error' in ofCustomer) return ofCustomer
  const contacts = contactsOf(named.contactEmails, named.customerId?.id)
  if (contacts && 'error' in contacts) return contacts
  const closing = closingIn(read)
  if ('error' in closing) return closing
  return {
    ...{ patch: { ...patch, ...(contacts && { contacts }) }, pipeline: named.pipeline, stage: said.stage },
    ...closing,
  }
}

const refused = (error: RowError, field: string): Refused => refusedRow(error, field)

/** Of several people with one address it is the one at the customer. */
function contactsOf(named: NamedByRow['contactEmails'] | undefined, customerId: Id | undefined) {
  if (!named) return undefined
  const contacts: { contactId: Id }[] = []
  for (const people of named) {
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
