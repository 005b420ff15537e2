import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  given,
  type ReadRow,
  type RefusedRow,
  refusedRow,
  type Said,
} from '../../../records/imports/protocol/port.ts'
import type { CustomerPatch, GivenAddress } from '../shapes.ts'
import type { CustomerRow, RowError } from './row.ts'

/** The parts of an address that a row has. */
export type AddressCells = Partial<Omit<GivenAddress, 'kind'>>

/** A record that a row names: whether a customer that does not have it yet may get it. */
interface Named {
  readonly id: Id
  readonly active: boolean
}

/** What rows name in other registers. */
export interface NamedByRow {
  readonly owner: Named
  readonly group: Named
  readonly tags: readonly Named[]
  readonly paymentTerm: Named
}

export type StandardRow = ReadRow<CustomerRow, CustomerPatch, NamedByRow>

/** A row as it counts: what is absent, null or blank is undefined and keeps what is stored. */
export interface RowOfCustomer extends Pick<StandardRow, 'reference'> {
  readonly code: string | undefined
  readonly active: boolean | undefined
  /** What a PATCH with the same fields would say, but for code, reference, addresses and custom fields. */
  readonly patch: Omit<CustomerPatch, 'expectedUpdatedAt' | 'code' | 'addresses' | 'customFields'>
  readonly visiting: AddressCells
  readonly billing: AddressCells
  readonly customFields: CustomerPatch['customFields'] | undefined
  /** Records that the customer is to refer to and that are not in use. */
  readonly inactive: ReadonlySet<Id>
}

export function readRow({
  said,
  patch,
  reference,
  named,
}: StandardRow): RowOfCustomer | RefusedRow<RowError> {
  const isFound = said.recordId !== undefined || reference !== undefined || said.code !== undefined
  if (!isFound && said.name === undefined && said.businessId === undefined)
    return refusedRow('missing_required', 'name')
  const { code: _, externalSource: __, externalId: ___, addresses: ____, customFields, ...rest } = patch
  const records = [named.owner, named.group, ...(named.tags ?? []), named.paymentTerm]
  return {
    ...{ reference, code: said.code, customFields, patch: rest, active: said.active },
    visiting: visitingIn(said),
    billing: billingIn(said),
    inactive: new Set(records.flatMap(record => (record && !record.active ? record.id : []))),
  }
}

/** What of a patch is in other forms in a row: a website without its scheme, two addresses, and what invoicing needs. */
export function patchedBy(said: Said<CustomerRow>, { paymentTerm }: StandardRow['named']) {
  const { website, eInvoiceAddress, eInvoiceOperator, invoiceEmail, invoiceLanguage, deliveryMethod } = said
  const { buyerReference, vatId, vatTreatment, invoicingNotes, fixedReferenceNumber } = said
  const { creditLimitCents, collectionHold } = said
  const billing = given({
    ...{ eInvoiceAddress, eInvoiceOperator, invoiceEmail, language: invoiceLanguage, deliveryMethod },
    paymentTermId: paymentTerm?.id,
    ...{ buyerReference, vatId, vatTreatment, invoicingNotes, fixedReferenceNumber },
    ...{ creditLimitCents, collectionHold },
  })
  return {
    ...(website !== undefined && { website: /^https?:\/\//i.test(website) ? website : `https://${website}` }),
    ...(Object.keys(billing).length > 0 && { billing }),
    addresses: [
      { kind: 'visiting', ...visitingIn(said) },
      { kind: 'billing', ...billingIn(said) },
    ],
  }
}

const visitingIn = ({ addressLine, postalCode, city, country }: Said<CustomerRow>): AddressCells =>
  given({ addressLine, postalCode, city, country: country?.toUpperCase() })

const billingIn = (said: Said<CustomerRow>): AddressCells =>
  given({
    ...{ addressLine: said.billingAddressLine, postalCode: said.billingPostalCode, city: said.billingCity },
    country: said.billingCountry?.toUpperCase(),
  })

/** The field of a row that fills a place of a patch. */
export function cellOf([first, second = '', third = '']: readonly string[]): string {
  if (first === 'billing') return second === 'language' ? 'invoiceLanguage' : second
  if (first !== 'addresses') return first ?? ''
  return second === '0' ? third : `billing${third.charAt(0).toUpperCase()}${third.slice(1)}`
}
