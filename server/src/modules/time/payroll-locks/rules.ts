import type { FactOf } from '../../../platform/contract/events.ts'
import { start, step } from '../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type PayrollLock, payrollLockLife, type payrollLocks } from './contract.ts'

type LockEvents = (typeof payrollLocks)['events']

export interface PeriodToLock {
  readonly periodStart: PlainDate
  readonly periodEnd: PlainDate
  readonly groupId: Id | null
  readonly reason: string | null
}

/** Locks a period, unless it ends before it starts or a live lock covers all of it already. */
export function lock(
  period: PeriodToLock,
  live: readonly PayrollLock[],
  made: { readonly id: Id; readonly by: Id; readonly now: Instant },
): Decision<
  PayrollLock,
  FactOf<LockEvents, 'payroll_period.locked'>,
  'range_end_before_start' | 'payroll_period_already_locked'
> {
  if (period.periodEnd < period.periodStart)
    return refuse('range_end_before_start', 'The period ends before it starts.')
  const covering = live.find(held => covers(held, period))
  if (covering)
    return refuse('payroll_period_already_locked', 'A live lock covers the period.', { lockId: covering.id })
  const locked: PayrollLock = {
    id: made.id,
    ...period,
    state: start(payrollLockLife),
    lockedAt: made.now,
    lockedByMembershipId: made.by,
    liftedAt: null,
    liftedByMembershipId: null,
    updatedAt: made.now,
  }
  const { id: lockId, periodStart, periodEnd, lockedAt } = locked
  return accept(locked, {
    facts: [{ event: 'payroll_period.locked', payload: { lockId, periodStart, periodEnd, lockedAt } }],
    audit: [
      { action: 'payroll_locks.create', targetType: 'payroll_lock', targetId: lockId, reason: period.reason },
    ],
  })
}

const covers = (held: PayrollLock, period: PeriodToLock): boolean =>
  (held.groupId === null || held.groupId === period.groupId) &&
  held.periodStart <= period.periodStart &&
  held.periodEnd >= period.periodEnd

export function lift(
  held: PayrollLock,
  reason: string | null,
  actor: Id,
  now: Instant,
): Decision<PayrollLock, FactOf<LockEvents, 'payroll_period.lock_lifted'>, 'payroll_lock_already_lifted'> {
  const next = step(payrollLockLife, 'lift', held.state, {
    detail: `The lock was lifted at ${held.liftedAt}.`,
  })
  if (isRefused(next)) return next
  const lifted: PayrollLock = {
    ...held,
    state: next.state,
    liftedAt: now,
    liftedByMembershipId: actor,
    updatedAt: now,
  }
  return accept(lifted, {
    facts: [{ event: 'payroll_period.lock_lifted', payload: { lockId: held.id, liftedAt: now } }],
    audit: [
      {
        action: 'payroll_locks.lift',
        targetType: 'payroll_lock',
        targetId: held.id,
        changes: [{ field: 'state', from: held.state, to: lifted.state }],
        reason,
      },
    ],
  })
}
