import type { KnownProject } from '../record/port.ts'
import type { Phase } from './record.ts'
import type { ShownPhase } from './shapes.ts'
import { inTreeOrder, pathTo } from './tree.ts'

type Dates = Pick<KnownProject, 'startDate' | 'endDate'>

/** The phases of a project in the order of their tree. */
export const phaseViews = (phases: readonly Phase[], project: Dates): ShownPhase[] =>
  inTreeOrder(phases).map(({ phase, depth }) => shown(phase, depth, project))

/** One of them, among all of the project. */
export const phaseView = (phase: Phase, phases: readonly Phase[], project: Dates): ShownPhase =>
  shown(phase, pathTo(phases, phase.parentPhaseId).length + 1, project)

const shown = (phase: Phase, depth: number, project: Dates): ShownPhase => ({
  ...phase,
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
