import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { date, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Allocation } from '../../work-days/port.ts'
import type { PunchKind } from '../punches/record.ts'

export const correctionStates = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type CorrectionState = (typeof correctionStates)[number]

const over = 'punch_correction_decided' as const

/** A correction waits for anyone who has authority over the member, and is decided once. */
export const correctionLife = lifecycle({
  resource: 'punch_correction',
  states: correctionStates,
  initial: 'pending',
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: over },
    decline: { from: ['pending'], to: 'declined', otherwise: over },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: over },
  },
})

export const correctionKinds = ['add', 'move', 'remove'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** What a member wants to have been punched. */
export const correctionTable = table('punchCorrections', {
  id: uuid,
  membershipId: uuid.fixed(),
  kind: text.as<CorrectionKind>().fixed(),
  /** The punch to move or remove; null for one to add. */
  punchId: uuid.nullable().fixed(),
  punchKind: text.as<PunchKind>().fixed(),
  /** When it is to have been; null for one to remove. */
  occurredAt: instant.nullable().fixed(),
  entryTypeId: uuid.nullable().fixed(),
  allocations: json<readonly Allocation[]>().fixed(),
  note: text.nullable().fixed(),
  reason: text.fixed(),
  state: text.as<CorrectionState>(),
  workDate: date.fixed(),
  decidedAt: instant.nullable(),
  decidedByMembershipId: uuid.nullable(),
  declineReason: text.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Correction = RowOf<typeof correctionTable>
