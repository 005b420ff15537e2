import { bigint, flag, instant, json, text, uuid } from '../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../platform/data/table.ts'
import { refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CustomFieldKind } from '../../records/custom-fields/port.ts'
import type { BillingLanguage, DeliveryMethod, VatTreatment } from './billing/shapes.ts'
import type { Address, CustomerKind } from './shapes.ts'

export const notForCaller = refuse(
  'insufficient_role',
  'The files of customers and contacts are for who may write those.',
)

/** Customers as custom fields name them. */
export const customerKind: CustomFieldKind = {
  kind: 'customer',
  readers: ['crm.use', 'invoicing.manage', 'projects.manage', 'crm.privacy'],
}

export const customerTable = table('customers', {
  id: uuid,
  code: text.nullable(),
  name: text,
  kind: text.as<CustomerKind>(),
  active: flag,
  businessId: text.nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  ownerMembershipId: uuid.nullable(),
  customerGroupId: uuid.nullable(),
  addresses: json<readonly Address[]>(),
  city: text.nullable(),
  phone: text.nullable(),
  website: text.nullable(),
  eInvoiceAddress: text.nullable(),
  eInvoiceOperator: text.nullable(),
  invoiceEmail: text.nullable(),
  language: text.as<BillingLanguage>().nullable(),
  deliveryMethod: text.as<DeliveryMethod>().nullable(),
  paymentTermId: uuid.nullable(),
  buyerReference: text.nullable(),
  vatId: text.nullable(),
  vatTreatment: text.as<VatTreatment>().nullable(),
  invoicingNotes: text.nullable(),
  fixedReferenceNumber: text.nullable(),
  creditLimitCents: bigint.nullable(),
  collectionHold: flag,
  defaultContactId: uuid.nullable(),
  mergedIntoCustomerId: uuid.nullable(),
  mergedAt: instant.nullable(),
  searchText: text,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type CustomerRow = RowOf<typeof customerTable>

/** Values of custom fields by key, as their family keeps them. */
export type CustomValues = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A customer with all that a change is decided on. */
export interface CustomerRecord extends CustomerRow {
  readonly tags: readonly Id[]
  readonly customFields: CustomValues
}

/** Text as it is searched: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** What `q` looks in for everybody who reads customers. */
export const searchTextOf = ({ name, code, city }: Pick<CustomerRow, 'name' | 'code' | 'city'>): string =>
  folded([name, code ?? '', city ?? ''].join('\n'))
