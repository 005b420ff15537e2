import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type AuditFact, type Decision, refuse } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { GroupMembership } from './record.ts'

/** What is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** Null for none that is there and active, where one is wanted. */
  readonly group: { readonly id: Id } | null
  readonly members: ReadonlySet<Id>
  /** The group of each member on the day, and the row of the day itself. */
  readonly held: ReadonlyMap<Id, Pick<GroupMembership, 'leaveGroupId' | 'validFrom'>>
}

type Code = 'leave_group_not_found' | 'membership_not_found'

/** Puts members into a group from a day on, or out of every group; those who are there already stay untouched. */
export function assign(
  wanted: {
    readonly membershipIds: readonly Id[]
    readonly groupId: Id | null
    readonly validFrom: PlainDate
  },
  { now, group, members, held }: Circumstances,
): Decision<readonly GroupMembership[], never, Code> {
  const { membershipIds, groupId, validFrom } = wanted
  const unknown = membershipIds.find(id => !members.has(id))
  if (unknown !== undefined) return refuse('membership_not_found', `No member has the id ${unknown}.`)
  if (groupId !== null && !group)
    return refuse('leave_group_not_found', `No active leave group has the id ${groupId}.`)
  const changed = membershipIds.filter(id => (held.get(id)?.leaveGroupId ?? null) !== groupId)
  return accept(
    changed.map(membershipId => ({ membershipId, validFrom, leaveGroupId: groupId, updatedAt: now })),
    { audit: changed.map(id => auditLine(id, held.get(id)?.leaveGroupId ?? null, groupId, validFrom)) },
  )
}

const auditLine = (targetId: Id, from: Id | null, to: Id | null, validFrom: PlainDate): AuditFact => ({
  action: 'leave_group_memberships.assign',
  targetType: 'leave_group_membership',
  targetId,
  changes: [
    { field: 'leaveGroupId', from, to },
    { field: 'validFrom', from: null, to: validFrom },
  ],
})
