import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { closedAmong } from '../record/port.ts'
import { changeOrders } from './contract.ts'
import { changeOrderLife } from './record.ts'
import { closedRefusal } from './rules.ts'

export const mayOfChangeOrders = mayOf(changeOrders, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'send', 'approve', 'decline', 'withdraw', 'supersede'],
  async outcomes({ db }, rows) {
    const closed = await closedAmong(
      db,
      rows.map(({ projectId }) => projectId),
    )
    return rows.map(({ projectId, state }) => {
      const over = closedRefusal(closed.has(projectId))
      return {
        update: refusalIn(changeOrderLife, 'update', state) ?? over,
        send: refusalIn(changeOrderLife, 'send', state) ?? over,
        approve: refusalIn(changeOrderLife, 'approve', state) ?? over,
        decline: refusalIn(changeOrderLife, 'decline', state) ?? over,
        withdraw: refusalIn(changeOrderLife, 'withdraw', state),
        supersede: refusalIn(changeOrderLife, 'supersede', state) ?? over,
      }
    })
  },
})
