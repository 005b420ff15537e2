import type { Phase } from '../../projects/phases/port.ts'
import { inTreeOrder, takingHours } from '../../projects/phases/port.ts'
import type { KnownProject } from '../../projects/record/port.ts'
import type { ParticipantSummary } from '../../projects/participants/port.ts'
import { type OwnProject, tasksOfOwnProject } from './shapes.ts'
import type { BookableTask } from './store.ts'

export interface OwnProjectParts {
  readonly project: KnownProject & { readonly updatedAt: string }
  readonly participations: readonly ParticipantSummary[]
  readonly phases: readonly Phase[]
  readonly tasks: readonly BookableTask[]
}

/** A project of a member, field by field: whatever else the register knows of it stays there. */
export function ownProjectView({ project, participations, phases, tasks }: OwnProjectParts): OwnProject {
  const takes = takingHours(phases)
  const takesHours = project.state !== 'completed' && project.state !== 'closed'
  return {
    id: project.id,
    code: project.code,
    name: project.name,
    state: project.state,
    managerMembershipId: project.managerMembershipId,
    startDate: project.startDate,
    endDate: project.endDate,
    attributionPrecision: project.attributionPrecision,
    takesHours,
    participations: participations.map(({ validFrom, validTo }) => ({ validFrom, validTo })),
    phases: inTreeOrder(phases)
      .filter(({ phase }) => phase.state !== 'cancelled')
      .map(({ phase }) => ({
        id: phase.id,
        parentPhaseId: phase.parentPhaseId,
        code: phase.code,
        name: phase.name,
        takesHours: takesHours && takes(phase.id),
      })),
    tasks: tasks
      .slice(0, tasksOfOwnProject)
      .map(({ id, number, title, phaseId, own }) => ({ id, number, title, phaseId, own })),
    moreTasks: tasks.length > tasksOfOwnProject,
    updatedAt: project.updatedAt,
  }
}
