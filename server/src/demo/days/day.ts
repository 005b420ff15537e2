import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { Dice } from '../random.ts'
import { absenceOn } from './absences.ts'
import { deskDay, flexibleDay } from './office-day.ts'
import { type PlannedDay, wholeDay } from './planned-day.ts'
import { awayInWeek, letterOfRow, letterOn, weekOfRota } from './rota.ts'
import { shiftOn } from './shift-day.ts'
import { siteDay, siteSaturday } from './site-day.ts'

/** What days depend on besides the person and the date. */
export interface Surroundings {
  readonly seed: string
  /** Public holidays and the eves that agreements make free. */
  readonly holidays: ReadonlySet<PlainDate>
}

/** What a person would record of a date, or null when they are off. It does not depend on when the demo is made. */
export function dayOf(person: Person, date: PlainDate, { seed, holidays }: Surroundings): PlannedDay | null {
  const { work } = person
  if (!work || date < person.employedSince) return null
  const dice = new Dice(seed, person.key, date)
  if (work.kind === 'shifts') {
    if (awayInWeek(weekOfRota(date)) === work.place)
      return letterOfRow(work.place, date) === null ? null : wholeDay('annual_holiday')
    const shift = shiftOn(work, date, dice, person.locale)
    if (!shift) return null
    const absence = absenceOn(person, date, seed)
    // Nobody is absent on a day off; they do not help out.
    return absence && letterOn(work.place, date) === null ? null : (absence ?? shift)
  }
  if (holidays.has(date)) return null
  const weekday = weekdayOf(date)
  if (weekday === 6 && work.kind === 'site') return siteSaturday(person, work, date, seed)
  if (weekday > 5) return null
  return absenceOn(person, date, seed) ?? ordinaryDay(person, date, dice, seed)
}

function ordinaryDay(person: Person, date: PlainDate, dice: Dice, seed: string): PlannedDay | null {
  const { work, locale } = person
  switch (work?.kind) {
    case 'desk':
      return deskDay(work, dice, locale)
    case 'flexible':
      return flexibleDay(work, dice, locale)
    case 'site':
      return siteDay(person, work, date, dice, seed)
    default:
      return null
  }
}
