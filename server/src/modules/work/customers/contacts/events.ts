import { events } from '../../../../platform/contract/events.ts'
import { described, IdOf, Instant, object } from '../../../../platform/contract/shapes.ts'

export const contactEvents = events({
  'contact.anonymized': {
    capabilities: ['crm.use'],
    payload: object({
      contactId: described(IdOf('contact'), 'The contact that it happened to.'),
      anonymizedAt: described(Instant, 'When what identified the person was removed.'),
    }),
  },
})
