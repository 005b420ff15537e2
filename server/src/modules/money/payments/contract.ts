import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { described, IdOf, Instant, nullable, object, Type } from '../../../platform/contract/shapes.ts'

const capabilities = ['invoicing.manage'] as const

const paymentId = described(IdOf('payment'), 'The payment that it happened to.')

export const payments = contract({
  name: 'payments',
  tag: 'Payments',
  about: 'Payments, their allocation to invoices, and imports of bank statements.',
  refusals: refusals({}),
  events: events({
    'payment.recorded': {
      capabilities,
      payload: object({
        paymentId,
        invoiceId: described(
          nullable(IdOf('invoice')),
          'The invoice it pays; null while it is allocated to none.',
        ),
        amountCents: Type.Integer({ description: 'What was paid, in cents.' }),
        recordedAt: described(Instant, 'When the payment was recorded.'),
      }),
    },
    'payment.allocated': {
      capabilities,
      payload: object({
        paymentId,
        invoiceId: described(IdOf('invoice'), 'The invoice that it pays.'),
        amountCents: Type.Integer({ description: 'The part of the payment for this invoice, in cents.' }),
        allocatedAt: described(Instant, 'When it was allocated.'),
      }),
    },
    'payment.imported': {
      capabilities,
      payload: object({
        importBatchId: described(IdOf('import'), 'This import of a bank statement.'),
        entryCount: Type.Integer({ description: 'How many entries of the statement were taken over.' }),
        importedAt: described(Instant, 'When they were.'),
      }),
    },
  }),
  operations: {},
})
