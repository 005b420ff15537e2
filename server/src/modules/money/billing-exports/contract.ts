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

const batchId = described(IdOf('billing_export_batch'), 'The billing export batch.')

export const billingExports = contract({
  name: 'billingExports',
  tag: 'Billing exports',
  about: 'Billing export batches handed to an invoicing system.',
  refusals: refusals({}),
  events: events({
    'batch.created': {
      capabilities: ['payroll.run', 'projects.manage'],
      payload: object({
        batchId,
        lineCount: Type.Integer({ description: 'How many lines the batch holds.' }),
        customerCount: Type.Integer({ description: 'How many customers the lines are for.' }),
        grossCents: Type.Integer({ description: 'The sum of the lines with VAT, in cents.' }),
        periodFrom: described(PlainDate, 'The first day that the batch covers.'),
        periodTo: described(PlainDate, 'The last day that it covers, which is part of it.'),
      }),
    },
    'batch.delivered': {
      capabilities: ['payroll.run'],
      payload: object({
        batchId,
        targetId: described(
          nullable(IdOf('billing_export_target')),
          'The system it was handed to; null when it was downloaded.',
        ),
        deliveredAt: described(Instant, 'When it was handed over.'),
      }),
    },
  }),
  operations: {},
})
