import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { Ways } from '../../../../../../test/breadth/ways.ts'
import { moved } from '../../../absences/reasons.ts'
import { leaveOfAbsences } from '../absence-account.ts'

/** Holiday from Monday to Saturday, around the illness that the operation's example tells of. */
const julyDays = ['06', '07', '08', '09', '10', '11', '13', '14', '15', '16', '17', '18'].map(
  day => `2026-07-${day}`,
)

export const ways: Ways = ({ admin, things, world }) => {
  const balance = `/v1/leave-balances/${things['leave_balance_not_found']}`
  return {
    'leaveBalances.fallIll': async () => {
      const { membershipId, leavePolicyId: ref } = (await admin.get(balance)).body
      const days = julyDays.map(date => ({ date, amount: 1, unit: 'days' as const, reason: null }))
      const taken = { periodId: newId(), membershipId, ref, days, refusal: null }
      await world.app.services.transactions.run(
        { orgId: world.meri.id, actor: systemActor, operation: 'test.leave', requestId: 'test' },
        tx => leaveOfAbsences.take(tx, [taken], moved('approved')),
      )
      const illness = { absencePeriodId: taken.periodId, from: '2026-07-08', to: '2026-07-17' }
      return admin.post(`${balance}/illness`, { ...illness, reason: 'Pyyntö' })
    },
  }
}
