import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import { type Company, plansShifts } from '../companies/company.ts'
import type { Period } from './period.ts'

/** What somebody does with the plan of shifts, in a window of days. */
export interface ShiftAction {
  kind: 'shifts'
  /**
   * `agree`: what the plan is checked by, and what shifts are like; `plan`: the drafts; `publish`, `acknowledge`: what is told of
   * two weeks, and seen by those who are told.
   */
  does: 'agree' | 'plan' | 'publish' | 'acknowledge'
  from: PlainDate
  to: PlainDate
}

const weeks = 6
const publishedWeeks = 4
/** Two weeks are told at once, more than the week before that the act asks for (872/2019, 30 §). */
const toldTogether = 2
const daysOfNotice = 8

/** Six weeks, of which this is the third; the first four are published, and two of them are over. */
export function plannedWindow(today: PlainDate) {
  const from = addDays(mondayOf(today), -14)
  return { from, to: addDays(from, 7 * weeks - 1), publishedTo: addDays(from, 7 * publishedWeeks - 1) }
}

/** How six weeks of shifts came to be, up to what is told of this week and the next. */
export function shiftSteps(company: Company, period: Period): ({ at: number } & ShiftAction)[] {
  if (!plansShifts(company)) return []
  const { from, to, publishedTo } = plannedWindow(period.today)
  const whole = { kind: 'shifts', from, to } as const
  const steps: ({ at: number } & ShiftAction)[] = [
    { at: period.at(addDays(from, -21), 545), ...whole, does: 'agree' },
    { at: period.at(addDays(from, -14), 545), ...whole, does: 'plan' },
  ]
  for (let first = from; first < publishedTo; first = addDays(first, 7 * toldTogether)) {
    const told = { kind: 'shifts', from: first, to: addDays(first, 7 * toldTogether - 1) } as const
    steps.push(
      { at: period.at(addDays(first, -daysOfNotice), 545), ...told, does: 'publish' },
      { at: period.at(addDays(first, -daysOfNotice + 1), 1145), ...told, does: 'acknowledge' },
    )
  }
  return steps
}
