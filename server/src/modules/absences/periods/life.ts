import { lifecycle } from '../../../platform/contract/lifecycle.ts'

export const absenceStates = [
  'draft',
  'submitted',
  'pre_approved',
  'approved',
  'declined',
  'returned',
  'cancel_requested',
  'cancelled',
] as const
export type AbsenceState = (typeof absenceStates)[number]

/** A period that is in force: the member is absent on its days. */
export const statesInForce = ['approved', 'cancel_requested'] as const satisfies readonly AbsenceState[]
