import type { FactOf } from '../../../../platform/contract/events.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Allotment } from './assignment/rotation.ts'
import type { LeadEvents } from './events.ts'
import type { LeadRecord } from './record.ts'

export type LeadFact<Name extends keyof LeadEvents> = FactOf<LeadEvents, Name>

export const created = ({ id, source }: LeadRecord): LeadFact<'lead.created'> => ({
  event: 'lead.created',
  payload: { leadId: id, source },
})

export const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `leads.${verb}`,
  targetType: 'lead',
  targetId,
  changes,
})

/** That a rule gave the lead to a member, and which. */
export const assigned = (leadId: Id, { membershipId, versionId }: Allotment): AuditFact =>
  auditLine('assign', leadId, [
    { field: 'ownerMembershipId', to: membershipId },
    { field: 'assignmentVersionId', to: versionId },
  ])
