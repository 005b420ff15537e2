import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type EmploymentWindow, employmentsBetween } from '../../../people/members/port.ts'
import type { Holding } from '../accruals/levels.ts'
import { common, earlier, type Span } from '../accruals/spans.ts'
import { allGroups, type GroupStretch, groupStretchesOf, type KnownGroup } from '../groups/port.ts'
import { allPolicies, type KnownPolicy } from '../policies/port.ts'
import type { LeaveAccount, LeaveTransaction } from './record.ts'
import * as store from './store.ts'

/** All that is kept of the leave of members, and what it depends on besides their days. */
export interface Material {
  readonly accounts: readonly LeaveAccount[]
  readonly rowsOf: ReadonlyMap<Id, readonly LeaveTransaction[]>
  readonly policies: ReadonlyMap<Id, KnownPolicy>
  readonly holdingOf: (membershipId: Id, policyId: Id) => Holding
}

/** Reads it with as many statements for many members as for one; they travel together. */
export async function materialOf(db: TenantDb, members: IdSet): Promise<Material> {
  const [accounts, rows, policies, groups, stretches, employments] = await Promise.all([
    store.accountsOf(db, members),
    store.transactionsOf(db, members),
    allPolicies(db),
    allGroups(db),
    groupStretchesOf(db, members),
    employmentsBetween(db, members, '1900-01-01', '2999-12-31'),
  ])
  const stretchesOf = Map.groupBy(stretches, ({ membershipId }) => membershipId)
  const employmentsOf = Map.groupBy(employments, ({ membershipId }) => membershipId)
  return {
    accounts,
    rowsOf: Map.groupBy(rows, ({ accountId }) => accountId),
    policies: new Map(policies.map(policy => [policy.id, policy])),
    holdingOf(membershipId, policyId) {
      const held = heldSpans(stretchesOf.get(membershipId) ?? [], groups, policyId)
      return { held, employments: employedSpans(employmentsOf.get(membershipId) ?? [], held) }
    },
  }
}

/** When a member has a policy: while they are in a group that has it. */
export function heldSpans(
  stretches: readonly GroupStretch[],
  groups: readonly KnownGroup[],
  policyId: Id,
): Span[] {
  return stretches.flatMap(({ leaveGroupId, validFrom, validTo }) => {
    const versions = groups.find(({ id }) => id === leaveGroupId)?.versions ?? []
    const having = versions
      .filter(({ leavePolicyIds }) => leavePolicyIds.includes(policyId))
      .map(version => ({ from: version.validFrom, to: version.validTo }))
    return common([{ from: validFrom, to: validTo }], having)
  })
}

/** An employment without a known beginning begins, for leave, when the member gets the policy. */
function employedSpans(employments: readonly EmploymentWindow[], held: readonly Span[]): Span[] {
  const first = held.reduce<PlainDate | null>((from, span) => earlier(from, span.from), null)
  return employments
    .flatMap(({ startDate, endDate }) => {
      const from = startDate ?? first
      return from === null ? [] : [{ from, to: endDate }]
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
