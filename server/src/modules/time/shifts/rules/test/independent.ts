import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { RuleCode } from '../act.ts'
import type { PlanFacts, PlannedShift } from '../plan-facts.ts'
import type { RuleSetting, UnitRules } from '../settings.ts'

/** Everything in the plans of the tests begins and ends at a quarter: time is looked at quarter for quarter. */
const STEP = 15

/** What a second reading of the act finds, quarter for quarter, without a line of the engine. */
export function brokenRules(
  facts: PlanFacts,
  wanted: readonly PlannedShift[],
  settings: readonly UnitRules[],
): string[] {
  const keys = wanted.map(each => each.shiftKey)
  const plan = [...facts.shifts.filter(each => !keys.includes(each.shiftKey)), ...wanted].filter(
    each => !each.cancelled,
  )
  return wanted.flatMap(shift =>
    codes
      .filter(code => isBroken[code]({ shift, plan, facts, settings }))
      .map(code => `${shift.shiftKey} ${code} ${severityOf(code, shift, settings)}`),
  )
}

interface Case {
  readonly shift: PlannedShift
  readonly plan: readonly PlannedShift[]
  readonly facts: PlanFacts
  readonly settings: readonly UnitRules[]
}

const others = ({ shift, plan }: Case) =>
  plan.filter(each => each.membershipId === shift.membershipId && each.shiftKey !== shift.shiftKey)

const works = ({ shift }: Case) => shift.membershipId !== null && !shift.cancelled

const isBroken: Record<RuleCode, (each: Case) => boolean> = {
  shift_overlap: each => {
    const minutes = new Set(minutesOf(each.shift))
    return works(each) && others(each).some(other => minutesOf(other).some(minute => minutes.has(minute)))
  },
  shift_period_locked: ({ shift, facts }) =>
    [shift, facts.shifts.find(each => each.shiftKey === shift.shiftKey)].some(
      each => each?.membershipId && facts.locked(each.membershipId, each.workDate),
    ),
  shift_member_absent: each =>
    works(each) &&
    each.facts.absences.some(
      ({ membershipId, date, part }) =>
        membershipId === each.shift.membershipId &&
        date === each.shift.workDate &&
        minutesOf(each.shift).some(minute => {
          const at = localOf(minute, each.facts.timeZone)
          const isMorning = at.date === date && at.hour < 12
          return part === 'full' || (part === 'am' && isMorning) || (part === 'pm' && !isMorning)
        }),
    ),
  shift_unit_closed: ({ shift, facts, settings }) =>
    !shift.cancelled &&
    (facts.closures.some(
      each =>
        each.planningUnitId === shift.planningUnitId &&
        datesFrom(each.closedFrom, each.closedTo).includes(shift.workDate),
    ) ||
      (rowOf(shift, settings)?.closedOnPublicHolidays === true &&
        facts.holidays.some(({ date, kind }) => date === shift.workDate && kind === 'public'))),
  shift_daily_rest: each =>
    works(each) &&
    [...others(each), each.shift].some(one => {
      const start = minutesOf(one)[0] as number
      const day = Array.from({ length: (24 * 60) / STEP }, (_, index) => start + index * STEP)
      const own = new Set(minutesOf(each.shift))
      const touches = day.some(minute => own.has(minute))
      const periodWork = each.facts.periodWork.some(
        stretch =>
          stretch.membershipId === one.membershipId &&
          stretch.validFrom <= one.workDate &&
          (stretch.validTo ?? '9999-12-31') >= one.workDate,
      )
      const due = limitOf('shift_daily_rest', one, each.settings) ?? (periodWork ? 9 * 60 : 11 * 60)
      return touches && longestFreeOf(day, busyOf(each)) < due
    }),
  shift_weekly_rest: each => works(each) && weeksOfCase(each).some(monday => lacksWeeklyRest(each, monday)),
  shift_weekly_maximum: each => {
    const count = rowOf(each.shift, each.settings)?.averageWeeks ?? 17
    const most = (limitOf('shift_weekly_maximum', each.shift, each.settings) ?? 48 * 60) * count
    const own = mondayBefore(each.shift.workDate)
    return works(each) && startsOfStretches(own, count).some(weeks => plannedIn(each, weeks) > most)
  },
  shift_nights_in_row: each => {
    const most = limitOf('shift_nights_in_row', each.shift, each.settings) ?? 5
    const nights = [...others(each), each.shift].flatMap(one => nightsOf(one, each.facts.timeZone))
    return (
      works(each) &&
      nightsOf(each.shift, each.facts.timeZone).some(night => rowAround(night, nights).length > most)
    )
  },
  shift_above_staffing: each =>
    works(each) &&
    hoursTouched([each.shift], each.facts.timeZone).some(hour => {
      const needed = neededIn(hour, each)
      return needed?.maximum != null && Math.max(...countsIn(hour, each)) > needed.maximum
    }),
  shift_below_staffing: each => {
    const former = each.facts.shifts.find(({ shiftKey }) => shiftKey === each.shift.shiftKey)
    const spans = [
      ...(each.shift.cancelled ? [] : [each.shift]),
      ...(former?.planningUnitId === each.shift.planningUnitId ? [former] : []),
    ]
    return (
      each.shift.toldFor !== null &&
      hoursTouched(spans, each.facts.timeZone).some(
        hour => Math.min(...countsIn(hour, each)) < (neededIn(hour, each)?.minimum ?? 0),
      )
    )
  },
  shift_notice_short: ({ shift, facts, settings }) => {
    if (shift.toldFor === null) return false
    const days = Temporal.PlainDate.from(facts.today).until(shift.toldFor, { largestUnit: 'days' }).days
    return days < (limitOf('shift_notice_short', shift, settings) ?? 7)
  },
}

const codes = Object.keys(isBroken) as RuleCode[]

// Time, quarter for quarter.

const minuteOf = (instant: Instant) => Date.parse(instant) / 60_000

const spans = new WeakMap<PlannedShift, number[]>()

function minutesOf(shift: PlannedShift): number[] {
  const [start, end] = [minuteOf(shift.startAt), minuteOf(shift.endAt)]
  const known =
    spans.get(shift) ?? Array.from({ length: (end - start) / STEP }, (_, index) => start + index * STEP)
  spans.set(shift, known)
  return known
}

const locals = new Map<number, { date: PlainDate; hour: number }>()

function localOf(minute: number, timeZone: string): { date: PlainDate; hour: number } {
  const known = locals.get(minute)
  if (known) return known
  const at = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(timeZone)
  const local = { date: at.toPlainDate().toString(), hour: at.hour }
  locals.set(minute, local)
  return local
}

const later = (date: PlainDate, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

function datesFrom(from: PlainDate, to: PlainDate): PlainDate[] {
  const dates: PlainDate[] = []
  for (let each = from; each <= to; each = later(each, 1)) dates.push(each)
  return dates
}

const mondayBefore = (date: PlainDate): PlainDate =>
  Temporal.PlainDate.from(date).dayOfWeek === 1 ? date : mondayBefore(later(date, -1))

const busyOf = (each: Case) => new Set([...others(each), each.shift].flatMap(minutesOf))

function longestFreeOf(minutes: readonly number[], busy: ReadonlySet<number>): number {
  let [longest, free] = [0, 0]
  for (const minute of minutes) {
    free = busy.has(minute) ? 0 : free + STEP
    longest = Math.max(longest, free)
  }
  return longest
}

// Weeks.

/** Every week of which the shift might disturb the rest. */
const weeksOfCase = ({ shift }: Case) =>
  [-2, -1, 0, 1, 2].map(weeks => later(mondayBefore(shift.workDate), 7 * weeks))

function lacksWeeklyRest(each: Case, monday: PlainDate): boolean {
  const midnight = (date: PlainDate) =>
    Temporal.PlainDate.from(date).toZonedDateTime(each.facts.timeZone).epochMilliseconds / 60_000
  const [start, end] = [midnight(monday), midnight(later(monday, 7))]
  const busy = busyOf(each)
  const due = limitOf('shift_weekly_rest', each.shift, each.settings) ?? 35 * 60
  let lasting = 0
  let longest = 0
  let endsAt: number | null = null
  // A rest that lasts over the end of the week is followed to its end, or until it is long enough for any rule.
  for (let minute = start; minute < end || (lasting > 0 && lasting <= 20_160); minute += STEP) {
    if (busy.has(minute)) {
      if (minute >= end) endsAt = minute
      lasting = 0
      if (minute >= end) break
    } else lasting += STEP
    longest = Math.max(longest, lasting)
  }
  const within = minutesOf(each.shift).some(minute => minute >= start && minute < end)
  return longest < due && (within || endsAt === minutesOf(each.shift)[0])
}

const startsOfStretches = (own: PlainDate, count: number): PlainDate[][] =>
  Array.from({ length: count }, (_, back) =>
    Array.from({ length: count }, (__, index) => later(own, 7 * (index - back))),
  )

const plannedIn = (each: Case, mondays: readonly PlainDate[]): number =>
  each.facts.weeksAround
    .filter(
      ({ membershipId, monday }) => membershipId === each.shift.membershipId && mondays.includes(monday),
    )
    .reduce((sum, { minutes }) => sum + minutes, 0) +
  [...others(each), each.shift]
    .filter(({ workDate }) => mondays.includes(mondayBefore(workDate)))
    .reduce((sum, one) => sum + Math.max(0, minutesOf(one).length * STEP - one.breakMinutes), 0)

// Nights.

function nightsOf(shift: PlannedShift, timeZone: string): PlainDate[] {
  const minutes = new Map<PlainDate, number>()
  for (const minute of minutesOf(shift)) {
    const { date, hour } = localOf(minute, timeZone)
    const night = hour >= 23 ? date : hour < 6 ? later(date, -1) : null
    if (night !== null) minutes.set(night, (minutes.get(night) ?? 0) + STEP)
  }
  return [...minutes].filter(([, count]) => count >= 180).map(([night]) => night)
}

function rowAround(night: PlainDate, nights: readonly PlainDate[]): PlainDate[] {
  const row = [night]
  for (let each = later(night, 1); nights.includes(each); each = later(each, 1)) row.push(each)
  for (let each = later(night, -1); nights.includes(each); each = later(each, -1)) row.push(each)
  return row
}

// Hours.

interface Hour {
  readonly date: PlainDate
  readonly hour: number
}

const hoursTouched = (shifts: readonly PlannedShift[], timeZone: string): Hour[] => {
  const hours = shifts.flatMap(minutesOf).map(minute => localOf(minute, timeZone))
  return [...new Map(hours.map(each => [`${each.date} ${each.hour}`, each])).values()]
}

function neededIn({ date, hour }: Hour, { shift, facts }: Case) {
  const row = facts.staffing.findLast(
    each => each.planningUnitId === shift.planningUnitId && each.validFrom <= date,
  )
  const kind = facts.holidays.find(each => each.date === date)?.kind
  const own = Temporal.PlainDate.from(date).dayOfWeek
  const weekday = kind === 'public' ? 7 : kind === 'eve' ? Math.max(6, own) : own
  return row?.hours.find(each => each.weekday === weekday && each.fromHour <= hour && hour < each.toHour)
}

/** How many are there in each quarter of an hour. */
function countsIn({ date, hour }: Hour, { shift, plan, facts }: Case): number[] {
  const staff = plan.filter(
    each => each.planningUnitId === shift.planningUnitId && each.membershipId !== null,
  )
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(facts.timeZone).epochMilliseconds / 60_000
  const counts: number[] = []
  for (let minute = midnight; minute < midnight + 25 * 60; minute += STEP) {
    const at = localOf(minute, facts.timeZone)
    if (at.date !== date || at.hour !== hour) continue
    counts.push(
      staff.filter(each => minuteOf(each.startAt) <= minute && minute < minuteOf(each.endAt)).length,
    )
  }
  return counts
}

// Settings.

const rowOf = (shift: PlannedShift, settings: readonly UnitRules[]): UnitRules | undefined =>
  settings
    .filter(each => each.planningUnitId === shift.planningUnitId && each.validFrom <= shift.workDate)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1)

const settingOf = (
  code: RuleCode,
  shift: PlannedShift,
  settings: readonly UnitRules[],
): RuleSetting | undefined => rowOf(shift, settings)?.rules.find(each => each.code === code)

const limitOf = (code: RuleCode, shift: PlannedShift, settings: readonly UnitRules[]) =>
  settingOf(code, shift, settings)?.limit ?? null

function severityOf(code: RuleCode, shift: PlannedShift, settings: readonly UnitRules[]): string {
  if (code === 'shift_overlap' || code === 'shift_period_locked') return 'refusal'
  return (
    settingOf(code, shift, settings)?.severity ?? (code === 'shift_member_absent' ? 'refusal' : 'warning')
  )
}
