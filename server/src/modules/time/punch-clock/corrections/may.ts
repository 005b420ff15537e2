import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { punchCorrections } from './contract.ts'
import { correctionLife } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { correctionsWaiting } from './waiting.ts'

const { approve, decline } = punchCorrections.operations

export const mayOfCorrections = mayOf(punchCorrections, {
  answeredBy: ['listTeam', 'get'],
  actions: ['approve', 'decline'],
  outcomes(asked, rows) {
    const ids = rows.map(({ id }) => id)
    const delegable = { kind: correctionsWaiting.kind, ids, operations: { approve, decline } }
    return alsoOnBehalf(asked, delegable, async ({ db, caller, now }) => {
      const { id: actorMembershipId } = caller.membership
      const [found, { selfApprovalAllowed }] = await Promise.all([
        store.correctionsWithin(db, ids, store.supervisedBy(caller)),
        settingsOf(db),
      ])
      const byId = new Map(found.map(each => [each.correction.id, each]))
      const deciding = { now, actorMembershipId, unchanged: true }
      return ids.map(id => {
        const { correction, punch = null } = byId.get(id) ?? {}
        if (!correction) return {}
        return {
          approve: rules.approve(correction, { ...deciding, selfApprovalAllowed, punch }),
          decline: rules.decline(correction, '', deciding),
        }
      })
    })
  },
})

/** What members may do with those that they asked for. */
export const mayOfOwnCorrections = mayOf(punchCorrections, {
  answeredBy: ['listOwn'],
  actions: ['withdraw'],
  outcomes: (_, rows) =>
    rows.map(({ state }) => ({ withdraw: refusalIn(correctionLife, 'withdraw', state) })),
})
