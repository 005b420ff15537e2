import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { OpenShiftState } from './life.ts'

export const claimPolicies = ['first_come', 'approval'] as const
export type ClaimPolicy = (typeof claimPolicies)[number]

export const eligibilities = ['unit', 'staff_group', 'list'] as const
export type Eligibility = (typeof eligibilities)[number]

export const openShiftTable = table('openShifts', {
  id: uuid,
  planningUnitId: uuid.fixed(),
  shiftTypeId: uuid.nullable().fixed(),
  workDate: date.fixed(),
  /** From the midnight that the date begins with, as the clock on the wall shows. */
  startMinutes: integer.fixed(),
  endMinutes: integer.fixed(),
  breakMinutes: integer.fixed(),
  startAt: instant.fixed(),
  endAt: instant.fixed(),
  entryTypeId: uuid.nullable().fixed(),
  tags: texts.fixed(),
  slots: integer,
  /** How many slots are taken: their shifts stand. */
  filled: integer,
  claimPolicy: text.as<ClaimPolicy>(),
  eligible: text.as<Eligibility>(),
  staffGroupId: uuid.nullable(),
  /** Null: until it begins. */
  closesAt: instant.nullable(),
  state: text.as<OpenShiftState>(),
  note: text.nullable(),
  withdrawReason: text.nullable(),
  createdByMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const listedMemberTable = table(
  'openShiftMembers',
  { openShiftId: uuid, membershipId: uuid },
  { key: ['openShiftId', 'membershipId'] },
)

export type OpenShiftRow = RowOf<typeof openShiftTable>

export interface OpenShift extends OpenShiftRow {
  /** Who may claim one that is offered to a list, by id; nobody of the others. */
  readonly membershipIds: readonly Id[]
}

/** What an open shift was and has become; `before` is null for a new one. */
export interface OpenShiftChange {
  readonly before: OpenShift | null
  readonly after: OpenShift
}
