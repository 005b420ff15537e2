import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { phasesWithIds } from '../phases/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { changeOrders } from './contract.ts'
import { effectRefusal } from './effects.ts'
import { changeOrderLife } from './record.ts'
import { closedRefusal } from './rules.ts'

export const mayOfChangeOrders = mayOf(changeOrders, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'send', 'approve', 'decline', 'withdraw', 'supersede'],
  async outcomes({ db }, rows) {
    const [projects, phases] = await Promise.all([
      projectsWithIds(db, [...new Set(rows.map(({ projectId }) => projectId))]),
      phasesWithIds(db, [...new Set(rows.flatMap(({ phaseId }) => phaseId ?? []))]),
    ])
    const projectBy = new Map(projects.map(project => [project.id, project]))
    const phaseBy = new Map(phases.map(phase => [phase.id, phase]))
    return rows.map(row => {
      const { state } = row
      const project = projectBy.get(row.projectId)
      const over = closedRefusal(project?.state === 'closed')
      const phase = phaseBy.get(row.phaseId ?? '') ?? null
      const effect = project ? effectRefusal(row, { project, phase }) : null
      return {
        update: refusalIn(changeOrderLife, 'update', state) ?? over,
        send: refusalIn(changeOrderLife, 'send', state) ?? over ?? effect,
        approve: refusalIn(changeOrderLife, 'approve', state) ?? over ?? effect,
        decline: refusalIn(changeOrderLife, 'decline', state) ?? over,
        withdraw: refusalIn(changeOrderLife, 'withdraw', state),
        supersede: refusalIn(changeOrderLife, 'supersede', state) ?? over,
      }
    })
  },
})
