import { module } from '../../../platform/module.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import {
  type KeepInLocks,
  keepInLocks as keepInLocksSlot,
  staffGroupsBetween,
} from '../../people/members/port.ts'
import { payrollLocks } from './contract.ts'
import { handlers } from './handlers.ts'

/** A day that would leave the lock of its group, and be in no other. */
interface LeavingDay {
  readonly lockId: Id
  readonly workDate: PlainDate
}

/** Refuses to give a member another staff group on dates on which a live lock of their group holds their days. */
const keepInLocks: KeepInLocks = async (tx, { membershipId, groupId, from, to }) => {
  const last = to ?? '9999-12-31'
  const [left] = await tx.sql<LeavingDay>`
    select l.id as lock_id, greatest(l.period_start, g.valid_from, ${from}) as work_date
    from payroll_locks l join ${staffGroupsBetween(tx.orgId, [membershipId], from, last)} g on g.assigned_id = l.group_id
    where l.org_id = ${tx.orgId} and l.lifted_at is null and l.group_id is distinct from ${groupId}::uuid
      and greatest(l.period_start, g.valid_from, ${from}) <= least(l.period_end, g.valid_to, ${last})
      and not exists (
        select from payroll_locks o
        where o.org_id = ${tx.orgId} and o.lifted_at is null and (o.group_id is null or o.group_id = ${groupId}::uuid)
          and o.period_start <= greatest(l.period_start, g.valid_from, ${from})
          and o.period_end >= least(l.period_end, g.valid_to, ${last}))
    order by 2 limit 1`
  if (!left) return
  const { lockId, workDate } = left
  const detail = `With another staff group from ${from} on, ${workDate} would leave the payroll lock ${lockId}.`
  throw new RequestRefused('period_locked', detail, { lockId, workDate, membershipId })
}

export const payrollLocksModule = module({
  contract: payrollLocks,
  handlers,
  contributes: [keepInLocksSlot.of(keepInLocks)],
})
