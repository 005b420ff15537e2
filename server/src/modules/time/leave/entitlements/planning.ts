import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { SUNDAY, type Weekday, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { amountOf, numberOf } from '../accruals/amounts.ts'
import { availableOn, isBearable } from '../accruals/figures.ts'
import type { History } from '../accruals/ledger.ts'
import type { Names } from '../../../../platform/vocabulary/starter-names.ts'
import type { AbsenceDayReason } from '../../absences/port.ts'
import { offByWeekday } from '../../work-days/port.ts'
import type { PolicyRules } from '../policies/shapes.ts'

/** A holiday as the organisation observes it. */
interface ObservedHoliday {
  readonly date: PlainDate
  readonly code: string
  readonly kind: 'public' | 'eve'
  readonly name: Names
}

/** Eves that are no days of annual holiday (Annual Holidays Act 162/2005, 4 §); others are ordinary days. */
const freeEves: ReadonlySet<string> = new Set(['christmas_eve', 'midsummer_eve', 'easter_saturday'])

/**
 * Why a date is no day of annual holiday, or null for one that is: Monday to Saturday but for church holidays, Independence
 * Day, May Day, Christmas Eve, Midsummer Eve and Easter Saturday (4 §).
 */
export function whyNotCounted(
  date: PlainDate,
  holiday: ObservedHoliday | undefined,
): AbsenceDayReason | null {
  if (holiday && (holiday.kind === 'public' || freeEves.has(holiday.code))) return isHoliday(holiday)
  return weekdayOf(date) === SUNDAY ? offByWeekday(date) : null
}

const isHoliday = ({ name }: ObservedHoliday): AbsenceDayReason => ({
  code: 'day_is_holiday',
  values: { holiday: name },
})

interface AskedDay {
  readonly date: PlainDate
  readonly part: 'full' | 'am' | 'pm' | 'hours'
  readonly minutes: number | null
}

interface AskedPeriod {
  readonly periodId: Id
  readonly membershipId: Id
  readonly ref: string
  readonly dates: readonly AskedDay[]
}

/** What one date of an absence takes, and why it is nothing or other than a whole day. */
interface TakenDay {
  readonly date: PlainDate
  readonly amount: number
  readonly unit: 'days' | 'minutes'
  readonly reason: AbsenceDayReason | null
}

interface Planned extends Pick<AskedPeriod, 'periodId' | 'membershipId' | 'ref'> {
  readonly days: readonly TakenDay[]
  readonly refusal: { readonly code: string; readonly detail: string; readonly available: number } | null
}

interface KnownAccount {
  readonly account: { readonly membershipId: Id }
  readonly policy: { readonly id: Id; readonly name: string; readonly unit: 'days' | 'minutes' }
  readonly history: History
}

/** What decides which dates count. */
export interface PlanTerms {
  readonly holidayOn: ReadonlyMap<PlainDate, ObservedHoliday>
  readonly targetOn: (membershipId: Id, date: PlainDate) => number
}

/** What absences take of the leave of their members, one after the other, or why they cannot. */
export function planned(
  asked: readonly AskedPeriod[],
  accounts: readonly KnownAccount[],
  terms: PlanTerms,
): Planned[] {
  const known = new Map(accounts.map(each => [`${each.account.membershipId} ${each.policy.id}`, each]))
  return asked.map(({ dates, ...period }) => {
    const place = `${period.membershipId} ${period.ref.toLowerCase()}`
    const each = known.get(place)
    if (!each) return { ...period, days: [], refusal: notHeld }
    const days = dates.map(day => takenOn(day, period.membershipId, each, terms))
    const taken = days.flatMap(({ date, amount }) => (amount > 0 ? [{ date, amount: amountOf(amount) }] : []))
    const [first] = taken
    if (first && !isBearable(each.history, taken))
      return { ...period, days, refusal: exceeded(each, first.date) }
    // What the next absence of the same member is asked for comes beside this one.
    const more = taken.map(({ date, amount }) => ({
      date,
      amount: -amount,
      kind: 'usage' as const,
      leaveYearStart: date,
      absentFrom: first?.date ?? date,
    }))
    const movements = [...each.history.movements, ...more]
    known.set(place, { ...each, history: { ...each.history, movements } })
    return { ...period, days, refusal: null }
  })
}

const notHeld = {
  code: 'leave_entitlement_exceeded',
  detail: 'The member has no leave of the policy that the absence takes from.',
  available: 0,
}

function exceeded({ policy, history }: KnownAccount, date: PlainDate) {
  const available = Math.max(0, numberOf(availableOn(history, date)))
  const detail = `Of ${policy.name} ${available} ${policy.unit} are left on ${date}, plans considered.`
  return { code: 'leave_entitlement_exceeded', detail, available }
}

function takenOn(
  day: AskedDay,
  membershipId: Id,
  { policy, history }: KnownAccount,
  terms: PlanTerms,
): TakenDay {
  const { date, part } = day
  const { unit } = policy
  const rules = versionAt(history.versions, date)
  const nothing = (reason: AbsenceDayReason): TakenDay => ({ date, unit, amount: 0, reason })
  if (!rules) return nothing({ code: 'absence_day_without_leave_rules', values: {} })
  const why = whyNothing(date, day.minutes, rules.countedDates, terms.holidayOn.get(date))
  if (why !== null) return nothing(why)
  if (unit === 'minutes') return { date, unit, amount: day.minutes ?? 0, reason: null }
  if (part === 'full') return { date, unit, amount: 1, reason: null }
  if (part === 'hours') {
    const target = terms.targetOn(membershipId, date)
    if (target === 0) return nothing(expectsNothing)
    const minutes = day.minutes ?? 0
    const share = Math.min(1, minutes / target)
    const reason = { code: 'absence_of_minutes', values: { minutes, targetMinutes: target } } as const
    return { date, unit, amount: numberOf(Math.round(share * 10_000)), reason }
  }
  return { date, unit, amount: 0.5, reason: { code: 'absence_of_half_day', values: { part } } }
}

const expectsNothing: AbsenceDayReason = { code: 'absence_day_expects_nothing', values: {} }

const saturday: Weekday = 6

/** Why a date of an absence takes no leave, or null. */
function whyNothing(
  date: PlainDate,
  minutes: number | null,
  counted: PolicyRules['countedDates'],
  holiday: ObservedHoliday | undefined,
): AbsenceDayReason | null {
  switch (counted) {
    case 'holiday_act':
      return whyNotCounted(date, holiday)
    case 'working_days':
      if ((minutes ?? 0) > 0) return null
      return holiday ? isHoliday(holiday) : expectsNothing
    case 'weekdays': {
      const weekday = weekdayOf(date)
      if (weekday === saturday || weekday === SUNDAY) return offByWeekday(date)
      return holiday?.kind === 'public' ? isHoliday(holiday) : null
    }
    case 'all':
      return null
  }
}
