import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

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

/** A period that takes its dates: no other of the member may lie on them. */
export const takingStates = [
  'submitted',
  'pre_approved',
  ...statesInForce,
] as const satisfies readonly AbsenceState[]

const over = { declined: 'absence_over', cancelled: 'absence_over' } as const
const cancelling = { cancel_requested: 'absence_cancellation_pending' } as const
const unsent = { draft: 'absence_not_submitted', returned: 'absence_not_submitted' } as const

/**
 * An absence is asked for, decided on in as many steps as its type says, and given back when it is cancelled. What an approved
 * one is asked to become waits beside it: the period stays approved as it was until that is decided on.
 */
export const absenceLife = lifecycle({
  resource: 'absence_period',
  states: absenceStates,
  initial: 'draft',
  transitions: {
    update: {
      from: ['draft', 'returned', 'submitted', 'pre_approved', 'approved'],
      to: ['draft', 'returned', 'submitted', 'approved'],
      otherwise: { ...over, ...cancelling },
    },
    // At once where the type needs no approval.
    submit: {
      from: ['draft', 'returned'],
      to: ['submitted', 'approved'],
      otherwise: {
        submitted: 'absence_not_draft',
        pre_approved: 'absence_not_draft',
        approved: 'absence_not_draft',
        cancel_requested: 'absence_not_draft',
        ...over,
      },
    },
    // Of an approved one it is the change that is approved.
    approve: {
      from: ['submitted', 'pre_approved', 'approved'],
      to: ['pre_approved', 'approved'],
      otherwise: { ...unsent, ...cancelling, ...over },
    },
    // Of an approved one it is the change that is declined, and of one that is to be cancelled the cancellation.
    decline: {
      from: ['submitted', 'pre_approved', 'approved', 'cancel_requested'],
      to: ['declined', 'approved'],
      otherwise: { ...unsent, ...over },
    },
    return: {
      from: ['submitted', 'pre_approved', 'approved'],
      to: ['returned', 'approved'],
      otherwise: { ...unsent, ...cancelling, ...over },
    },
    // At once where the type needs no approval.
    request_cancellation: {
      from: ['approved'],
      to: ['cancel_requested', 'cancelled'],
      otherwise: {
        draft: 'absence_not_approved',
        submitted: 'absence_not_approved',
        pre_approved: 'absence_not_approved',
        returned: 'absence_not_approved',
        ...cancelling,
        ...over,
      },
    },
    // What the member asked for and nobody has decided on: the absence, its change or its cancellation.
    withdraw: {
      from: ['draft', 'submitted', 'pre_approved', 'returned', 'approved', 'cancel_requested'],
      to: ['cancelled', 'approved'],
      otherwise: over,
    },
    cancel: {
      from: ['draft', 'submitted', 'pre_approved', 'approved', 'returned', 'cancel_requested'],
      to: 'cancelled',
      otherwise: over,
    },
  },
})
