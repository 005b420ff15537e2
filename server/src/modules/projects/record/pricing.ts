import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import type { ChangedProject, ProjectRecord } from './record.ts'

/** Lets a rate card price the hours of a project from now on, or none. */
export function pricedBy(
  project: ProjectRecord,
  rateCardId: Id | null,
  now: Instant,
): Decision<ChangedProject, announce.ProjectFact<'project.updated'>, 'project_closed'> {
  if (project.rateCardId === rateCardId) return accept({ before: project, after: project, baseline: null })
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  const after = { ...project, rateCardId, updatedAt: now }
  return accept<ChangedProject, announce.ProjectFact<'project.updated'>>(
    { before: project, after, baseline: null },
    {
      facts: [announce.updated(after)],
      audit: [auditLine('update', project.id, changesOf(project, after))],
    },
  )
}

