import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../platform/vocabulary/weekdays.ts'
import type { BankHoliday } from './bank-holidays.ts'
import type { Count, PassedOver } from './shapes.ts'

/** What a version of a payment term says of when to pay. */
export interface Terms {
  readonly netDays: number
  readonly cashDiscountDays: number | null
  readonly fromEndOfMonth: boolean
  readonly toBankDay: boolean
}

export interface WorkedOut {
  readonly dueDate: PlainDate
  readonly cashDiscountDate: PlainDate | null
  readonly countedFrom: PlainDate
  readonly due: Count
  readonly cashDiscount: Count | null
}

/**
 * When an invoice of a date is to be paid, and until when it has its cash discount. Both are counted from the same day
 * and move alike, so that the discount never ends after the due date.
 */
export function dueDate(version: Terms, invoiceDate: PlainDate, bankHoliday: BankHoliday): WorkedOut {
  const { netDays, cashDiscountDays, toBankDay } = version
  const countedFrom = countingStart(version, invoiceDate)
  const count = (days: number) => counted(countedFrom, days, toBankDay ? bankHoliday : undefined)
  const due = count(netDays)
  const discount = cashDiscountDays === null ? null : count(cashDiscountDays)
  return {
    dueDate: due.date,
    cashDiscountDate: discount?.date ?? null,
    countedFrom,
    due: due.count,
    cashDiscount: discount?.count ?? null,
  }
}

/** The days between which a due date may come to lie: what the holidays are to be known of. */
export function reach(version: Terms, invoiceDate: PlainDate): { from: PlainDate; to: PlainDate } {
  const start = countingStart(version, invoiceDate)
  return {
    from: addDays(start, version.cashDiscountDays ?? version.netDays),
    to: addDays(start, version.netDays + LONGEST_CLOSING),
  }
}

/** More days than banks are closed in a row; holidays after them are not read. */
const LONGEST_CLOSING = 31

const countingStart = ({ fromEndOfMonth }: Terms, invoiceDate: PlainDate): PlainDate =>
  fromEndOfMonth ? lastOfMonth(invoiceDate) : invoiceDate

function lastOfMonth(date: PlainDate): PlainDate {
  const day = Temporal.PlainDate.from(date)
  return day.with({ day: day.daysInMonth }).toString()
}

function counted(
  from: PlainDate,
  days: number,
  bankHoliday: BankHoliday | undefined,
): { readonly date: PlainDate; readonly count: Count } {
  const countedTo = addDays(from, days)
  const passedOver: PassedOver[] = []
  let date = countedTo
  if (bankHoliday)
    for (let closed = closing(date, bankHoliday); closed; closed = closing(date, bankHoliday)) {
      passedOver.push(closed)
      date = addDays(date, 1)
    }
  return { date, count: { days, countedTo, passedOver } }
}

/** Why banks are closed on a date; undefined on a bank day. */
function closing(date: PlainDate, bankHoliday: BankHoliday): PassedOver | undefined {
  const weekday = weekdayOf(date)
  if (weekday >= SATURDAY)
    return { date, reason: weekday === SATURDAY ? 'saturday' : 'sunday', holidayCode: null }
  const holidayCode = bankHoliday(date)
  return holidayCode === undefined ? undefined : { date, reason: 'bank_holiday', holidayCode }
}

const SATURDAY = 6
