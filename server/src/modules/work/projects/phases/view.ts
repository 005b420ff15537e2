import { detailed } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { KnownProject } from '../record/port.ts'
import { takingHours } from './hours.ts'
import type { Phase } from './record.ts'
import type { ShownPhase } from './shapes.ts'
import { inTreeOrder } from './tree.ts'
import { type PhaseWarning, phaseWarningReasons } from './warning-reasons.ts'

type Dates = Pick<KnownProject, 'startDate' | 'endDate'>
type Placed = ReturnType<typeof inTreeOrder<Phase>>[number]

/** The phases of a project in the order of their tree. */
export const phaseViews = (phases: readonly Phase[], project: Dates, language: Locale): ShownPhase[] =>
  inTreeOrder(phases).map(placed => shown(placed, phases, project, language))

/** One of them, among all of the project. */
export const phaseView = (
  phase: Phase,
  phases: readonly Phase[],
  project: Dates,
  language: Locale,
): ShownPhase => {
  const placed = inTreeOrder(phases).find(each => each.phase.id === phase.id)
  return shown(placed ?? { phase, depth: 1, place: 1 }, phases, project, language)
}

function shown(
  { phase, depth, place }: Placed,
  phases: readonly Phase[],
  project: Dates,
  language: Locale,
): ShownPhase {
  const warnings = warningsOf(phase, project)
  return {
    ...phase,
    takesHours: takingHours(phases)(phase.id),
    position: place,
    depth,
    warnings: warnings.map(({ code }) => code),
    warningReasons: warnings.map(warning => detailed(phaseWarningReasons, warning, language)),
  }
}

/** Dates outside of the project. */
function warningsOf(phase: Phase, project: Dates): PhaseWarning[] {
  const [from, to] = [phase.startDate ?? phase.endDate, phase.endDate ?? phase.startDate]
  const warnings: PhaseWarning[] = []
  if (from !== null && project.startDate !== null && from < project.startDate)
    warnings.push({
      code: 'starts_before_project',
      values: { date: from, projectStartDate: project.startDate },
    })
  if (to !== null && project.endDate !== null && project.endDate < to)
    warnings.push({ code: 'ends_after_project', values: { date: to, projectEndDate: project.endDate } })
  return warnings
}
