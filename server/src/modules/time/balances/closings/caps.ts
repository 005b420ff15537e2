import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { BalanceReason } from '../reasons.ts'
import { flexAtPeriodEnd } from '../../work-days/port.ts'
import type { AccountOf, Movement, TransactionKind } from '../movements/record.ts'

/** What the end of a period does to an account. */
export interface AccountClosed {
  readonly cuts: readonly {
    readonly kind: TransactionKind
    readonly minutes: number
    readonly explanation: BalanceReason
  }[]
  readonly warning: BalanceReason | null
}

interface FlexRules {
  readonly flexFloorMinutes: number
  readonly flexCeilingMinutes: number
}

/** Flexitime at the end of its tracking period (Working Time Act 12 §): what is above the ceiling is cut, what is below the floor is reported. */
export function flexClosed(balance: number, rules: FlexRules): AccountClosed {
  const { excessMinutes, shortfallMinutes } = flexAtPeriodEnd(balance, rules)
  const { flexCeilingMinutes: ceilingMinutes, flexFloorMinutes: floorMinutes } = rules
  const explanation = {
    code: 'flex_above_ceiling',
    values: { balanceMinutes: balance, ceilingMinutes },
  } as const
  return {
    cuts: excessMinutes > 0 ? [{ kind: 'cap_cut', minutes: -excessMinutes, explanation }] : [],
    warning: shortfallMinutes > 0 ? belowFloor(balance, shortfallMinutes, floorMinutes) : null,
  }
}

interface BankRules {
  readonly floorMinutes: number
  readonly ceilingMinutes: number | null
  readonly carryOverMinutes: number | null
}

/** A time bank at the end of a year: what is above its ceiling is cut, and what is not carried over expires. */
export function bankClosed(balance: number, rules: BankRules): AccountClosed {
  const { floorMinutes, ceilingMinutes, carryOverMinutes } = rules
  const capped = ceilingMinutes === null ? balance : Math.min(balance, ceilingMinutes)
  const carried = carryOverMinutes === null ? capped : Math.min(capped, carryOverMinutes)
  const cut = {
    kind: 'cap_cut' as const,
    minutes: capped - balance,
    explanation: {
      code: 'time_bank_above_ceiling' as const,
      values: { balanceMinutes: balance, ceilingMinutes: ceilingMinutes ?? balance },
    },
  }
  const expiry = {
    kind: 'expiry' as const,
    minutes: carried - capped,
    explanation: {
      code: 'time_bank_not_carried_over' as const,
      values: { balanceMinutes: capped, carryOverMinutes: carryOverMinutes ?? capped },
    },
  }
  return {
    cuts: [cut, expiry].filter(({ minutes }) => minutes !== 0),
    warning: balance < floorMinutes ? belowFloor(balance, floorMinutes - balance, floorMinutes) : null,
  }
}

const belowFloor = (
  balanceMinutes: number,
  shortfallMinutes: number,
  floorMinutes: number,
): BalanceReason => ({
  code: 'balance_below_floor',
  values: { balanceMinutes, shortfallMinutes, floorMinutes },
})

/** The rows of a closing of an account, on the last day of the period. */
export const movementsOfClosing = (
  { membershipId, kind, timeBankId }: AccountOf,
  { cuts }: AccountClosed,
  { date, closingId }: { readonly date: PlainDate; readonly closingId: Id },
): Movement[] =>
  cuts.map(({ kind: transactionKind, minutes, explanation }) => ({
    membershipId,
    kind,
    timeBankId,
    effectiveDate: date,
    minutes,
    transactionKind,
    sourceType: 'closing',
    sourceId: closingId,
    explanation,
  }))
