import type { Locale } from '../../modules/people/members/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Work } from '../companies/company.ts'
import type { Dice } from '../random.ts'
import { calloutNotes, noteNow } from './notes.ts'
import { type PlannedDay, workedDay } from './planned-day.ts'
import { deviationOf, letterOfRow, letterOn, type ShiftLetter } from './rota.ts'

const startOfShift = { M: 360, E: 840, N: 1320 } as const
export const shiftMinutes = 480

/** When each shift of the rota begins, in minutes from midnight. */
export const shiftStarts: Readonly<Record<ShiftLetter, number>> = startOfShift

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
  const shift = letterOn(place, date)
  const deviation = deviationOf(place, date)
  if (shift === null && deviation !== 'helps_out' && !(isFreeAllDay(place, date) && dice.onceIn(60)))
    return null
  const begins = startOfShift[shift ?? 'M']
  const late = deviation === 'late' || dice.onceIn(30) ? dice.between(10, 40, 5) : 0
  const stays = dice.onceIn(12) ? dice.between(30, 120, 30) : 0
  const from = begins + late
  const to = begins + shiftMinutes + stays
  const pause = { type: 'coffee_break', from: begins + 240, to: begins + 270 } as const
  return workedDay({ type: 'work', from, to, costCenter, ...noteNow(dice, 6, calloutNotes[locale]) }, pause)
}

export const isIll = ({ place }: OfRota, date: PlainDate): boolean => deviationOf(place, date) === 'ill'

/** A second day off, and no holiday: whoever comes in the morning is rested. */
const isFreeAllDay = (place: number, date: PlainDate): boolean =>
  letterOfRow(place, date) === null && letterOfRow(place, addDays(date, -1)) === null
