import { mayCall } from '../../../../platform/access/gates.ts'
import type { AttachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { deals } from './contract.ts'
import { dealsWithIds } from './lookup.ts'

/** Offers, contracts and other files of deals, for whoever reads deals. */
export const dealFiles: AttachmentTarget = {
  type: 'deal',
  roles: ['contract', 'document', 'photo'],
  missing: 'crm_deal_not_found',
  gate: caller => (mayCall(caller, deals.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await dealsWithIds(db, ids)
    return new Map(found.map(({ id }) => [id, { add: null, remove: null }]))
  },
  existing: async (db, ids) => (await dealsWithIds(db, ids)).map(({ id }) => id),
}
