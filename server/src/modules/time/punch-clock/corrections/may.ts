import { mayOf } from '../../../../platform/http/may.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { punchCorrections } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { correctionsWaiting } from './waiting.ts'

const { approve, decline } = punchCorrections.operations

export const mayOfCorrections = mayOf(punchCorrections, {
  answeredBy: ['listTeam', 'get'],
  actions: ['approve', 'decline', 'withdraw'],
  outcomes: (asked, rows) =>
    alsoOnBehalf(asked, correctionsWaiting.kind, { approve, decline }, async ({ db, caller, now }) => {
      const ids = rows.map(({ id }) => id)
      const { id: actorMembershipId } = caller.membership
      const [found, { selfApprovalAllowed }] = await Promise.all([
        store.correctionsToDecide(db, ids, caller),
        settingsOf(db),
      ])
      const byId = new Map(found.map(each => [each.correction.id, each]))
      const deciding = { now, actorMembershipId, unchanged: true }
      return ids.map(id => {
        const { correction, punch = null, supervised = false } = byId.get(id) ?? {}
        if (!correction) return {}
        return {
          ...(supervised && {
            approve: rules.approve(correction, { ...deciding, selfApprovalAllowed, punch }),
            decline: rules.decline(correction, '', deciding),
          }),
          ...(correction.membershipId === actorMembershipId && {
            withdraw: rules.withdraw(correction, deciding),
          }),
        }
      })
    }),
})
