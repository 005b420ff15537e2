import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  described,
  IdOf,
  Instant,
  nullable,
  object,
  PlainDate,
  Type,
} from '../../../platform/contract/shapes.ts'

const invoiceId = described(IdOf('invoice'), 'The invoice that it happened to.')
const invoiceNumber = Type.String({ description: 'The number that the invoice got when it was issued.' })
const totalGrossCents = Type.Integer({
  description: 'The sum with VAT, in cents; negative for a credit note.',
})
const dispatchId = described(IdOf('invoice_dispatch'), 'This sending of the invoice.')
const draftCount = Type.Integer({ description: 'How many drafts of invoices were made.' })

export const invoices = contract({
  name: 'invoices',
  tag: 'Invoices',
  about: 'Invoices and credit notes: drafting, issuing, sending.',
  refusals: refusals({}),
  events: events({
    'invoice.issued': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        invoiceNumber,
        customerId: described(
          nullable(IdOf('customer')),
          'The customer who pays; null when the register has none.',
        ),
        totalGrossCents,
        dueDate: described(nullable(PlainDate), 'The last day to pay; null when nothing is to be paid.'),
        issuedAt: described(Instant, 'When the invoice was issued.'),
      }),
    },
    'invoice.credited': {
      capabilities: ['invoicing.manage'],
      payload: object({
        creditNoteId: described(IdOf('invoice'), 'The credit note that was made.'),
        originalInvoiceId: described(IdOf('invoice'), 'The invoice that it credits.'),
        totalGrossCents,
        createdAt: described(Instant, 'When the credit note was made.'),
      }),
    },
    'invoice.dispatched': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        dispatchId,
        channel: Type.String({ description: 'The way it was sent, such as e-invoice or e-mail.' }),
        dispatchedAt: described(Instant, 'When it was handed to the channel.'),
      }),
    },
    'invoice.delivered': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        dispatchId,
        deliveredAt: described(Instant, 'When the channel reported that it arrived.'),
      }),
    },
    'invoice.delivery_failed': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        dispatchId,
        failedAt: described(Instant, 'When the channel reported that it does not arrive.'),
      }),
    },
    'invoice.overdue': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        dueDate: described(PlainDate, 'The last day to pay, which has passed.'),
        overdueDays: Type.Integer({ description: 'Days since then.' }),
      }),
    },
    'invoice.paid': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId,
        invoiceNumber,
        totalGrossCents,
        paidAt: described(Instant, 'When the last cent of it was allocated.'),
      }),
    },
    'invoice.drafts_ready': {
      capabilities: ['invoicing.manage', 'projects.manage'],
      payload: object({ draftCount, createdAt: described(Instant, 'When the drafts were made.') }),
    },
    'recurring_plan.run_completed': {
      capabilities: ['invoicing.manage', 'projects.manage'],
      payload: object({
        runId: described(IdOf('invoice_run'), 'This run over the recurring plans.'),
        draftCount,
        completedAt: described(Instant, 'When the run ended.'),
      }),
    },
  }),
  operations: {},
})
