import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, Instant, nullable, object, PlainDate, Type } from '../../platform/contract/shapes.ts'

export const billingExports = contract({
  name: 'billingExports',
  tag: 'Billing exports',
  refusals: refusals({}),
  events: events({
    'batch.created': {
      capabilities: ['payroll.run', 'projects.manage'],
      payload: object({
        batchId: Id,
        lineCount: Type.Integer(),
        customerCount: Type.Integer(),
        grossCents: Type.Integer(),
        periodFrom: PlainDate,
        periodTo: PlainDate,
      }),
    },
    'batch.delivered': {
      capabilities: ['payroll.run'],
      payload: object({ batchId: Id, targetId: nullable(Id), deliveredAt: Instant }),
    },
  }),
  operations: {},
})
