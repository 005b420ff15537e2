import { events } from '../../../../platform/contract/events.ts'
import {
  CreatedAt,
  described,
  Id,
  Instant,
  nullable,
  object,
  Type,
} from '../../../../platform/contract/shapes.ts'

const capabilities = ['crm.use'] as const

const activity = {
  activityId: described(Id, 'The activity that it happened to.'),
  type: Type.String({ description: 'What kind of activity it is, such as a call or a meeting.' }),
  customerId: described(nullable(Id), 'The customer it concerns, or null.'),
  dealId: described(nullable(Id), 'The deal it concerns, or null.'),
  leadId: described(nullable(Id), 'The lead it concerns, or null.'),
  projectId: described(nullable(Id), 'The project it concerns, or null.'),
  ownerMembershipId: described(Id, 'The member who is to do it.'),
  dueAt: described(nullable(Instant), 'When it is to be done by; null without a deadline.'),
}

export const activityEvents = events({
  'activity.created': { capabilities, payload: object({ ...activity, createdAt: CreatedAt }) },
  'activity.completed': {
    capabilities,
    payload: object({ ...activity, doneAt: described(Instant, 'When it was done.') }),
  },
})
