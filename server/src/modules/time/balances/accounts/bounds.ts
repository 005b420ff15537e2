import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { BalanceKind } from '../movements/record.ts'

/** What an account may hold on a date, and when it is settled. */
export interface AccountBounds {
  readonly floorMinutes: number | null
  readonly ceilingMinutes: number | null
  readonly settlesOn: PlainDate | null
  /** So much at most goes on into the next year; null: all of it. */
  readonly carryOverMinutes: number | null
}

const unbounded: AccountBounds = {
  floorMinutes: null,
  ceilingMinutes: null,
  settlesOn: null,
  carryOverMinutes: null,
}

interface FlexRules {
  readonly kind: string
  readonly flexFloorMinutes: number
  readonly flexCeilingMinutes: number
  readonly flexPeriodMonths: number
}

interface BankRules {
  readonly floorMinutes: number
  readonly ceilingMinutes: number | null
  readonly carryOverMinutes: number | null
}

/** By the worktime model of the member and the version of the time bank on the date; null where there is none. */
export function boundsOf(
  kind: BalanceKind,
  date: PlainDate,
  model: FlexRules | null,
  bank: BankRules | null,
): AccountBounds {
  switch (kind) {
    case 'flex':
      if (model?.kind !== 'flex') return unbounded
      return {
        floorMinutes: model.flexFloorMinutes,
        ceilingMinutes: model.flexCeilingMinutes,
        settlesOn: lastOfFlexPeriod(date, model.flexPeriodMonths),
        carryOverMinutes: null,
      }
    case 'time_bank':
      return bank ? { ...banked(bank), settlesOn: `${date.slice(0, 4)}-12-31` } : unbounded
    default:
      return { ...unbounded, floorMinutes: 0 }
  }
}

/** The last day of the flexitime period of a date: periods of so many months follow each other from January on, and end with the year. */
export function lastOfFlexPeriod(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const last = Math.min(12, Math.ceil(month / months) * months)
  const following = last === 12 ? `${year + 1}-01-01` : `${year}-${String(last + 1).padStart(2, '0')}-01`
  return addDays(following, -1)
}

/** The first day of the flexitime period that ends on a date. */
export function firstOfFlexPeriod(last: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = last.split('-').map(Number)
  const first = Math.floor((month - 1) / months) * months + 1
  return `${year}-${String(first).padStart(2, '0')}-01`
}

const banked = ({ floorMinutes, ceilingMinutes, carryOverMinutes }: BankRules) => ({
  floorMinutes,
  ceilingMinutes,
  carryOverMinutes,
})
