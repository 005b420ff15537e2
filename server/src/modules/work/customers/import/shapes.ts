import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import { CustomFieldCells } from '../../../records/custom-fields/port.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  TargetCode,
  typedCell,
} from '../../../records/imports/port.ts'
import { billingLanguages, deliveryMethods, vatTreatments } from '../billing/shapes.ts'
import { customerKinds } from '../shapes.ts'

const keeps = 'Null or absent keeps what is stored.'
const billing = `Needs \`invoicing.manage\`. ${keeps}`
const flag = (description: string) => typedCell('boolean', Type.Boolean({ description }))

export const CustomerRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The customer's id in the other system, by which it is found first. Null or absent for a row that carries no reference.",
  ),
  code: described(
    Cell,
    'What the customer is found by otherwise, and the code of a new one. With neither code nor reference it is found by its name; null or absent for none.',
  ),
  name: described(Cell, `What the customer is called; needed for a new one. ${keeps}`),
  kind: described(Cell, `One of ${customerKinds.join(', ')}; a new customer is a company. ${keeps}`),
  active: flag(`Whether the customer is in use. ${keeps} A new customer is active.`),
  businessId: described(
    Cell,
    `The Finnish business id. For a caller without \`invoicing.manage\` it counts as a change whenever it is sent. ${keeps}`,
  ),
  owner: described(Cell, `The member who looks after it, by e-mail address or membership id. ${keeps}`),
  group: described(Cell, `The customer group by code or name. ${keeps}`),
  tags: described(
    Cell,
    `Customer tags by code or name, between semicolons or commas; the list is replaced whole. ${keeps}`,
  ),
  addressLine: described(Cell, `Street and number of the visiting address. ${keeps}`),
  postalCode: described(Cell, `The postal code of the visiting address. ${keeps}`),
  city: described(
    Cell,
    `The town by which the customer is found, and that of its visiting address where it has one. ${keeps}`,
  ),
  country: described(Cell, `The country of the visiting address, two letters. ${keeps}`),
  billingAddressLine: described(Cell, `Street and number of the billing address. ${keeps}`),
  billingPostalCode: described(Cell, `The postal code of the billing address. ${keeps}`),
  billingCity: described(Cell, `The town of the billing address. ${keeps}`),
  billingCountry: described(Cell, `The country of the billing address, two letters. ${keeps}`),
  phone: described(Cell, `A telephone number. ${keeps}`),
  website: described(Cell, `An address of the web; \`https://\` is put before one without. ${keeps}`),
  eInvoiceAddress: described(Cell, `Where e-invoices go. ${billing}`),
  eInvoiceOperator: described(Cell, `The operator that takes them. ${billing}`),
  invoiceEmail: described(Cell, `Where invoices go by e-mail. ${billing}`),
  invoiceLanguage: described(Cell, `The language of invoices: ${billingLanguages.join(', ')}. ${billing}`),
  deliveryMethod: described(Cell, `One of ${deliveryMethods.join(', ')}. ${billing}`),
  paymentTerm: described(Cell, `The payment term by code or name. ${billing}`),
  buyerReference: described(Cell, `What the customer asks invoices to name. ${billing}`),
  vatId: described(Cell, `The VAT id. ${billing}`),
  vatTreatment: described(Cell, `One of ${vatTreatments.join(', ')}. ${billing}`),
  invoicingNotes: described(Cell, `What whoever invoices must know. ${billing}`),
  fixedReferenceNumber: described(Cell, `The domestic reference of every invoice. ${billing}`),
  creditLimitCents: typedCell(
    'integer',
    Type.Integer({ description: `What may be open at a time, in cents. ${billing}` }),
  ),
  collectionHold: flag(`Whether reminders and collection wait. ${billing}`),
  customFields: CustomFieldCells,
  line: Line,
})
export type CustomerRow = Static<typeof CustomerRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'customer_ambiguous',
  'customer_billing_fields_forbidden',
  'customer_business_id_invalid',
  'customer_vat_id_invalid',
  'customer_e_invoice_address_invalid',
  'customer_code_immutable',
  'invalid_reference_number',
  'external_ref_incomplete',
  'external_ref_conflict',
  'code_already_in_use',
  'membership_not_found',
  'customer_group_not_found',
  'customer_tag_not_found',
  'payment_term_not_found',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const CustomerImport = importBody(CustomerRow, 'customers')
export const CustomerImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
