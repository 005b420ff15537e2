import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type ActivityRecord, isOverdue } from './record.ts'
import type { Activity } from './shapes.ts'

/** An activity as of an instant of the organisation. */
export const activityAt = (now: Instant, activity: ActivityRecord): Activity => ({
  id: activity.id,
  type: activity.type,
  subject: activity.subject,
  notes: activity.notes,
  dueAt: activity.dueAt,
  durationMinutes: activity.durationMinutes,
  state: activity.state,
  overdue: isOverdue(activity, now),
  outcomeCode: activity.outcomeCode,
  customerId: activity.customerId,
  contactId: activity.contactId,
  dealId: activity.dealId,
  leadId: activity.leadId,
  projectId: activity.projectId,
  ownerMembershipId: activity.ownerMembershipId,
  doneAt: activity.doneAt,
  recurrence: activity.recurrence,
  previousActivityId: activity.previousActivityId,
  nextActivityId: activity.nextActivityId,
  customFields: activity.customFields,
  externalSource: activity.externalSource,
  externalId: activity.externalId,
  createdAt: activity.createdAt,
  updatedAt: activity.updatedAt,
})
