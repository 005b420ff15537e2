import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { RosterPerson, RosterWeek } from './shapes.ts'

export interface Person {
  readonly membershipId: Id
  readonly displayName: string
  readonly masked: boolean
}

/** Minutes of a member for a project in a week, planned or worked. */
export interface MinutesOfWeek {
  readonly membershipId: Id
  readonly projectId: Id
  readonly weekStart: PlainDate
  readonly minutes: number
}

export interface RosterFacts {
  readonly people: readonly Person[]
  /** Mondays. */
  readonly weeks: readonly PlainDate[]
  /** By member, in the order of the weeks. */
  readonly capacity: ReadonlyMap<
    Id,
    readonly { readonly capacityMinutes: number; readonly absentMinutes: number }[]
  >
  readonly planned: readonly MinutesOfWeek[]
  readonly actual: readonly MinutesOfWeek[]
}

/** People by weeks. What is withheld of absence is not in what is free either, or it could be worked out. */
export function rosterOf(facts: RosterFacts): RosterPerson[] {
  const projectsOf = byWeekAndProject(facts)
  return facts.people.map(({ membershipId, displayName, masked }) => ({
    membershipId,
    displayName,
    masked,
    weeks: facts.weeks.map((weekStart, index): RosterWeek => {
      const { capacityMinutes = 0, absentMinutes = 0 } = facts.capacity.get(membershipId)?.[index] ?? {}
      const projects = [...(projectsOf.get(membershipId)?.[index]?.values() ?? [])].sort(byId)
      const seenAbsence = masked ? null : absentMinutes
      let [plannedMinutes, actualMinutes] = [0, 0]
      for (const project of projects) {
        plannedMinutes += project.plannedMinutes
        actualMinutes += project.actualMinutes
      }
      return {
        weekStart,
        capacityMinutes,
        absentMinutes: seenAbsence,
        plannedMinutes,
        actualMinutes,
        freeMinutes: capacityMinutes - (seenAbsence ?? 0) - plannedMinutes,
        projects,
      }
    }),
  }))
}

type ProjectOfWeek = RosterWeek['projects'][number]

/** The projects of each member's weeks, in the order of the weeks. */
function byWeekAndProject({
  people,
  weeks,
  planned,
  actual,
}: RosterFacts): ReadonlyMap<Id, readonly ReadonlyMap<Id, ProjectOfWeek>[]> {
  const places = new Map(weeks.map((week, index) => [week, index]))
  const members = new Map(
    people.map(({ membershipId }) => [membershipId, weeks.map(() => new Map<Id, ProjectOfWeek>())]),
  )
  const add = (rows: readonly MinutesOfWeek[], field: 'plannedMinutes' | 'actualMinutes') => {
    for (const { membershipId, projectId, weekStart, minutes } of rows) {
      const week = members.get(membershipId)?.[places.get(weekStart) ?? -1]
      if (!week) continue
      let project = week.get(projectId)
      if (!project) week.set(projectId, (project = { projectId, plannedMinutes: 0, actualMinutes: 0 }))
      project[field] += minutes
    }
  }
  add(planned, 'plannedMinutes')
  add(actual, 'actualMinutes')
  return members
}

const byId = (a: ProjectOfWeek, b: ProjectOfWeek): number => (a.projectId < b.projectId ? -1 : 1)
