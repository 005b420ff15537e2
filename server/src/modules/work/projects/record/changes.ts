import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectRecord } from './record.ts'

const ownFields = [
  'code',
  'name',
  'description',
  'customerId',
  'managerMembershipId',
  'state',
  'billing',
  'attributionPrecision',
  'startDate',
  'endDate',
  'budgetMinutes',
  'budgetCents',
  'rateCardId',
  'template',
  'externalSource',
  'externalId',
  'closedAt',
] as const satisfies readonly (keyof ProjectRecord)[]

/** What differs, as the audit trail records it; `before` is null for a new project. */
export function changesOf(before: ProjectRecord | null, after: ProjectRecord): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return to === null ? [] : [{ field, to }]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]
  }
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...ownFields.flatMap(field => change(field, before?.[field], after[field])),
    ...[...keys].flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

export const auditLine = (
  verb: string,
  targetId: Id,
  changes: readonly FieldChange[],
  reason: string | null = null,
): AuditFact => ({ action: `projects.${verb}`, targetType: 'project', targetId, changes, reason })
