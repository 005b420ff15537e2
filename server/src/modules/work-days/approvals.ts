import { sql } from 'kysely'
import type { ApprovalSource } from '../approvals/port.ts'
import { supervisedBy } from './handlers/visibility.ts'

/** Confirmed days wait for whoever has authority over the member. */
export const workDayApprovals: ApprovalSource = {
  kind: 'work_day',
  waitingFor: caller => sql`
    select 'work_day' as kind, d.id as subject_id, d.id as work_day_id, d.membership_id, d.work_date,
      d.updated_at as submitted_at, array['approve', 'return'] as allowed_decisions
    from work_days d
    where d.org_id = ${caller.organisation.id} and d.status = 'confirmed' and ${supervisedBy(caller)}`,
}
