import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import {
  type AbsenceAccounts,
  type AbsenceDayReason,
  type AbsenceReason,
  absenceReasonInEnglish,
  type AskedPeriod,
  type PlanContext,
  type PlannedPeriod,
} from '../../absences/port.ts'
import { boundsBetween } from '../accounts/terms.ts'
import { alignMovements, reverseMovements } from '../movements/moving.ts'
import type { AccountOf, BalanceKind, Movement } from '../movements/record.ts'
import { balancesOn, rowsOfSources } from '../movements/store.ts'
import { timeBanks } from '../time-banks/register.ts'

const kinds: readonly string[] = ['flex', 'overtime', 'banked_leave'] satisfies readonly BalanceKind[]

/** Everything that is written, planned absences included, has its day before this. */
const lastDate = '9999-12-31'

/** Absences that are taken from balances: flex days, overtime as time off, days from a time bank. */
export const absencesFromBalances: AbsenceAccounts = {
  kind: 'balance',

  async known(db, refs) {
    const banks = refs.some(isId) ? await timeBanks.store.list(db) : []
    const active = new Set(banks.flatMap(({ id, active: inUse }) => (inUse ? [id] : [])))
    return new Set(refs.filter(ref => kinds.includes(ref) || active.has(ref.toLowerCase())))
  },

  plan: planned,

  async take(tx, periods, why) {
    const inForce = await rowsOfSources(
      tx,
      'absence',
      periods.map(({ periodId }) => periodId),
    )
    alignMovements(tx, inForce, periods.flatMap(usageOf), {
      explanation: { code: 'absence_changed', values: {} },
      reason: absenceReasonInEnglish(why),
    })
  },

  giveBack: (tx, periodIds, why) =>
    reverseMovements(
      tx,
      { sourceType: 'absence', sourceIds: periodIds },
      { explanation: { code: givenBackBecause(why), values: {} }, reason: absenceReasonInEnglish(why) },
    ),
}

/** What gives back may take anew: where the rules are others, the absence stands. */
const givenBackBecause = ({ values: { because } }: AbsenceReason): 'absence_cancelled' | 'absence_changed' =>
  because === 'cancelled' || because === 'import_undone' ? 'absence_cancelled' : 'absence_changed'

async function planned(
  db: TenantDb,
  asked: readonly AskedPeriod[],
  { today }: PlanContext,
): Promise<PlannedPeriod[]> {
  if (asked.length === 0) return []
  const members = [...new Set(asked.map(({ membershipId }) => membershipId))]
  const dates = [today, ...asked.flatMap(period => period.dates.map(({ date }) => date))].toSorted()
  const [balances, own, boundsOn] = await Promise.all([
    balancesOn(db, members, lastDate),
    rowsOfSources(
      db,
      'absence',
      asked.map(({ periodId }) => periodId),
    ),
    boundsBetween(db, members, dates[0] ?? today, dates.at(-1) ?? today),
  ])
  const balanceOf = new Map(balances.map(one => [keyOf(one), one.minutes]))
  const takenBy = Map.groupBy(own, ({ sourceId }) => sourceId)
  const lastOf = new Map(asked.map(({ periodId, dates: own }) => [periodId, lastDateOf(own, today)]))
  return planTaking(asked, (membershipId, ref, periodId) => {
    const account = accountOf(membershipId, ref)
    const taken = (takenBy.get(periodId) ?? [])
      .filter(row => keyOf(row) === keyOf(account))
      .reduce((sum, { minutes }) => sum + minutes, 0)
    const floor = boundsOn(account, lastOf.get(periodId) ?? today).floorMinutes ?? 0
    return { availableMinutes: (balanceOf.get(keyOf(account)) ?? 0) - taken - floor }
  })
}

const lastDateOf = (dates: readonly { readonly date: PlainDate }[], today: PlainDate): PlainDate =>
  dates.reduce((last, { date }) => (date > last ? date : last), dates[0]?.date ?? today)

const accountOf = (membershipId: Id, ref: string): AccountOf =>
  isId(ref)
    ? { membershipId, kind: 'time_bank', timeBankId: ref.toLowerCase() }
    : { membershipId, kind: ref as BalanceKind, timeBankId: null }

const keyOf = ({ membershipId, kind, timeBankId }: AccountOf): string =>
  `${membershipId} ${kind} ${timeBankId}`

const usageOf = ({ periodId, membershipId, ref, days }: PlannedPeriod): Movement[] =>
  days.map(({ date, amount }) => ({
    ...accountOf(membershipId, ref),
    effectiveDate: date,
    minutes: -amount,
    transactionKind: 'usage',
    sourceType: 'absence',
    sourceId: periodId,
    explanation: { code: 'absence_takes_balance', values: { date, minutes: amount } },
  }))

/** What is left on an account above its floor. */
interface Left {
  readonly availableMinutes: number
}

const takesNoBalance: AbsenceDayReason = { code: 'absence_day_takes_no_balance', values: {} }

/**
 * What absences take from balances: what each day, or the part of it, expects. Asked for together, those of one account take
 * from it one after the other.
 */
function planTaking(
  asked: readonly AskedPeriod[],
  leftOf: (membershipId: Id, ref: string, periodId: Id) => Left,
): PlannedPeriod[] {
  const taken = new Map<string, number>()
  return asked.map(({ periodId, membershipId, ref, dates }) => {
    const days = dates.map(({ date, minutes }) => ({
      date,
      amount: minutes ?? 0,
      unit: 'minutes' as const,
      reason: minutes === null || minutes === 0 ? takesNoBalance : null,
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
