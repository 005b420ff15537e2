import type { Locale } from '../../modules/people/members/port.ts'
import type { Work } from '../companies/company.ts'
import type { Dice } from '../random.ts'
import { errandNotes, noteNow, officeNotes, trainingNotes, travelNotes } from './notes.ts'
import { type PlannedDay, type PlannedEntry, workedDay } from './planned-day.ts'

type Desk = Extract<Work, { kind: 'desk' }>
type Flexible = Extract<Work, { kind: 'flexible' }>

const agreedMinutes = 450
const lunchMinutes = 30

/** Eight to four, give or take; or just how long it was. */
export function deskDay({ costCenter, by }: Desk, dice: Dice, locale: Locale): PlannedDay {
  if (by === 'duration') return durationDay(costCenter, dice, locale)
  const from = 480 + dice.between(-15, 15, 5)
  const to = from + agreedMinutes + lunchMinutes + dice.between(-5, 20, 5)
  const lunch = lunchAt(from + 210)
  if (dice.onceIn(25)) {
    const errand: PlannedEntry = {
      type: 'errand',
      from: to - 75,
      to,
      note: dice.oneOf(errandNotes[locale]),
    }
    return workedDay({ type: 'work', from, to: to - 75, costCenter }, errand, lunch)
  }
  if (dice.onceIn(25)) {
    const course: PlannedEntry = {
      type: 'training',
      from: to - 120,
      to,
      costCenter,
      note: dice.oneOf(trainingNotes[locale]),
    }
    return workedDay({ type: 'work', from, to: to - 120, costCenter }, course, lunch)
  }
  return workedDay({ type: 'work', from, to, costCenter, ...noteNow(dice, 20, officeNotes[locale]) }, lunch)
}

function durationDay(costCenter: string, dice: Dice, locale: Locale): PlannedDay {
  const work: PlannedEntry = { type: 'work', duration: agreedMinutes + dice.between(-60, 90, 15), costCenter }
  if (!dice.onceIn(5)) return workedDay(work)
  const duration = dice.between(60, 180, 30)
  return workedDay(work, { type: 'travel_outside', duration, note: dice.oneOf(travelNotes[locale]) })
}

/** Comes between seven and half past nine and stays as long as the day needs; often on two projects. */
export function flexibleDay({ costCenter, projects }: Flexible, dice: Dice, locale: Locale): PlannedDay {
  const from = dice.between(420, 570, 5)
  const break_ = lunchAt(from + dice.between(195, 240, 5), dice.between(30, 45, 15))
  const to = from + dice.between(405, 525, 5) + dice.between(0, 10, 5) + break_.to - break_.from
  const note = noteNow(dice, 12, officeNotes[locale])
  const [first, second = first] = projects
  if (first === undefined) return workedDay({ type: 'work', from, to, costCenter, ...note }, break_)
  if (dice.onceIn(3))
    return workedDay({ type: 'work', from, to, project: first, costCenter, ...note }, break_)
  return workedDay(
    { type: 'work', from, to: break_.from, project: first, costCenter },
    {
      type: 'work',
      from: break_.to,
      to,
      project: dice.oneOf([first, second as string]),
      costCenter,
      ...note,
    },
  )
}

const lunchAt = (from: number, minutes = lunchMinutes) => ({
  type: 'break' as const,
  from,
  to: from + minutes,
})
