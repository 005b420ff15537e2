import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  isRefused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { BalanceAccount } from '../movements/record.ts'
import { type Payout, payoutLife } from './record.ts'

interface Wanted {
  readonly minutes: number
  readonly effectiveDate?: PlainDate
  readonly reason: string
}

interface Circumstances {
  readonly id: Id
  readonly by: Id
  readonly today: PlainDate
  readonly now: Instant
  /** What is there at the end of the day, and after all that is written for later. */
  readonly availableMinutes: number
  readonly selfApprovalAllowed: boolean
}

/** Pays out what is there; nobody pays themself, unless the organisation lets them. */
export function payOut(
  { id: accountId, membershipId }: BalanceAccount,
  { minutes, effectiveDate, reason }: Wanted,
  { id, by, today, now, availableMinutes, selfApprovalAllowed }: Circumstances,
): Decision<Payout, never, 'balance_own_account' | 'balance_date_in_future' | 'balance_floor_exceeded'> {
  if (membershipId === by && !selfApprovalAllowed)
    return refuse('balance_own_account', 'Own balances are paid out by somebody else.')
  const date = effectiveDate ?? today
  if (date > today) return refuse('balance_date_in_future', said`${{ date }} is after today, ${{ today }}.`)
  const available = Math.max(0, availableMinutes)
  if (minutes > available)
    return refuse('balance_floor_exceeded', `${available} min can be paid out.`, { available })
  const payout: Payout = {
    id,
    accountId,
    membershipId,
    effectiveDate: date,
    minutes,
    reason: reason.trim(),
    state: start(payoutLife),
    exportBatchId: null,
    askedByMembershipId: by,
    createdAt: now,
    updatedAt: now,
  }
  const changes = [
    { field: 'minutes', to: minutes },
    { field: 'effectiveDate', to: date },
  ]
  return accept(payout, { audit: [auditLine('create', payout, changes)] })
}

export function withdraw(
  payout: Payout,
  now: Instant,
): Decision<Payout, never, 'balance_payout_not_waiting'> {
  const next = step(payoutLife, 'withdraw', payout.state, { detail: `The payout is ${payout.state}.` })
  if (isRefused(next)) return next
  const withdrawn: Payout = { ...payout, state: next.state, updatedAt: now }
  const changes = [{ field: 'state', from: payout.state, to: withdrawn.state }]
  return accept(withdrawn, { audit: [auditLine('withdraw', withdrawn, changes)] })
}

/** Puts a waiting payout into a payroll batch. Throws for one in another state: a batch moves those that it read. */
export const tell = (payout: Payout, exportBatchId: Id, now: Instant): Accepted<Payout, never> =>
  followed(payout, { state: step(payoutLife, 'tell', payout.state).state, exportBatchId }, now)

/** Gives a payout of a batch back that is cancelled. Throws as `tell` does. */
export const release = (payout: Payout, now: Instant): Accepted<Payout, never> =>
  followed(payout, { state: step(payoutLife, 'release', payout.state).state, exportBatchId: null }, now)

const followed = (
  payout: Payout,
  change: Pick<Payout, 'state' | 'exportBatchId'>,
  now: Instant,
): Accepted<Payout, never> => accept({ ...payout, ...change, updatedAt: now })

const auditLine = (
  action: string,
  { id, reason }: Payout,
  changes: readonly { readonly field: string; readonly from?: unknown; readonly to?: unknown }[],
) => ({
  action: `balance_payouts.${action}`,
  targetType: 'balance_payout',
  targetId: id,
  changes,
  reason,
})
