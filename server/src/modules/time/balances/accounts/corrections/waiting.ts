import { type RawBuilder, sql } from 'kysely'
import { type Caller, decidersOf } from '../../../../../platform/access/caller.ts'
import { mayCall } from '../../../../../platform/access/gates.ts'
import type { ApprovalSource } from '../../../../people/approvals/port.ts'
import { underAuthorityOf } from '../../../../people/members/port.ts'
import { keepsBalances } from '../visibility.ts'
import { balanceCorrections } from './contract.ts'
import { subjectsOfCorrections } from './subjects.ts'

/** A fragment: whether the correction `a` is the caller's to decide: of everybody, or of a report. One's own is refused by the rules. */
export const decidableBy = (caller: Caller): RawBuilder<boolean> =>
  keepsBalances(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(a.membership_id = ${caller.membership.id} or ${underAuthorityOf(caller, sql`a.org_id`, sql`a.membership_id`)})`

/** Corrections of balances wait for a second person: whoever has authority over the member, payroll or an administrator. */
export const correctionsWaiting: ApprovalSource = {
  kind: 'balance_correction',
  delegable: true,
  words: {
    allowed: 'of a correction of a balance',
    whose: 'whose balance it is',
  },
  waitingFor(caller) {
    const { organisation } = caller
    const decides = mayCall(caller, balanceCorrections.operations.approve)
      ? sql<string[]>`array['approve', 'decline']`
      : sql<string[]>`array[]::text[]`
    const reached = keepsBalances(caller)
      ? sql<boolean>`true`
      : underAuthorityOf(caller, sql`c.org_id`, sql`c.membership_id`)
    return sql`
      select 'balance_correction' as kind, c.id as subject_id, null::uuid as work_day_id, c.membership_id,
        c.effective_date as work_date, c.created_at as submitted_at, c.updated_at, 1 as stage, 1 as stages,
        null::uuid[] as approver_ids, ${decides} as allowed_decisions, array[]::text[] as warnings
      from balance_corrections c
      where c.org_id = ${organisation.id} and c.state = 'submitted' and ${reached}
        and c.membership_id <> all(${decidersOf(caller)}::uuid[])
        and coalesce(c.asked_by_membership_id <> all(${decidersOf(caller)}::uuid[]), true)`
  },
  subjectsOf: subjectsOfCorrections,
}
