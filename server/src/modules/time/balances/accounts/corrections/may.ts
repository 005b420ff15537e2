import { mayOf } from '../../../../../platform/http/may.ts'
import { alsoOnBehalf } from '../../../../people/approvals/port.ts'
import { movableBy } from '../visibility.ts'
import { balanceCorrections } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { correctionsWaiting, decidableBy } from './waiting.ts'

const { approve, decline } = balanceCorrections.operations

export const mayOfBalanceCorrections = mayOf(balanceCorrections, {
  answeredBy: ['list', 'get'],
  actions: ['approve', 'decline', 'withdraw'],
  outcomes(asked, rows) {
    const ids = rows.map(({ id }) => id)
    const delegable = { kind: correctionsWaiting.kind, ids, operations: { approve, decline } }
    return alsoOnBehalf(asked, delegable, async ({ db, caller, now }) => {
      const found = await store.correctionsWithIds(db, ids, {
        visible: movableBy(caller),
        decidable: decidableBy(caller),
      })
      const byId = new Map(found.map(each => [each.id, each]))
      const deciding = { by: caller.membership.id, onBehalfOf: caller.onBehalfOf?.id, now }
      return ids.map(id => {
        const correction = byId.get(id)
        if (!correction) return {}
        const withdraw = rules.withdraw(correction, deciding)
        return correction.isDecidable
          ? {
              approve: rules.approve(correction, deciding),
              decline: rules.decline(correction, null, deciding),
              withdraw,
            }
          : { withdraw }
      })
    })
  },
})
