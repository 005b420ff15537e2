import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const shiftStates = ['draft', 'published', 'cancelled'] as const
export type ShiftState = (typeof shiftStates)[number]

/** The states in which a shift takes its time. */
export const liveStates = ['draft', 'published'] as const satisfies readonly ShiftState[]

/** A shift is drafted, published with others of its unit and period, and changed or cancelled until it is over. */
export const shiftLife = lifecycle({
  resource: 'shift',
  states: shiftStates,
  // A claim of an open shift makes one that is published at once.
  initial: ['draft', 'published'],
  transitions: {
    update: { from: liveStates, to: liveStates, otherwise: 'shift_cancelled' },
    // Those of a unit and a period together; whoever asks names no shift.
    publish: { from: ['draft'], to: 'published' },
    unpublish: { from: ['published'], to: 'draft' },
    cancel: { from: liveStates, to: 'cancelled', otherwise: 'shift_cancelled' },
  },
})
