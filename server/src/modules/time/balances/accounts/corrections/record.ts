import { type RowOf, table } from '../../../../../platform/data/table.ts'
import { date, instant, integer, text, uuid } from '../../../../../platform/data/table-columns.ts'
import type { CorrectionState } from '../shapes.ts'

export const correctionTable = table('balanceCorrections', {
  id: uuid,
  accountId: uuid.fixed(),
  membershipId: uuid.fixed(),
  kind: text.as<'correction' | 'opening'>().fixed(),
  minutes: integer.fixed(),
  effectiveDate: date.fixed(),
  reason: text.fixed(),
  state: text.as<CorrectionState>(),
  declineReason: text.nullable(),
  askedByMembershipId: uuid.nullable().fixed(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})
export type Correction = RowOf<typeof correctionTable>
