import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { payrollLockLife } from '../contract.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const by = newId()
const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31', groupId: null, reason: null }
const made = rules.lock(october, [], { id: newId(), by, now })
if (made.refusal !== undefined) throw new Error(made.detail)
const lock = made.state

export const payrollLockTable = lifecycleTable({
  life: payrollLockLife,
  starts: () => [lock.state],
  actions: {
    lift: [
      state => {
        const lifted = { liftedAt: now, liftedByMembershipId: by }
        return outcomeOf(
          rules.lift({ ...lock, state, ...(state === 'lifted' && lifted) }, null, by, now),
          after => after.state,
        )
      },
    ],
  },
})
