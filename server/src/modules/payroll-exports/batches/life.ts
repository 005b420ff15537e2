import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import { batchStates } from './shapes.ts'

const deliverable = ['created', 'delivered', 'delivery_failed'] as const

/** The life of a batch. Once a target has it, it stays `delivered`, however a further delivery ends. */
export const exportBatchLife = lifecycle({
  resource: 'export_batch',
  states: batchStates,
  initial: 'created',
  transitions: {
    download: { from: deliverable, to: 'delivered', otherwise: 'export_batch_delivering' },
    send: { from: deliverable, to: 'delivering', otherwise: 'export_batch_delivering' },
    acknowledge: { from: ['delivering'], to: 'delivered', otherwise: 'export_batch_delivered' },
    fail: { from: ['delivering'], to: 'delivery_failed', otherwise: 'export_batch_delivered' },
    fail_again: { from: ['delivering'], to: 'delivered', otherwise: 'export_batch_delivered' },
    cancel: { from: ['created', 'delivery_failed'], to: 'cancelled', otherwise: 'export_batch_delivered' },
  },
})
