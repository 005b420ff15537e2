import { lifecycle } from '../../../../../platform/contract/lifecycle.ts'
import { date, instant, integer, text, uuid } from '../../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../../platform/data/table.ts'
import { type CorrectionState, correctionStates } from '../shapes.ts'

/** A correction by hand that a second person must approve is decided once. */
export const correctionLife = lifecycle({
  resource: 'balance_correction',
  states: correctionStates,
  initial: 'submitted',
  transitions: {
    approve: { from: ['submitted'], to: 'approved', otherwise: 'balance_correction_decided' },
    decline: { from: ['submitted'], to: 'declined', otherwise: 'balance_correction_decided' },
    withdraw: { from: ['submitted'], to: 'withdrawn', otherwise: 'balance_correction_decided' },
  },
})

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
