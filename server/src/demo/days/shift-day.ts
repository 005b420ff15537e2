import type { Locale } from '../../modules/members/port.ts'
import { daysInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Work } from '../companies/company.ts'
import type { Dice } from '../random.ts'
import { calloutNotes, noteNow } from './notes.ts'
import { type PlannedDay, workedDay } from './planned-day.ts'

/** Fifteen shifts of eight hours in three weeks, which is what period-based work allows (872/2019, 7 §). */
const rota = 'MMEENN---MMEENN--MEN-'
/** A Monday, so that the rota turns with the weeks. */
const reference = '2024-01-01'
const startOfShift = { M: 360, E: 840, N: 1320 } as const
export type ShiftLetter = keyof typeof startOfShift
export const shiftMinutes = 480

/** When each shift of the rota begins, in minutes from midnight. */
export const shiftStarts: Readonly<Record<ShiftLetter, number>> = startOfShift

/** Which shift of the rota a place has on a date; null for a day off. */
export function letterOn(place: number, date: PlainDate): ShiftLetter | null {
  const shift = rota.at((daysInRange(reference, date) - 1 + place) % rota.length)
  return shift === 'M' || shift === 'E' || shift === 'N' ? shift : null
}

/** The morning, evening or night shift of a date; a night ends on the next date, past minute 1440. */
export function shiftOn(
  { place, costCenter }: Extract<Work, { kind: 'shifts' }>,
  date: PlainDate,
  dice: Dice,
  locale: Locale,
): PlannedDay | null {
  const shift = letterOn(place, date)
  if (shift === null) return null
  const from = startOfShift[shift]
  const stays = dice.onceIn(12) ? dice.between(30, 120, 30) : 0
  const to = from + shiftMinutes + stays
  const pause = { type: 'coffee_break', from: from + 240, to: from + 270 } as const
  return workedDay({ type: 'work', from, to, costCenter, ...noteNow(dice, 6, calloutNotes[locale]) }, pause)
}
