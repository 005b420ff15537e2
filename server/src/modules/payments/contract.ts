import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, Type } from '../../platform/contract/shapes.ts'

const capabilities = ['invoicing.manage'] as const

export const payments = contract({
  name: 'payments',
  tag: 'Payments',
  refusals: refusals({}),
  events: events({
    'payment.recorded': {
      capabilities,
      payload: object({
        paymentId: Id,
        invoiceId: nullable(Id),
        amountCents: Type.Integer(),
        recordedAt: Instant,
      }),
    },
    'payment.allocated': {
      capabilities,
      payload: object({ paymentId: Id, invoiceId: Id, amountCents: Type.Integer(), allocatedAt: Instant }),
    },
    'payment.imported': {
      capabilities,
      payload: object({ importBatchId: Id, entryCount: Type.Integer(), importedAt: Instant }),
    },
  }),
  operations: {},
})
