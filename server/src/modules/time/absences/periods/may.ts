import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { type MayCall, mayOf } from '../../../../platform/http/may.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { alsoOnBehalf } from '../../../people/approvals/port.ts'
import { approvalRefusal } from './approver.ts'
import { absences } from './contract.ts'
import { absenceLife } from './life.ts'
import * as moves from './moves.ts'
import * as store from './store.ts'
import { absencesWaiting } from './waiting.ts'

const { approve, decline, return: giveBack, cancel } = absences.operations

/** What may be done with the absences of others; how it comes out where days or accounts have a say is not looked at. */
export const mayOfAbsences = mayOf(absences, {
  answeredBy: ['list', 'get'],
  actions: ['update', 'submit', 'approve', 'decline', 'return', 'requestCancellation', 'cancel'],
  outcomes(asked, rows) {
    const ids = rows.map(({ id }) => id)
    const delegable = {
      ...{ kind: absencesWaiting.kind, ids },
      operations: { approve, decline, return: giveBack },
      whileWaiting: { cancel },
    }
    return alsoOnBehalf(asked, delegable, async call => {
      const { caller } = call
      const [found, { selfApprovalAllowed }] = await Promise.all([
        store.periodsWithin(call.db, ids, store.decidedBy(caller)),
        settingsOf(call.db),
      ])
      const approver = {
        membershipId: caller.membership.id,
        onBehalfOf: caller.onBehalfOf?.id,
        selfApprovalAllowed,
      }
      const moving = { now: call.now, unchanged: true, reason: null }
      const byId = new Map(found.map(period => [period.id, period]))
      return ids.map(id => {
        const period = byId.get(id)
        if (!period) return {}
        return {
          update: refusalIn(absenceLife, 'update', period.state),
          submit: refusalIn(absenceLife, 'submit', period.state),
          approve: approvalRefusal(period, approver),
          decline: moves.decline(period, approver, moving),
          return: moves.giveBack(period, approver, { ...moving, reason: '' }),
          requestCancellation: refusalIn(absenceLife, 'request_cancellation', period.state),
          cancel: moves.cancel(period, approver, moving),
        }
      })
    })
  },
})

/** What members may do with their own. */
export const mayOfOwnAbsences = mayOf(absences, {
  answeredBy: ['listOwn', 'getOwn'],
  actions: ['updateOwn', 'submitOwn', 'withdrawOwn', 'requestOwnCancellation'],
  async outcomes(call, rows) {
    const found = await ownPeriods(call, rows)
    const byId = new Map(found.map(period => [period.id, period]))
    return rows.map(({ id }) => {
      const period = byId.get(id)
      if (!period) return {}
      return {
        updateOwn: refusalIn(absenceLife, 'update', period.state),
        submitOwn: refusalIn(absenceLife, 'submit', period.state),
        withdrawOwn: moves.withdraw(period, { now: call.now, unchanged: true }),
        requestOwnCancellation: refusalIn(absenceLife, 'request_cancellation', period.state),
      }
    })
  },
})

const ownPeriods = ({ db, caller }: MayCall, rows: readonly { readonly id: Id }[]) =>
  store.periodsWithin(
    db,
    rows.map(({ id }) => id),
    store.isOwn(caller),
  )
