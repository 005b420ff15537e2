import { mayCall } from '../../../../platform/access/gates.ts'
import { refuse } from '../../../../platform/vocabulary/decision.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { projectClosed } from '../record/refusals.ts'
import { changeOrders } from './contract.ts'
import { changeOrderNotFound } from './refusals.ts'
import { ordersWithIds } from './store.ts'

const notForCaller = refuse(
  'insufficient_role',
  'The files of change orders are for who holds projects.read.',
)
const notToChange = refuse(
  'insufficient_role',
  'The files of change orders are added and removed by who holds projects.manage.',
)
const filesClosed = refuse('project_closed', 'The project of the change order is closed.')

/** Drawings, photographs and signed copies of change orders, until the project is closed. Customers are not shown them. */
export const changeOrderFiles = attachmentTarget({
  type: 'change_order',
  roles: ['contract', 'document', 'photo'],
  missing: changeOrderNotFound,
  locked: projectClosed,
  changed: { of: 'a change order of a project that is not closed', by: 'who holds `projects.manage`' },
  gate: caller => (mayCall(caller, changeOrders.operations.list) ? null : notForCaller),
  async access(db, caller, ids) {
    const barred = mayCall(caller, changeOrders.operations.update) ? null : notToChange
    const found = await ordersWithIds(db, ids)
    const projects = await projectsWithIds(db, [...new Set(found.map(({ projectId }) => projectId))])
    const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? id : [])))
    return new Map(
      found.map(({ id, projectId }) => {
        const why = barred ?? (closed.has(projectId) ? filesClosed : null)
        return [id, { add: why, remove: why }]
      }),
    )
  },
  existing: async (db, ids) => (await ordersWithIds(db, ids)).map(({ id }) => id),
})
