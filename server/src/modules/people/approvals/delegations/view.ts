import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Delegation } from './record.ts'
import { stateOf } from './rules.ts'
import type { ApprovalDelegation } from './shapes.ts'

export const delegationView = (delegation: Delegation, today: PlainDate): ApprovalDelegation => ({
  id: delegation.id,
  fromMembershipId: delegation.fromMembershipId,
  toMembershipId: delegation.toMembershipId,
  kinds: [...delegation.kinds],
  validFrom: delegation.validFrom,
  validTo: delegation.validTo,
  state: stateOf(delegation, today),
  note: delegation.note,
  endedAt: delegation.endedAt,
  createdByMembershipId: delegation.createdByMembershipId,
  createdAt: delegation.createdAt,
  updatedAt: delegation.updatedAt,
})
