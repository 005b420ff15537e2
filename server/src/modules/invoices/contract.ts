import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

export const invoices = contract({
  name: 'invoices',
  tag: 'Invoices',
  refusals: refusals({}),
  events: events({
    'invoice.issued': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId: Id,
        invoiceNumber: Type.String(),
        customerId: nullable(Id),
        totalGrossCents: Type.Integer(),
        dueDate: nullable(PlainDate),
        issuedAt: Instant,
      }),
    },
    'invoice.credited': {
      capabilities: ['invoicing.manage'],
      payload: object({
        creditNoteId: Id,
        originalInvoiceId: Id,
        totalGrossCents: Type.Integer(),
        createdAt: Instant,
      }),
    },
    'invoice.dispatched': {
      capabilities: ['invoicing.manage'],
      payload: object({ invoiceId: Id, dispatchId: Id, channel: Type.String(), dispatchedAt: Instant }),
    },
    'invoice.delivered': {
      capabilities: ['invoicing.manage'],
      payload: object({ invoiceId: Id, dispatchId: Id, deliveredAt: Instant }),
    },
    'invoice.delivery_failed': {
      capabilities: ['invoicing.manage'],
      payload: object({ invoiceId: Id, dispatchId: Id, failedAt: Instant }),
    },
    'invoice.overdue': {
      capabilities: ['invoicing.manage'],
      payload: object({ invoiceId: Id, dueDate: PlainDate, overdueDays: Type.Integer() }),
    },
    'invoice.paid': {
      capabilities: ['invoicing.manage'],
      payload: object({
        invoiceId: Id,
        invoiceNumber: Type.String(),
        totalGrossCents: Type.Integer(),
        paidAt: Instant,
      }),
    },
    'invoice.drafts_ready': {
      capabilities: ['invoicing.manage', 'projects.manage'],
      payload: object({ draftCount: Type.Integer(), createdAt: Instant }),
    },
    'recurring_plan.run_completed': {
      capabilities: ['invoicing.manage', 'projects.manage'],
      payload: object({ runId: Id, draftCount: Type.Integer(), completedAt: Instant }),
    },
  }),
  operations: {},
})
