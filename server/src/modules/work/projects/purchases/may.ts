import { mayOf } from '../../../../platform/http/may.ts'
import { projectsWithIds } from '../record/port.ts'
import { purchases } from './contract.ts'
import { closedRefusal, moveRefusal } from './rules.ts'

export const mayOfPurchases = mayOf(purchases, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'receive', 'invoiceOn', 'cancel', 'reopen'],
  async outcomes({ db }, rows) {
    const projects = await projectsWithIds(db, [...new Set(rows.map(({ projectId }) => projectId))])
    const byId = new Map(projects.map(project => [project.id, project]))
    return rows.map(purchase => {
      const project = byId.get(purchase.projectId)
      if (!project) return {}
      return {
        update: closedRefusal(project),
        receive: moveRefusal('receive', purchase, project),
        invoiceOn: moveRefusal('invoice_on', purchase, project),
        cancel: moveRefusal('cancel', purchase, project),
        reopen: moveRefusal('reopen', purchase, project),
      }
    })
  },
})
