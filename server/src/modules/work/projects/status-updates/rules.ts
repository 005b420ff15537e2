import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type FieldChange, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { statusUpdateEvents } from './events.ts'
import type { StatusUpdate } from './record.ts'
import type { NewStatusUpdate } from './shapes.ts'

type PostedFact = FactOf<typeof statusUpdateEvents, 'status_update.posted'>

/** A status update of a project, as of now. */
export function post(
  wanted: NewStatusUpdate,
  {
    id,
    projectId,
    projectClosed,
    now,
    actorMembershipId,
  }: {
    readonly id: Id
    readonly projectId: Id
    readonly projectClosed: boolean
    readonly now: Instant
    readonly actorMembershipId: Id | null
  },
): Decision<StatusUpdate, PostedFact, 'project_closed'> {
  if (projectClosed) return refuse('project_closed', 'The project is closed.')
  const { rag, summary, percentBp = null, forecastCents = null } = wanted
  const { forecastMinutes = null, forecastEnd = null } = wanted
  const said = { projectId, rag, summary, percentBp, forecastCents, forecastMinutes, forecastEnd }
  const changes = Object.entries(said).flatMap(([field, to]): FieldChange[] =>
    to === null ? [] : [{ field, to }],
  )
  return accept<StatusUpdate, PostedFact>(
    { id, ...said, postedByMembershipId: actorMembershipId, createdAt: now, updatedAt: now },
    {
      facts: [
        { event: 'status_update.posted', payload: { projectId, statusUpdateId: id, rag, createdAt: now } },
      ],
      audit: [{ action: 'statusUpdates.create', targetType: 'project_status_update', targetId: id, changes }],
    },
  )
}
