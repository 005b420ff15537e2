import { mayCall } from '../../../../platform/access/gates.ts'
import { attachmentOperations, attachmentsOf, moveAttachments } from '../../../records/attachments/port.ts'
import { listing } from '../listing.ts'
import { type CustomerReference, mostListedIds } from './references.ts'

/** The files of customers; who reads a customer reads its files. */
export const filesOfCustomer: CustomerReference = {
  family: 'attachments',
  columns: ['attachments.target_id'],
  sees: caller => mayCall(caller, listing.get) && mayCall(caller, attachmentOperations.list),
  async hanging(db, { loserId }) {
    const found = await attachmentsOf(db, { type: 'customer', id: loserId }, mostListedIds)
    return { ...found, shared: 0 }
  },
  move: (tx, { loserId, winnerId }) => moveAttachments(tx, { type: 'customer', id: loserId }, winnerId),
}
