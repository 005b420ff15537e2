import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { closedAmong } from '../record/port.ts'
import { projectPhases } from './contract.ts'
import { phaseLife } from './record.ts'
import { closedRefusal } from './rules.ts'

export const mayOfPhases = mayOf(projectPhases, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'move', 'lock', 'unlock', 'start', 'complete', 'cancel', 'reopen'],
  async outcomes({ db }, rows) {
    const closed = await closedAmong(
      db,
      rows.map(({ projectId }) => projectId),
    )
    return rows.map(({ projectId, state }) => {
      const over = closedRefusal({ project: { state: closed.has(projectId) ? 'closed' : 'active' } }) ?? null
      return {
        ...{ update: over, move: over, lock: over, unlock: over },
        start: over ?? refusalIn(phaseLife, 'start', state),
        complete: over ?? refusalIn(phaseLife, 'complete', state),
        cancel: over ?? refusalIn(phaseLife, 'cancel', state),
        reopen: over ?? refusalIn(phaseLife, 'reopen', state),
      }
    })
  },
})
