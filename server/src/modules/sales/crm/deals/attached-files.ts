import { mayCall } from '../../../../platform/access/gates.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { deals } from './contract.ts'
import { dealsWithIds } from './lookup.ts'
import { dealNotFound } from '../refusals.ts'

/** Offers, contracts and other files of deals, for whoever reads deals. */
export const dealFiles = attachmentTarget({
  type: 'deal',
  roles: ['contract', 'document', 'photo'],
  missing: dealNotFound,
  changed: { of: 'a deal', by: 'who holds `crm.use`' },
  gate: caller => (mayCall(caller, deals.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await dealsWithIds(db, ids)
    return new Map(found.map(({ id }) => [id, { add: null, remove: null }]))
  },
  existing: async (db, ids) => (await dealsWithIds(db, ids)).map(({ id }) => id),
})
