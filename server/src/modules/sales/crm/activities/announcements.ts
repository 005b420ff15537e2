import type { FactOf } from '../../../../platform/contract/events.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import { fieldChange } from '../../../../platform/vocabulary/records.ts'
import type { activityEvents } from './events.ts'
import type { ActivityRecord } from './record.ts'

export type ActivityFact<Name extends keyof typeof activityEvents = keyof typeof activityEvents> = FactOf<
  typeof activityEvents,
  Name
>

const about = ({
  id,
  type,
  customerId,
  dealId,
  leadId,
  projectId,
  ownerMembershipId,
  dueAt,
}: ActivityRecord) => ({
  activityId: id,
  type,
  customerId,
  dealId,
  leadId,
  projectId,
  ownerMembershipId,
  dueAt,
})

export const created = (activity: ActivityRecord): ActivityFact<'activity.created'> => ({
  event: 'activity.created',
  payload: { ...about(activity), createdAt: activity.createdAt },
})

/** Empty for one that is not done. */
export const completed = (activity: ActivityRecord): ActivityFact<'activity.completed'>[] =>
  activity.doneAt === null
    ? []
    : [{ event: 'activity.completed', payload: { ...about(activity), doneAt: activity.doneAt } }]

const audited = [
  'type',
  'subject',
  'notes',
  'state',
  'dueAt',
  'durationMinutes',
  'doneAt',
  'outcomeCode',
  'customerId',
  'contactId',
  'dealId',
  'leadId',
  'projectId',
  'ownerMembershipId',
  'recurrence',
  'externalSource',
  'externalId',
] as const satisfies readonly (keyof ActivityRecord)[]

/** What differs, as the audit trail records it; `before` is null for a new activity. */
export function changesOf(before: ActivityRecord | null, after: ActivityRecord): FieldChange[] {
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...audited.flatMap(field => fieldChange(field, before?.[field] ?? null, after[field])),
    ...Array.from(keys).flatMap(key =>
      fieldChange(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

export const auditLine = (verb: string, targetId: string, changes: readonly FieldChange[]): AuditFact => ({
  action: `activities.${verb}`,
  targetType: 'activity',
  targetId,
  changes,
})
