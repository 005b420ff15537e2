import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangedTask, TaskRecord } from './record.ts'

const ownFields = [
  'projectId',
  'phaseId',
  'parentTaskId',
  'number',
  'title',
  'description',
  'statusId',
  'priority',
  'startDate',
  'dueDate',
  'estimateMinutes',
  'billable',
  'reviewerMembershipId',
  'recurrenceId',
  'externalSource',
  'externalId',
  'closedAt',
  'archivedAt',
  'checklist',
  'labelIds',
] as const satisfies readonly (keyof TaskRecord)[]

/** What differs, as the audit trail records it; `before` is null for a new task. Where it stands on the board is not told. */
export function changesOf(before: TaskRecord | null, after: TaskRecord): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return isNothing(to) ? [] : [{ field, to }]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]
  }
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...ownFields.flatMap(field => change(field, before?.[field], after[field])),
    ...change('assigneeMembershipIds', before?.assigneeIds, after.assigneeIds),
    ...change('watcherMembershipIds', before?.watcherIds, after.watcherIds),
    ...[...keys].flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

/** The tasks of which it is said anew whether customers pay for work on them. */
export const repaid = (changes: readonly ChangedTask[]): Id[] =>
  changes.flatMap(({ before, after }) =>
    before !== null && before.billable !== after.billable ? after.id : [],
  )

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

export const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `tasks.${verb}`,
  targetType: 'task',
  targetId,
  changes,
})
