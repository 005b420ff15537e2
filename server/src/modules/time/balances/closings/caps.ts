import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { flexAtPeriodEnd } from '../../work-days/port.ts'
import type { AccountOf, Movement, TransactionKind } from '../movements/record.ts'

/** What the end of a period does to an account. */
export interface AccountClosed {
  readonly cuts: readonly {
    readonly kind: TransactionKind
    readonly minutes: number
    readonly explain: string
  }[]
  readonly warning: string | null
}

interface FlexRules {
  readonly flexFloorMinutes: number
  readonly flexCeilingMinutes: number
}

/** Flexitime at the end of its tracking period (Working Time Act 12 §): what is above the ceiling is cut, what is below the floor is reported. */
export function flexClosed(balance: number, rules: FlexRules): AccountClosed {
  const { excessMinutes, shortfallMinutes } = flexAtPeriodEnd(balance, rules)
  const explain = `${balance} min at the end of the flexitime period; at most ${rules.flexCeilingMinutes} min go on (Working Time Act 12 §).`
  return {
    cuts: excessMinutes > 0 ? [{ kind: 'cap_cut', minutes: -excessMinutes, explain }] : [],
    warning:
      shortfallMinutes > 0
        ? `${balance} min are ${shortfallMinutes} min below the floor of ${rules.flexFloorMinutes} min.`
        : null,
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
    explain: `${balance} min at the end of the year; the bank holds at most ${ceilingMinutes} min.`,
  }
  const expiry = {
    kind: 'expiry' as const,
    minutes: carried - capped,
    explain: `${capped} min at the end of the year, of which at most ${carryOverMinutes} min are carried over.`,
  }
  return {
    cuts: [cut, expiry].filter(({ minutes }) => minutes !== 0),
    warning:
      balance < floorMinutes
        ? `${balance} min are ${floorMinutes - balance} min below the floor of ${floorMinutes} min.`
        : null,
  }
}

/** The rows of a closing of an account, on the last day of the period. */
export const movementsOfClosing = (
  { membershipId, kind, timeBankId }: AccountOf,
  { cuts }: AccountClosed,
  { date, closingId }: { readonly date: PlainDate; readonly closingId: Id },
): Movement[] =>
  cuts.map(({ kind: transactionKind, minutes, explain }) => ({
    membershipId,
    kind,
    timeBankId,
    effectiveDate: date,
    minutes,
    transactionKind,
    sourceType: 'closing',
    sourceId: closingId,
    explain,
  }))
