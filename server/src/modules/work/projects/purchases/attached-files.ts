import { mayCall } from '../../../../platform/access/gates.ts'
import type { AttachmentTarget } from '../../../records/attachments/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { notForCaller, standsStill } from './attachment-rules.ts'
import { purchases } from './contract.ts'
import { withIds } from './store.ts'

/** Receipts and orders of purchases, for whoever manages projects, until the project is closed. */
export const purchaseFiles: AttachmentTarget = {
  type: 'purchase',
  roles: ['receipt', 'document', 'photo'],
  missing: 'project_purchase_not_found',
  gate: caller => (mayCall(caller, purchases.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    const found = await withIds(db, ids)
    const projects = await projectsWithIds(
      db,
      found.map(({ projectId }) => projectId),
    )
    const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? id : [])))
    return new Map(
      found.map(({ id, projectId }) => {
        const why = closed.has(projectId) ? standsStill : null
        return [id, { add: why, remove: why }]
      }),
    )
  },
  existing: async (db, ids) => (await withIds(db, ids)).map(({ id }) => id),
}
