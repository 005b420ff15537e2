import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person, Work } from '../companies/company.ts'
import { Dice } from '../random.ts'
import { calloutNotes, noteNow, siteNotes } from './notes.ts'
import { type PlannedDay, type PlannedEntry, workedDay } from './planned-day.ts'

type Site = Extract<Work, { kind: 'site' }>

const start = 420
const lunch = { type: 'break', from: 660, to: 690 } as const

/** Seven to half past three, and longer when the site is in a hurry. */
export function siteDay(
  person: Person,
  { projects }: Site,
  date: PlainDate,
  dice: Dice,
  seed: string,
): PlannedDay {
  const late =
    inHurry(person, date, seed) && [2, 3, 4].includes(weekdayOf(date)) ? dice.between(45, 165, 15) : 0
  const to = 930 + late - (late === 0 && dice.onceIn(9) ? dice.between(30, 120, 30) : 0)
  const morning = projects[0]
  const afternoon = dice.onceIn(3) ? dice.oneOf(projects) : morning
  const note = noteNow(dice, 7, siteNotes[person.locale])
  const entries: PlannedEntry[] =
    afternoon === morning
      ? [{ type: 'work', from: start, to, project: morning, ...note }, lunch]
      : [
          { type: 'work', from: start, to: lunch.from, project: morning },
          { type: 'work', from: lunch.to, to, project: afternoon, ...note },
        ]
  if (dice.onceIn(5)) entries.unshift({ type: 'travel', from: start - 45, to: start, project: morning })
  return workedDay(...entries)
}

/** Ordered overtime in a hurry; else, now and then, standby with a call in it. */
export function siteSaturday(
  person: Person,
  { projects }: Site,
  date: PlainDate,
  seed: string,
): PlannedDay | null {
  const dice = new Dice(seed, 'saturday', person.key, date)
  if (inHurry(person, date, seed) && dice.onceIn(2)) {
    const to = dice.between(720, 870, 30)
    return workedDay({ type: 'overtime_ordered', from: 480, to, project: projects[0] })
  }
  if (person.unit !== 'electrical' || !dice.onceIn(6)) return null
  const standby: PlannedEntry = { type: 'standby', from: 480, to: 1200 }
  if (dice.onceIn(2)) return workedDay(standby)
  const from = dice.between(540, 960, 15)
  const call: PlannedEntry = {
    type: 'work',
    from,
    to: from + dice.between(60, 150, 15),
    project: 'HU-0001',
    note: dice.oneOf(calloutNotes[person.locale]),
  }
  return workedDay(standby, call)
}

/** One week in four a whole crew works longer. */
const inHurry = ({ unit }: Person, date: PlainDate, seed: string): boolean =>
  new Dice(seed, 'hurry', unit, mondayOf(date)).onceIn(4)
