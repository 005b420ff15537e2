import { mayCall } from '../../../../platform/access/gates.ts'
import { refuse } from '../../../../platform/vocabulary/decision.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { projectClosed } from '../record/refusals.ts'
import { purchases } from './contract.ts'
import { purchaseNotFound } from './refusals.ts'
import { withIds } from './store.ts'

const notForCaller = refuse('insufficient_role', 'The files of purchases are for who holds projects.manage.')
const filesClosed = refuse('project_closed', 'The project of the purchase is closed.')

/** Receipts and orders of purchases, for anyone who manages projects, until the project is closed. */
export const purchaseFiles = attachmentTarget({
  type: 'purchase',
  roles: ['receipt', 'document', 'photo'],
  missing: purchaseNotFound,
  locked: projectClosed,
  changed: { of: 'a purchase', by: 'who holds `projects.manage`' },
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
        const why = closed.has(projectId) ? filesClosed : null
        return [id, { add: why, remove: why }]
      }),
    )
  },
  existing: async (db, ids) => (await withIds(db, ids)).map(({ id }) => id),
})
