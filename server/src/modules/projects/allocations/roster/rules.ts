import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
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
export function rosterOf({ people, weeks, capacity, planned, actual }: RosterFacts): RosterPerson[] {
  const placeOf = ({ membershipId, weekStart }: MinutesOfWeek) => `${membershipId} ${weekStart}`
  const [plannedAt, actualAt] = [Map.groupBy(planned, placeOf), Map.groupBy(actual, placeOf)]
  return people.map(({ membershipId, displayName, masked }) => ({
    membershipId,
    displayName,
    masked,
    weeks: weeks.map((weekStart, index): RosterWeek => {
      const place = `${membershipId} ${weekStart}`
      const { capacityMinutes = 0, absentMinutes = 0 } = capacity.get(membershipId)?.[index] ?? {}
      const projects = byProject(plannedAt.get(place) ?? [], actualAt.get(place) ?? [])
      const [plannedMinutes, actualMinutes] = totalsOf(projects)
      const seenAbsence = masked ? null : absentMinutes
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

function byProject(planned: readonly MinutesOfWeek[], actual: readonly MinutesOfWeek[]) {
  const projects = new Map<Id, { projectId: Id; plannedMinutes: number; actualMinutes: number }>()
  const at = (projectId: Id) => {
    const found = projects.get(projectId) ?? { projectId, plannedMinutes: 0, actualMinutes: 0 }
    projects.set(projectId, found)
    return found
  }
  for (const { projectId, minutes } of planned) at(projectId).plannedMinutes += minutes
  for (const { projectId, minutes } of actual) at(projectId).actualMinutes += minutes
  return [...projects.values()].sort((a, b) => (a.projectId < b.projectId ? -1 : 1))
}

const totalsOf = (
  projects: readonly { readonly plannedMinutes: number; readonly actualMinutes: number }[],
): [planned: number, actual: number] =>
  projects.reduce<[number, number]>(
    ([planned, actual], project) => [planned + project.plannedMinutes, actual + project.actualMinutes],
    [0, 0],
  )
