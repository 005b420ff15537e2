import {
  addDays,
  dateIn,
  type Instant,
  millisecondsOf,
  type PlainDate,
} from '../../platform/vocabulary/dates.ts'
import { type DayClock, dayClock } from '../../platform/vocabulary/local-time.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'

/** `2026-10`. */
export type Month = string

export const monthOf = (date: PlainDate): Month => date.slice(0, 7)

export const firstOf = (month: Month): PlainDate => `${month}-01`

export const lastOf = (month: Month): PlainDate =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString()

export const monthsLater = (month: Month, months: number): Month =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString()

/** What the demo tells of, up to an instant: three months of work time and six of selling, with the payroll calendar. */
export class Period {
  readonly now: number
  readonly today: PlainDate
  /** A Monday, three months ago. */
  readonly start: PlainDate
  /** A Monday, six months ago: selling takes longer than a month's work. */
  readonly sellingStart: PlainDate
  readonly timeZone: string
  readonly holidays: ReadonlySet<PlainDate>
  /** The months touched, the oldest first; the last is the present one. */
  readonly months: readonly Month[]
  readonly #days = new Map<PlainDate, { readonly begins: number; readonly clock: DayClock }>()

  constructor(now: Instant, timeZone: string, holidays: ReadonlySet<PlainDate>) {
    this.now = millisecondsOf(now)
    this.today = dateIn(timeZone, now)
    this.start = startOf(this.today)
    this.sellingStart = sellingStartOf(this.today)
    this.timeZone = timeZone
    this.holidays = holidays
    this.months = monthsBetween(monthOf(this.start), monthOf(this.today))
  }

  /** The instant when the clock on the wall shows so many minutes of a date, in milliseconds. */
  at(date: PlainDate, minutes: number): number {
    let day = this.#days.get(date)
    if (!day) {
      const clock = dayClock(date, this.timeZone)
      day = { begins: millisecondsOf(clock.instantAt(0)), clock }
      this.#days.set(date, day)
    }
    return day.begins + day.clock.elapsedAt(minutes) * 60_000
  }

  /** The last day for everybody to record and confirm a month. */
  closingDay(month: Month): PlainDate {
    return this.workday(addDays(lastOf(month), 5))
  }

  /** The day on which supervisors approve what is left of a month. */
  approvalDay(month: Month): PlainDate {
    return this.workday(addDays(this.closingDay(month), 1))
  }

  /** The day on which a month goes to payroll. */
  payrollDay(month: Month): PlainDate {
    return this.workday(addDays(this.approvalDay(month), 2))
  }

  /** The date itself, or the first working day after it. */
  workday(date: PlainDate): PlainDate {
    let day = date
    while (weekdayOf(day) > 5 || this.holidays.has(day)) day = addDays(day, 1)
    return day
  }
}

const monthsBetween = (first: Month, last: Month): Month[] =>
  first === last ? [last] : [first, ...monthsBetween(monthsLater(first, 1), last)]

const mondayBefore = (today: PlainDate, months: number): PlainDate =>
  mondayOf(Temporal.PlainDate.from(today).subtract({ months }).toString())

export const startOf = (today: PlainDate): PlainDate => mondayBefore(today, 3)

export const sellingStartOf = (today: PlainDate): PlainDate => mondayBefore(today, 6)
