import { mayOf } from '../../../../platform/http/may.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { invoicedAmong } from '../../../time/work-days/port.ts'
import { projectDays } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { decidedBy } from './visibility.ts'
import { projectDaysWaiting } from './waiting.ts'

const { approve, return: giveBack } = projectDays.operations

export const mayOfProjectDays = mayOf(projectDays, {
  answeredBy: ['list', 'get'],
  actions: ['approve', 'return'],
  outcomes(asked, rows) {
    const ids = rows.map(({ id }) => id)
    const delegable = { kind: projectDaysWaiting.kind, ids, operations: { approve, return: giveBack } }
    return alsoOnBehalf(asked, delegable, async ({ db, caller, now, contributions }) => {
      const [days, { selfApprovalAllowed }, invoiced] = await Promise.all([
        store.daysWithin(db, ids, decidedBy(caller)),
        settingsOf(db),
        invoicedAmong(
          db,
          contributions,
          rows.map(({ workDayId }) => workDayId),
        ),
      ])
      const byId = new Map(days.map(day => [day.id, day]))
      const { id: membershipId } = caller.membership
      return ids.map(id => {
        const day = byId.get(id)
        if (!day) return {}
        const { projectClosed, workDayId } = day
        const at = { now, membershipId, selfApprovalAllowed, unchanged: true, projectClosed }
        const circumstances = { ...at, invoiced: invoiced.has(workDayId) }
        return {
          approve: rules.approve(day, circumstances),
          return: rules.returnDay(day, '', circumstances),
        }
      })
    })
  },
})
