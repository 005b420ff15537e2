import { fieldChange } from '../../../../platform/vocabulary/records.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DealRecord } from './record.ts'

const ownFields = [
  'title',
  'state',
  'customerId',
  'pipelineId',
  'stageId',
  'ownerMembershipId',
  'valueCents',
  'expectedCloseDate',
  'closedAt',
  'wonReasonId',
  'lostReasonId',
  'closeNote',
  'projectId',
  'externalSource',
  'externalId',
] as const satisfies readonly (keyof DealRecord)[]

/** What differs, as the audit trail records it; `before` is null for a new deal. */
export function changesOf(before: DealRecord | null, after: DealRecord): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return isNothing(to) ? [] : [{ field, to }]
    return fieldChange(field, from, to)
  }
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...ownFields.flatMap(field => change(field, before?.[field], after[field])),
    ...change('ownProbabilityBp', before?.probabilityBp, after.probabilityBp),
    ...change('contacts', before && contactsOf(before), contactsOf(after)),
    ...change('lines', before && linesOf(before), linesOf(after)),
    ...[...keys].flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

const contactsOf = ({ contacts }: DealRecord) =>
  contacts.map(({ contactId, role, isPrimary }) => ({ contactId, role, primary: isPrimary }))

const linesOf = ({ lines }: DealRecord) => lines.map(({ id: _, dealId: __, position: ___, ...line }) => line)

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

export const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `deals.${verb}`,
  targetType: 'deal',
  targetId,
  changes,
})
