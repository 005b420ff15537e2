import type { FactOf } from '../../../../platform/contract/events.ts'
import type { shiftEvents } from '../record/events.ts'
import type { Swap } from './record.ts'

export type ProposedFact = FactOf<typeof shiftEvents, 'shift_swap.proposed'>
export type DecidedFact = FactOf<typeof shiftEvents, 'shift_swap.decided'>

/** A drop is proposed to no colleague, and is not told before it is decided. */
export const proposed = ({
  id: swapId,
  fromMembershipId,
  toMembershipId,
  createdAt,
}: Swap): ProposedFact[] =>
  toMembershipId === null
    ? []
    : [
        {
          event: 'shift_swap.proposed',
          payload: { swapId, fromMembershipId, toMembershipId, proposedAt: createdAt },
        },
      ]

export const decided = ({ id: swapId, updatedAt }: Swap, decision: 'approved' | 'declined'): DecidedFact => ({
  event: 'shift_swap.decided',
  payload: { swapId, decision, decidedAt: updatedAt },
})
