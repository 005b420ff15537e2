import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { batchStates } from './shapes.ts'

const deliverable = ['created', 'delivered', 'delivery_failed'] as const
const whyNotDeliverable = {
  preparing: 'export_batch_in_progress',
  cancelling: 'export_batch_in_progress',
  cancelled: 'export_batch_cancelled',
  delivering: 'export_batch_delivering',
} as const

/** The life of a batch. Once a target has it, it stays `delivered`, however a further delivery ends. */
export const exportBatchLife = lifecycle({
  resource: 'export_batch',
  states: batchStates,
  // A large batch is made in several transactions, and another one only sees it when it is whole.
  initial: ['created', 'preparing'],
  transitions: {
    complete: { from: ['preparing'], to: 'created' },
    download: { from: deliverable, to: 'delivered', otherwise: whyNotDeliverable },
    send: { from: deliverable, to: 'delivering', otherwise: whyNotDeliverable },
    // What becomes of a sending is for the service alone to say.
    acknowledge: { from: ['delivering'], to: 'delivered' },
    fail: { from: ['delivering'], to: 'delivery_failed' },
    fail_again: { from: ['delivering'], to: 'delivered' },
    cancel: {
      from: ['created', 'delivery_failed'],
      // A large one first gives its days back.
      to: ['cancelled', 'cancelling'],
      otherwise: { ...whyNotDeliverable, delivered: 'export_batch_delivered' },
    },
    complete_cancellation: { from: ['cancelling'], to: 'cancelled' },
  },
})
