import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { slot } from '../../../../platform/slots.ts'
import { statusUpdates } from './contract.ts'
import type { StatusUpdate } from './record.ts'

export type { StatusUpdate } from './record.ts'
export { latestUpdates, progressOf } from './store.ts'

/** Called in the transaction that writes a status update: something may wait for so much of its work. */
export type StatusListener = (tx: WriteTransaction, update: StatusUpdate) => Promise<void>

export const statusPosted = slot<StatusListener>('projects.status_posted')

/** The operations of the public interface, for requests from inside the process. */
export const statusUpdateOperations = statusUpdates.operations
