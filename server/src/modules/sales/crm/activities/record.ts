import { type RowOf, table } from '../../../../platform/data/table.ts'
import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomFieldValues } from '../../../records/custom-fields/port.ts'
import type { ActivityState } from './life.ts'
import type { ActivityType } from './types.ts'

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
