import { phasesOfMixedBilling } from '../phases/port.ts'
import { billingPhases } from '../recognition/port.ts'
import { type ClosingBlocker, projectWithId } from '../record/port.ts'
import { allOf } from './store.ts'

/** What is not received yet, or is received and not invoiced on. What is bought for internal work nobody will be invoiced for. */
export const openPurchases: ClosingBlocker = {
  kind: 'open_purchases',
  async count(db, projectId) {
    const [purchases, project, phases] = await Promise.all([
      allOf(db, [projectId]),
      projectWithId(db, projectId),
      phasesOfMixedBilling(db, [projectId]),
    ])
    const phaseOf = billingPhases(phases)
    return purchases.filter(purchase => {
      const { state, rebillable } = purchase
      const billing = phaseOf(purchase)?.billing ?? project?.billing
      return state === 'ordered' || (state === 'received' && rebillable && billing !== 'internal')
    }).length
  },
}
