import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { MemberFact } from './contract.ts'
import type { Member } from './member.ts'

export const created = ({ id, role, createdAt }: Member): MemberFact<'member.created'> => ({
  event: 'member.created',
  payload: { membershipId: id, role, createdAt },
})

export const invited = ({ id }: Member, invitedAt: Instant): MemberFact<'member.invited'> => ({
  event: 'member.invited',
  payload: { membershipId: id, invitedAt },
})

export const updated = ({ id, updatedAt }: Member): MemberFact<'member.updated'> => ({
  event: 'member.updated',
  payload: { membershipId: id, updatedAt },
})

export const deactivated = ({ id, updatedAt }: Member): MemberFact<'member.deactivated'> => ({
  event: 'member.deactivated',
  payload: { membershipId: id, deactivatedAt: updatedAt },
})

export const deleted = ({ id }: Member, deletedAt: Instant): MemberFact<'member.deleted'> => ({
  event: 'member.deleted',
  payload: { membershipId: id, deletedAt },
})

export const terminated = (
  { id, updatedAt }: Member,
  endDate: string,
): MemberFact<'employment.terminated'> => ({
  event: 'employment.terminated',
  payload: { membershipId: id, endDate, recordedAt: updatedAt },
})

/** A line of the audit trail on a member. Its target type also ends what callers are remembered by. */
export const auditLine = (
  verb: string,
  { id }: Pick<Member, 'id'>,
  changes: readonly FieldChange[] = [],
  reason: string | null = null,
): AuditFact => ({ action: `members.${verb}`, targetType: 'membership', targetId: id, changes, reason })
