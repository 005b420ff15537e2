import {
  addDays,
  datesInRange,
  type Instant,
  instantFromMilliseconds,
} from '../../platform/vocabulary/dates.ts'
import { activitiesOf, type DemoActivity } from '../companies/activities.ts'
import { type Company, sells } from '../companies/company.ts'
import { Dice } from '../random.ts'
import type { Period } from './period.ts'

/** What people who sell do with customers. */
export type ActivityAction =
  | { kind: 'describe_activities' }
  | { kind: 'activity'; activity: DemoActivity; dueAt: Instant; does: 'plan' | 'complete' }

const howMany = 56

/** The activities of a company that uses CRM, through the period: each is planned, and most are done. */
export function activitySteps(company: Company, period: Period): ({ at: number } & ActivityAction)[] {
  const { slug, customers } = company
  if (!sells(company)) return []
  const days = datesInRange(addDays(period.sellingStart, 4), period.today)
  const steps: ({ at: number } & ActivityAction)[] = [
    { at: period.at(addDays(period.sellingStart, 3), 500), kind: 'describe_activities' },
  ]
  for (const [index, activity] of activitiesOf(slug, customers, howMany).entries()) {
    const dice = new Dice(slug, 'activity is planned', activity.key)
    const day = days[Math.floor((index * days.length) / howMany)] ?? period.today
    const due = period.at(addDays(day, dice.between(1, 9, 1)), 540 + dice.between(0, 360, 30))
    const dueAt = instantFromMilliseconds(due)
    steps.push({ at: period.at(day, 510), kind: 'activity', activity, dueAt, does: 'plan' })
    const done = due + activity.durationMinutes * 60_000
    if (!activity.isLeft) steps.push({ at: done, kind: 'activity', activity, dueAt, does: 'complete' })
  }
  return steps
}
