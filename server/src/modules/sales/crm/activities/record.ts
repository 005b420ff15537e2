import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomFieldValues, CustomFieldKind } from '../../../records/custom-fields/port.ts'

export const activityStates = ['planned', 'done', 'cancelled'] as const
export type ActivityState = (typeof activityStates)[number]

/** What is planned is done or cancelled, and both are taken back; repeating a step changes nothing. */
export const activityLife = lifecycle({
  resource: 'activity',
  states: activityStates,
  initial: ['planned', 'done'],
  transitions: {
    complete: {
      from: ['planned', 'done'],
      to: 'done',
      otherwise: { cancelled: 'crm_activity_cancelled' },
    },
    cancel: {
      from: ['planned', 'cancelled'],
      to: 'cancelled',
      otherwise: { done: 'crm_activity_already_done' },
    },
    reopen: { from: activityStates, to: 'planned' },
  },
})

/** Activities as custom fields name them. */
export const activityKind: CustomFieldKind = { kind: 'activity', readers: ['crm.use'] }

export const activityTypes = ['call', 'meeting', 'email', 'task', 'note', 'visit'] as const
export type ActivityType = (typeof activityTypes)[number]

export type { CustomFieldValues, ValueCode } from '../../../records/custom-fields/port.ts'

export const activityTable = table('activities', {
  id: uuid,
  type: text.as<ActivityType>(),
  subject: text,
  notes: text.nullable(),
  state: text.as<ActivityState>(),
  dueAt: instant.nullable(),
  durationMinutes: integer.nullable(),
  doneAt: instant.nullable(),
  outcomeCode: text.nullable(),
  customerId: uuid.nullable(),
  contactId: uuid.nullable(),
  dealId: uuid.nullable(),
  leadId: uuid.nullable(),
  projectId: uuid.nullable(),
  ownerMembershipId: uuid,
  recurrence: text.nullable(),
  previousActivityId: uuid.nullable().fixed(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type ActivityRow = RowOf<typeof activityTable>

/** An activity with all that a change is decided on. */
export interface ActivityRecord extends ActivityRow {
  readonly customFields: CustomFieldValues
  /** The activity that was made when this one was done. */
  readonly nextActivityId: Id | null
}

/** Planned, and due before now. */
export const isOverdue = ({ state, dueAt }: Pick<ActivityRow, 'state' | 'dueAt'>, now: Instant): boolean =>
  state === 'planned' && dueAt !== null && dueAt < now
