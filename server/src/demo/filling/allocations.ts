import { projectAllocationOperations } from '../../modules/work/projects/allocations/port.ts'
import { projectOperations } from '../../modules/work/projects/record/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Company, Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'

/** Eight weeks, of which this is the fourth. */
const weeksBefore = 3
const weeks = 8

interface Planned {
  readonly project: string
  readonly person: Person
  readonly weekStart: PlainDate
  readonly minutes: number
}

/**
 * Who is planned for what: everybody whose work is on projects, mostly for their first one. Somebody has more than a week
 * holds, and somebody has a week that is free.
 */
export function plansOf({ people }: Pick<Company, 'people'>, today: PlainDate): Planned[] {
  const monday = mondayOf(today)
  const planned = people.filter(person => !person.retires && projectsOf(person).length > 0)
  return planned.flatMap((person, place) => {
    const [first = '', second = first] = projectsOf(person)
    return Array.from({ length: weeks }, (_, week) => addDays(monday, (week - weeksBefore) * 7)).flatMap(
      (weekStart, week): Planned[] => {
        if ((place + week) % 11 === 7) return []
        const isBusy = (place * 3 + week) % 13 === 5
        const main = { project: first, person, weekStart, minutes: isBusy ? 2100 : 1500 }
        if (second === first || (place + week) % 3 === 0) return [main]
        return [main, { project: second, person, weekStart, minutes: isBusy ? 900 : 450 }]
      },
    )
  })
}

const projectsOf = ({ work }: Person): readonly string[] =>
  work?.kind === 'site' || work?.kind === 'flexible' ? work.projects : []

/** The administrator plans the weeks around today, for the projects that are worked on. */
export async function planWeeks({ company, members, office }: Founded, today: PlainDate): Promise<void> {
  const plans = Map.groupBy(plansOf(company, today), ({ project }) => project)
  if (plans.size === 0) return
  const { items } = await office.asRole('admin', projectOperations.list, {
    query: { state: 'active', limit: 100 },
  })
  const active = new Map<string, Id>(items.map(({ id, code }) => [code, id]))
  for (const [code, planned] of plans) {
    const id = active.get(code)
    const allocations = planned.flatMap(({ person, weekStart, minutes }) => {
      const membershipId = members.get(person.key)
      return membershipId === undefined ? [] : [{ membershipId, weekStart, minutes }]
    })
    if (id === undefined || allocations.length === 0) continue
    await office.asRole('admin', projectAllocationOperations.plan, { params: { id }, body: { allocations } })
  }
}
