import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AskedPeriod, PlannedPeriod } from '../../absences/port.ts'

/** What is left on an account above its floor. */
export interface Left {
  readonly availableMinutes: number
}

/**
 * What absences take from balances: what each day, or the part of it, expects. Asked for together, those of one account take
 * from it one after the other.
 */
export function planTaking(
  asked: readonly AskedPeriod[],
  leftOf: (membershipId: Id, ref: string, periodId: Id) => Left,
): PlannedPeriod[] {
  const taken = new Map<string, number>()
  return asked.map(({ periodId, membershipId, ref, dates }) => {
    const days = dates.map(({ date, minutes }) => ({
      date,
      amount: minutes ?? 0,
      unit: 'minutes' as const,
      reason: minutes === null || minutes === 0 ? 'The day expects nothing.' : null,
    }))
    const needed = days.reduce((sum, { amount }) => sum + amount, 0)
    const key = `${membershipId} ${ref}`
    const available = leftOf(membershipId, ref, periodId).availableMinutes - (taken.get(key) ?? 0)
    if (needed > available) {
      const detail = `The absence takes ${needed} min, and ${Math.max(0, available)} min are left.`
      const refusal = { code: 'balance_floor_exceeded', detail, available: Math.max(0, available) }
      return { periodId, membershipId, ref, days, refusal }
    }
    taken.set(key, (taken.get(key) ?? 0) + needed)
    return { periodId, membershipId, ref, days, refusal: null }
  })
}
