import type { ClosingBlocker } from '../record/port.ts'
import { countOpen } from './store.ts'

/** Change orders that a customer has not answered. */
export const openChangeOrders: ClosingBlocker = { kind: 'open_change_orders', count: countOpen }
