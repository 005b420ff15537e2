import type { KnownProject } from '../record/port.ts'
import { takingHours } from './hours.ts'
import type { Phase } from './record.ts'
import type { ShownPhase } from './shapes.ts'
import { inTreeOrder } from './tree.ts'

type Dates = Pick<KnownProject, 'startDate' | 'endDate'>
type Placed = ReturnType<typeof inTreeOrder<Phase>>[number]

/** The phases of a project in the order of their tree. */
export const phaseViews = (phases: readonly Phase[], project: Dates): ShownPhase[] =>
  inTreeOrder(phases).map(placed => shown(placed, phases, project))

/** One of them, among all of the project. */
export const phaseView = (phase: Phase, phases: readonly Phase[], project: Dates): ShownPhase => {
  const placed = inTreeOrder(phases).find(each => each.phase.id === phase.id)
  return shown(placed ?? { phase, depth: 1, place: 1 }, phases, project)
}

const shown = ({ phase, depth, place }: Placed, phases: readonly Phase[], project: Dates): ShownPhase => ({
  ...phase,
  takesHours: takingHours(phases)(phase.id),
  position: place,
  depth,
  warnings: [
    ...(isBefore(phase.startDate ?? phase.endDate, project.startDate)
      ? (['starts_before_project'] as const)
      : []),
    ...(isBefore(project.endDate, phase.endDate ?? phase.startDate) ? (['ends_after_project'] as const) : []),
  ],
})

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one < other
