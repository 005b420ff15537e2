import { centsOf } from '../../../../platform/vocabulary/money.ts'
import { apportion, type WorkRow } from '../../../time/work-days/port.ts'
import type { HoursToRound, RoundedTogether } from '../rounding/port.ts'
import type { BookRate, PriceBook, Rate } from './price-book.ts'
import { placeName } from './slots.ts'

/** Hours as rounding and prices look at them. */
export interface HoursToSell extends WorkRow, HoursToRound {}

/** What is billed of hours, by `placeName`; those that no rule rounds are not there. */
export type RoundedHours = ReadonlyMap<string, RoundedTogether<HoursToSell>>

/** What hours are sold for, by the time that is billed of them. */
export interface Sale extends Rate {
  readonly billedMinutes: number
  /** What was rounded as one with them, and to what; null where the time is billed as it was worked. */
  readonly rounded: { readonly minutes: number; readonly billedMinutes: number } | null
}

/** The same of hours by the rates that are in force. */
export type BookSale = Sale & BookRate

/**
 * What hours are sold for. Of hours that are rounded together, those of one project at one rate come to what their billed minutes
 * come to at it, and share that to the cent.
 */
export function saleOf(book: PriceBook, rounding: RoundedHours, row: WorkRow): BookSale {
  const rate = book.rateWithArticle(row)
  const name = placeName(row)
  const whole = rounding.get(name)
  if (!whole) return { ...rate, billedMinutes: row.minutes, rounded: null }
  const { minutes, billedMinutes, parts } = whole
  return {
    ...rate,
    billedMinutes: parts.find(part => part.name === name)?.billedMinutes ?? row.minutes,
    cents: centsOfPart(book, parts, row, rate.rateCentsPerHour),
    rounded: { minutes, billedMinutes },
  }
}

function centsOfPart(
  book: PriceBook,
  parts: RoundedTogether<HoursToSell>['parts'],
  row: WorkRow,
  rateCentsPerHour: number | null,
): number {
  if (rateCentsPerHour === null) return 0
  const alike = parts.filter(
    part => part.projectId === row.projectId && book.rateOf(part).rateCentsPerHour === rateCentsPerHour,
  )
  const billed = alike.map(({ billedMinutes }) => billedMinutes)
  const cents = centsOf(
    billed.reduce((sum, minutes) => sum + minutes, 0),
    rateCentsPerHour,
  )
  return apportion(cents, billed)[alike.findIndex(({ name }) => name === placeName(row))] ?? 0
}
