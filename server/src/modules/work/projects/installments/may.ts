import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { projectsWithIds } from '../record/port.ts'
import { installments } from './contract.ts'
import { installmentLife } from './record.ts'
import { closedRefusal } from './rules.ts'

export const mayOfInstallments = mayOf(installments, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'makeReady', 'cancel'],
  async outcomes({ db }, rows) {
    const projects = await projectsWithIds(db, [...new Set(rows.map(({ projectId }) => projectId))])
    const closed = new Set(projects.filter(({ state }) => state === 'closed').map(({ id }) => id))
    return rows.map(({ projectId, state }) => ({
      update: refusalIn(installmentLife, 'update', state) ?? closedRefusal(closed.has(projectId)),
      makeReady: refusalIn(installmentLife, 'make_ready', state) ?? closedRefusal(closed.has(projectId)),
      cancel: refusalIn(installmentLife, 'cancel', state),
    }))
  },
})
