import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import { selfApprovalAllowed } from '../../../company/organisation/port.ts'
import { dayWarningReasons } from '../interpretation/warning-reasons.ts'
import { subjectsOfDays } from '../reading/subjects.ts'
import { supervisedBy } from '../reading/visibility.ts'
import { isLocked, isOutsideEmployment } from '../reading/store.ts'

/** Confirmed days wait for anyone who has authority over the member. */
export const workDayApprovals: ApprovalSource = {
  kind: 'work_day',
  delegable: true,
  words: {
    allowed: '`approve` and `return` of a work day',
    warnings: 'warnings of the work day',
  },
  waitingFor: caller => sql`
    select 'work_day' as kind, d.id as subject_id, d.id as work_day_id, d.membership_id, d.work_date,
      d.updated_at as submitted_at, d.updated_at, 1 as stage, 1 as stages, null::uuid[] as approver_ids,
      ${allowedDecisions(caller)} as allowed_decisions, ${warnings(caller)} as warnings
    from work_days d
    where d.org_id = ${caller.organisation.id} and d.status = 'confirmed' and ${supervisedBy(caller)}`,
  subjectsOf: subjectsOfDays,
  warnings: {
    reasons: dayWarningReasons,
    of: (orgId, subjectId) => sql`(
      select i.interpretation -> 'warnings' from work_day_interpretations i
      where i.org_id = ${orgId} and i.work_day_id = ${subjectId})`,
  },
}

/** What stops the approval. */
const warnings = ({ organisation: { id: orgId }, membership }: Caller): RawBuilder<string[]> => sql<string[]>`
  case
    when d.membership_id = ${membership.id} and not ${selfApprovalAllowed(orgId)} then array['self_approval_forbidden']
    when ${isLocked(orgId)} then array['period_locked']
    when ${isOutsideEmployment(orgId)} then array['day_outside_employment']
    else array[]::text[] end`

/** The decisions that would not be refused now. */
function allowedDecisions({ organisation, membership, credential }: Caller): RawBuilder<string[]> {
  if (credential.readOnly) return sql<string[]>`array[]::text[]`
  const { id: orgId } = organisation
  return sql<string[]>`case when ${isLocked(orgId)} then array[]::text[]
    when ${isOutsideEmployment(orgId)} or d.membership_id = ${membership.id} and not ${selfApprovalAllowed(orgId)}
      then array['return']
    else array['approve', 'return'] end`
}
