import { events } from '../../../../platform/contract/events.ts'
import {
  CreatedAt,
  described,
  IdOf,
  Instant,
  nullable,
  object,
  Type,
} from '../../../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

const activity = {
  activityId: described(IdOf('activity'), 'The activity that it happened to.'),
  type: Type.String({ description: 'What kind of activity it is, such as a call or a meeting.' }),
  customerId: described(nullable(IdOf('customer')), 'The customer it concerns, or null.'),
  dealId: described(nullable(IdOf('deal')), 'The deal it concerns, or null.'),
  leadId: described(nullable(IdOf('lead')), 'The lead it concerns, or null.'),
  projectId: described(nullable(IdOf('project')), 'The project it concerns, or null.'),
  ownerMembershipId: described(IdOf('membership'), 'The member who is to do it.'),
  dueAt: described(nullable(Instant), 'When it is to be done by; null without a deadline.'),
}

export const activityEvents = events({
  'activity.created': { capabilities, payload: object({ ...activity, createdAt: CreatedAt }) },
  'activity.completed': {
    capabilities,
    payload: object({ ...activity, doneAt: described(Instant, 'When it was done.') }),
  },
})
