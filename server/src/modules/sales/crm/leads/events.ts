import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, nullable, object, Type } from '../../../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

const leadId = described(IdOf('lead'), 'The lead that it happened to.')

export const leadEvents = events({
  'lead.created': {
    capabilities,
    payload: object({
      leadId,
      source: nullable(Type.String({ description: 'Where it came from; null when nobody said.' })),
    }),
  },
  'lead.converted': {
    capabilities,
    payload: object({
      leadId,
      dealId: described(nullable(IdOf('deal')), 'The deal made from it; null when none was.'),
      customerId: described(
        nullable(IdOf('customer')),
        'The customer made from it, or found; null when there is none.',
      ),
      convertedAt: described(Instant, 'When it was converted.'),
    }),
  },
  'lead.anonymized': {
    capabilities,
    payload: object({
      leadId,
      anonymizedAt: described(Instant, 'When what identified the person was removed.'),
    }),
  },
})

export type LeadEvents = typeof leadEvents
