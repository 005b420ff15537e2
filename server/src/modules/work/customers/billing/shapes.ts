import {
  described,
  Flag,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'

export const billingLanguages = ['fi', 'sv', 'en'] as const
export const deliveryMethods = ['einvoice', 'email', 'print'] as const
export const vatTreatments = [
  'domestic',
  'construction_reverse_charge',
  'intra_community',
  'export',
  'exempt',
] as const
export type BillingLanguage = (typeof billingLanguages)[number]
export type DeliveryMethod = (typeof deliveryMethods)[number]
export type VatTreatment = (typeof vatTreatments)[number]

const withheld = 'null when there is none, and where `masked`.'
const unsaid = 'null when nobody said.'
const cleared = 'null for none.'

const EInvoiceAddress = Text(60, { examples: ['003723456780'] })
const EInvoiceOperator = Type.String({ pattern: '^[0-9A-Za-z]{4,20}$', examples: ['003721291126'] })
const InvoiceEmail = Type.String({ format: 'email', maxLength: 254, examples: ['laskut@sahko.example'] })
const BuyerReference = Text(100, { examples: ['OST-4711'] })
const VatId = Text(20, { examples: ['FI23456780'] })
const FixedReferenceNumber = Text(30, { examples: ['12345672'] })
const CreditLimit = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

const field = (ending: { readonly identifiers: string; readonly others: string }) => ({
  eInvoiceAddress: described(
    nullable(EInvoiceAddress),
    `Where e-invoices go: an OVT id, an IBAN or another address of the operator; ${ending.identifiers}`,
  ),
  eInvoiceOperator: described(
    nullable(EInvoiceOperator),
    `The operator that takes e-invoices for the customer; ${ending.identifiers}`,
  ),
  invoiceEmail: described(nullable(InvoiceEmail), `Where invoices go by e-mail; ${ending.identifiers}`),
  language: described(nullable(oneOf(billingLanguages)), `The language of invoices; ${ending.others}`),
  deliveryMethod: described(
    nullable(oneOf(deliveryMethods)),
    `How invoices reach the customer; ${ending.others}`,
  ),
  paymentTermId: described(
    nullable(IdOf('payment_term')),
    `The payment term of new invoices; ${ending.others}`,
  ),
  buyerReference: described(
    nullable(BuyerReference),
    `What the customer asks invoices to name; ${ending.identifiers}`,
  ),
  vatId: described(nullable(VatId), `The VAT id; ${ending.identifiers}`),
  vatTreatment: described(
    nullable(oneOf(vatTreatments)),
    `How sales to the customer are treated in value added tax; ${ending.others}`,
  ),
  invoicingNotes: described(nullable(Text(2000)), `What whoever invoices must know; ${ending.identifiers}`),
  fixedReferenceNumber: described(
    nullable(FixedReferenceNumber),
    `The domestic reference number of every invoice to the customer; ${ending.identifiers}`,
  ),
  creditLimitCents: described(nullable(CreditLimit), `What may be open at a time; ${ending.identifiers}`),
})

const collectionHold = described(Flag, 'Whether reminders and collection of unpaid invoices wait.')

const answered = { ...field({ identifiers: withheld, others: unsaid }), collectionHold }

export const billingAnswer = object(
  {
    ...answered,
    masked: described(
      Flag,
      'Whether the identifiers are withheld, with `businessId`: the caller does not hold `invoicing.manage`.',
    ),
  },
  { description: 'How the customer is invoiced.' },
)

/** The billing fields of a customer as they are kept. */
export type Billing = Omit<Static<typeof billingAnswer>, 'masked'>

const given = field({ identifiers: cleared, others: cleared })

export const BillingPatch = object(
  {
    eInvoiceAddress: optional(given.eInvoiceAddress),
    eInvoiceOperator: optional(given.eInvoiceOperator),
    invoiceEmail: optional(given.invoiceEmail),
    language: optional(given.language),
    deliveryMethod: optional(given.deliveryMethod),
    paymentTermId: optional(given.paymentTermId),
    buyerReference: optional(given.buyerReference),
    vatId: optional(given.vatId),
    vatTreatment: optional(given.vatTreatment),
    invoicingNotes: optional(given.invoicingNotes),
    fixedReferenceNumber: optional(given.fixedReferenceNumber),
    creditLimitCents: optional(given.creditLimitCents),
    collectionHold: optional(collectionHold),
  },
  { description: 'How the customer is invoiced; absent fields keep their value. Needs `invoicing.manage`.' },
)
export type BillingPatch = Static<typeof BillingPatch>
