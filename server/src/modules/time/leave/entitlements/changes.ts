import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { FactListener } from '../../../../platform/events/event-log.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ConcernedDrafts, TermsChanged } from '../../../company/catalogs/port.ts'
import { membersUnderModels } from '../../../people/members/port.ts'
import type { ApprovalFollower } from '../../work-days/port.ts'
import { allGroups, type ConcernedMembers, groupStretchesOf, membersFrom } from '../groups/port.ts'
import { foundAnew, type LeaveChangeReason } from '../reasons.ts'
import { markChanged, openAccounts } from './store.ts'

const longAgo = '1900-01-01'
const never = '2999-12-31'

/** Holidays, models and employments decide what days are worth: what was earned by them is worked out anew. */
export const followTerms: TermsChanged = (tx, concerned) => {
  const { from, dayTypeId, entryTypeId, overtimeRuleSetId } = concerned
  if ((dayTypeId ?? entryTypeId ?? overtimeRuleSetId) !== undefined) return Promise.resolve()
  const start = from ?? longAgo
  return markChanged(tx, ofConcerned(tx, concerned), start, reasonOf(concerned))
}

function ofConcerned(tx: WriteTransaction, { from, to, membershipIds, worktimeModelId }: ConcernedDrafts) {
  if (membershipIds) return sql`a.membership_id = any(${membershipIds}::uuid[])`
  if (worktimeModelId === undefined) return sql`true`
  const models = sql`${[worktimeModelId]}::uuid[]`
  return sql`a.membership_id in (
    select u.membership_id from ${membersUnderModels(tx.orgId, models, from ?? longAgo, to ?? never)} u)`
}

function reasonOf({ membershipIds, worktimeModelId, from }: ConcernedDrafts): LeaveChangeReason {
  const what = worktimeModelId !== undefined ? 'model' : membershipIds ? 'member' : 'holidays'
  return foundAnew(what, from)
}

/** What approved days say counts in place of what was expected of them. */
export const followApprovals: ApprovalFollower = {
  order: 200,
  ahead: async tx => (what, days) => {
    if (what !== 'emptied')
      markDays(tx, days, foundAnew(what === 'approved' ? 'days_approved' : 'days_opened'))
  },
}

function markDays(
  tx: WriteTransaction,
  days: readonly { readonly membershipId: Id; readonly workDate: PlainDate }[],
  why: LeaveChangeReason,
): void {
  const first = days.map(({ workDate }) => workDate).toSorted()[0]
  if (first === undefined) return
  const members = [...new Set(days.map(({ membershipId }) => membershipId))]
  // Only what was settled with other days than these.
  const settled = sql`a.membership_id = any(${members}::uuid[]) and a.settled_through >= ${first}`
  tx.defer(markChanged(tx, settled, first, why))
}

/** Absences that do not count as worked make months that are not full. */
export const absenceListener = (): FactListener => ({
  record(tx, facts) {
    for (const { event, payload } of facts) {
      if (!/^absence\.(decided|changed|cancelled)$/.test(event)) continue
      const { membershipId, startDate } = payload as { membershipId: Id; startDate?: PlainDate }
      const member = sql`a.membership_id = ${membershipId}`
      tx.defer(markChanged(tx, member, startDate ?? longAgo, foundAnew('absences')))
    }
  },
  committed() {},
})

/** A policy has other rules from a date on. */
export const followPolicy = (tx: WriteTransaction, policyId: Id, from: PlainDate): Promise<unknown> =>
  markChanged(tx, sql`a.leave_policy_id = ${policyId}`, from, foundAnew('policy', from))

/** Members have other policies from a date on: accounts that are wanting are opened, the others worked out anew. */
export async function followGroups(
  tx: WriteTransaction,
  { from, groupId, membershipIds }: ConcernedMembers,
): Promise<void> {
  const members = membershipIds ?? membersFrom(tx.orgId, groupId ?? '', from)
  const [groups, stretches] = await Promise.all([allGroups(tx), groupStretchesOf(tx, members)])
  const policiesOf = new Map(
    groups.map(({ id, versions }) => [id, versions.flatMap(({ leavePolicyIds }) => leavePolicyIds)]),
  )
  const wanted = stretches.flatMap(({ membershipId, leaveGroupId }) =>
    (policiesOf.get(leaveGroupId ?? '') ?? []).map(leavePolicyId => ({ membershipId, leavePolicyId })),
  )
  const there = [...new Set(stretches.map(({ membershipId }) => membershipId))]
  if (wanted.length > 0) await openAccounts(tx, wanted)
  const why = foundAnew('group', from)
  await markChanged(tx, sql`a.membership_id = any(${there}::uuid[])`, from, why)
}
