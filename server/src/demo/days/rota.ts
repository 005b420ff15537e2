import { addDays, daysInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'

export type ShiftLetter = 'M' | 'E' | 'N'

/**
 * The duty desk in three weeks from a Monday, a row for each place: mornings, evenings, nights and days off. The first five work
 * fifteen shifts of eight hours, which is what period-based work allows (872/2019, 7 §); the last two help out. Nobody comes from
 * an evening to a morning, nobody has more than three nights in a row or six shifts, after nights there are two days off, and
 * everybody has a weekend free.
 */
const rows = [
  'EEE--ME EENN--M MMMMM--',
  'MMMMM-- EEE--ME EENN--M',
  'EENN--M MMMMM-- EEE--ME',
  'MMMMM-- MMEENN- -MMMM--',
  '-MEENN- -MMMM-- MMEENN-',
  '--EE--- ----EEN NN--EE-',
  'NN--EEN NN----- ---E--N',
].map(row => row.replaceAll(' ', ''))

/** A Monday on which the three weeks of period-based work begin, too. */
const reference = '2024-01-01'
const weeksOfRota = 3

/** Whose holidays come round: those who do not only help out. */
const places = 5
/** In the first week of the rota somebody has their holiday, and a substitute whom nobody misses stands in for them. */
const standsIn = 5

const daysSince = (date: PlainDate): number => daysInRange(reference, date) - 1

/** Weeks since the rota began. */
export const weekOfRota = (date: PlainDate): number => Math.floor(daysSince(date) / 7)

/** The Monday of a week of the rota. */
export const mondayOfRota = (week: number): PlainDate => addDays(reference, 7 * week)

/** Whose holiday a week is; null for nobody's. */
export const awayInWeek = (week: number): number | null =>
  week % weeksOfRota === 0 ? (week / weeksOfRota) % places : null

/** The next week of holiday of a place, from a week on; null for those who have none by turns. */
export function nextHoliday(place: number, week: number): number | null {
  if (place >= places) return null
  let next = week
  while (awayInWeek(next) !== place) next++
  return next
}

/** What a place has in the rota on a date, holiday or not. */
export const letterOfRow = (place: number, date: PlainDate): ShiftLetter | null =>
  letterAt(place, daysSince(date))

function letterAt(place: number, day: number): ShiftLetter | null {
  const row = rows[place] ?? ''
  const letter = row[day % row.length]
  return letter === 'M' || letter === 'E' || letter === 'N' ? letter : null
}

/** Which shift a place has on a date; null for a day off. */
export function letterOn(place: number, date: PlainDate): ShiftLetter | null {
  const away = awayInWeek(weekOfRota(date))
  if (away === place) return null
  return letterOfRow(away !== null && place === standsIn ? away : place, date)
}

/** Not everything goes as planned: each week somebody comes late, and by turns somebody is ill or helps out on a day off. */
export type Deviation = 'late' | 'ill' | 'helps_out'

export function deviationOf(place: number, date: PlainDate): Deviation | null {
  const week = weekOfRota(date)
  const isOdd = week % 2 === 1
  const letter = letterOn(place, date)
  if (letter === null)
    return !isOdd && place === helper && weekday(date) === daysOfHelp[week % weeksOfRota] ? 'helps_out' : null
  if (place === presentFrom(week, 0) && isFirstOfWeek(place, date)) return 'late'
  return isOdd && place === presentFrom(week, 2) && isLastDayShiftOfWeek(place, date) ? 'ill' : null
}

/** Who helps out, and on which day of each week of the rota, a day off after another. */
const helper = 6
const daysOfHelp = [3, 3, 1]

/** By turns one of those who are there. */
function presentFrom(week: number, after: number): number {
  const place = (week + after) % places
  return awayInWeek(week) === place ? (place + 1) % places : place
}

const weekday = (date: PlainDate): number => daysSince(date) % 7

const lettersOfWeek = (place: number, date: PlainDate): (ShiftLetter | null)[] =>
  [0, 1, 2, 3, 4, 5, 6].map(day => letterAt(place, daysSince(date) - weekday(date) + day))

const isFirstOfWeek = (place: number, date: PlainDate): boolean =>
  lettersOfWeek(place, date).findIndex(letter => letter !== null) === weekday(date)

const isLastDayShiftOfWeek = (place: number, date: PlainDate): boolean =>
  lettersOfWeek(place, date).findLastIndex(letter => letter === 'M' || letter === 'E') === weekday(date)
