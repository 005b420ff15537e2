import { type RowOf, table } from '../../../../platform/data/table.ts'
import { instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { ClaimState } from './life.ts'

/** What a member wants of an open shift: one slot. */
export const claimTable = table('openShiftClaims', {
  id: uuid,
  openShiftId: uuid.fixed(),
  membershipId: uuid.fixed(),
  state: text.as<ClaimState>(),
  /** The shift that it made; null until it has a slot. */
  shiftId: uuid.nullable(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  declineReason: text.nullable(),
  /** When its slot was free again; null while it has one, and where it never had. */
  endedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Claim = RowOf<typeof claimTable>
