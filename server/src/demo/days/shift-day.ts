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

/** Where in the rota a place stands on a date, counted from 0. */
const dayOfRota = (place: number, date: PlainDate): number =>
  (daysInRange(reference, date) - 1 + place) % rota.length

/** Which shift of the rota a place has on a date; null for a day off. */
export function letterOn(place: number, date: PlainDate): ShiftLetter | null {
  const shift = rota[dayOfRota(place, date)]
  return shift === 'M' || shift === 'E' || shift === 'N' ? shift : null
}

type OfRota = Extract<Work, { kind: 'shifts' }>

/**
 * The morning, evening or night shift of a date; a night ends on the next date, past minute 1440. Not everything goes as planned:
 * somebody comes late after days off, and somebody helps out on a day off.
 */
export function shiftOn(
  { place, costCenter }: OfRota,
  date: PlainDate,
  dice: Dice,
  locale: Locale,
): PlannedDay | null {
  const day = dayOfRota(place, date)
  const shift = letterOn(place, date)
  if (shift === null && !(isFreeAllDay(day) && (helpsOut(place, day) || dice.onceIn(20)))) return null
  const begins = startOfShift[shift ?? 'M']
  const late = comesLate(place, day) || dice.onceIn(30) ? dice.between(10, 40, 5) : 0
  const stays = dice.onceIn(12) ? dice.between(30, 120, 30) : 0
  const from = begins + late
  const to = begins + shiftMinutes + stays
  const pause = { type: 'coffee_break', from: begins + 240, to: begins + 270 } as const
  return workedDay({ type: 'work', from, to, costCenter, ...noteNow(dice, 6, calloutNotes[locale]) }, pause)
}

/** Ill on an evening of the second week, as happens to some. */
export const isIll = ({ place }: OfRota, date: PlainDate): boolean =>
  place % 12 === 0 && dayOfRota(place, date) === 11

const comesLate = (place: number, day: number): boolean =>
  (place % 12 !== 0 && day === 9) || (place === 0 && day === 17)

const helpsOut = (place: number, day: number): boolean => day === (place % 8 === 4 ? 16 : 8)

/** A day off that does not begin with the end of a night. */
const isFreeAllDay = (day: number): boolean => rota[day] === '-' && rota[day - 1] !== 'N'
