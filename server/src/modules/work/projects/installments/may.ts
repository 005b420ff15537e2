import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { closedAmong } from '../record/port.ts'
import { installments } from './contract.ts'
import { installmentLife } from './record.ts'
import { closedRefusal } from './rules.ts'

export const mayOfInstallments = mayOf(installments, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'makeReady', 'cancel'],
  async outcomes({ db }, rows) {
    const closed = await closedAmong(
      db,
      rows.map(({ projectId }) => projectId),
    )
    return rows.map(({ projectId, state }) => ({
      update: refusalIn(installmentLife, 'update', state) ?? closedRefusal(closed.has(projectId)),
      makeReady: refusalIn(installmentLife, 'make_ready', state) ?? closedRefusal(closed.has(projectId)),
      cancel: refusalIn(installmentLife, 'cancel', state),
    }))
  },
})
