import { mayCall } from '../../../platform/access/gates.ts'
import type { AttachmentTarget } from '../../attachments/port.ts'
import { notForCaller } from './attachment-rules.ts'
import { purchases } from './contract.ts'
import { withIds } from './store.ts'

/** Receipts and orders of purchases, for whoever manages projects. */
export const purchaseFiles: AttachmentTarget = {
  type: 'purchase',
  roles: ['receipt', 'document', 'photo'],
  missing: 'project_purchase_not_found',
  gate: caller => (mayCall(caller, purchases.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await withIds(db, ids)
    return new Map(found.map(({ id }) => [id, { add: null, remove: null }]))
  },
  existing: async (db, ids) => (await withIds(db, ids)).map(({ id }) => id),
}
