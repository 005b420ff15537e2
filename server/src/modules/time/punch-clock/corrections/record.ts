import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Allocation } from '../../work-days/port.ts'
import type { PunchKind } from '../punches/kinds.ts'
import type { CorrectionState } from './life.ts'

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
