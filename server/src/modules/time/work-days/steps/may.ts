import { mayOf } from '../../../../platform/http/may.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { workDays } from '../contract.ts'
import * as store from '../reading/store.ts'
import { supervisedBy } from '../reading/visibility.ts'
import { batchInProgress } from './exporting.ts'
import * as rules from './rules.ts'
import { workDayApprovals } from './waiting.ts'

const { approve, return: giveBack } = workDays.operations

export const mayOfWorkDays = mayOf(workDays, {
  answeredBy: ['list', 'get'],
  actions: ['approve', 'return', 'unapprove', 'correct'],
  outcomes(asked, rows) {
    const ids = rows.map(row => ('workDayId' in row ? row.workDayId : row.id) ?? '')
    const delegable = { kind: workDayApprovals.kind, ids, operations: { approve, return: giveBack } }
    return alsoOnBehalf(asked, delegable, async call => {
      const { db, caller, now, contributions } = call
      const [days, { selfApprovalAllowed }, inProgress] = await Promise.all([
        store.findStates(
          db,
          ids.filter(id => id !== ''),
          supervisedBy(caller),
        ),
        settingsOf(db),
        contributions(batchInProgress)(db),
      ])
      const byId = new Map(days.map(day => [day.id, day]))
      const approver = { membershipId: caller.membership.id, selfApprovalAllowed }
      return ids.map(id => {
        const day = byId.get(id)
        if (!day) return {}
        const { locked } = day
        return {
          approve: rules.approve(day, approver, day, now),
          return: rules.returnToEmployee(day, '', locked, now),
          unapprove: rules.unapprove(day, null, locked, now),
          correct: rules.exportInProgress(day, inProgress) ?? rules.correct(day, '', locked, now),
        }
      })
    })
  },
})
