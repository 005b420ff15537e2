import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, nullable, object, Type } from '../../../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

const dealId = described(IdOf('deal'), 'The deal that it happened to.')
const dealCustomerId = described(
  nullable(IdOf('customer')),
  'The customer of the deal; null while it has none.',
)

export const dealEvents = events({
  'deal.won': {
    capabilities,
    payload: object({
      dealId,
      customerId: dealCustomerId,
      valueCents: nullable(
        Type.Integer({ description: 'What the deal is worth, in cents; null when nobody said.' }),
      ),
      wonAt: described(nullable(Instant), 'When it was won; null when only the day is known.'),
      projectId: described(nullable(IdOf('project')), 'The project made from it; null when none was.'),
    }),
  },
  'deal.lost': {
    capabilities,
    payload: object({
      dealId,
      customerId: dealCustomerId,
      lostAt: described(Instant, 'When it was lost.'),
    }),
  },
  'deal.stage_changed': {
    capabilities,
    payload: object({
      dealId,
      stageId: described(IdOf('pipeline_stage'), 'The stage of the pipeline that it is in now.'),
      changedAt: described(Instant, 'When it got there.'),
    }),
  },
})
