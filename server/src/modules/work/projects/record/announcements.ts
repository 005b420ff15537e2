import type { FactOf } from '../../../../platform/contract/events.ts'
import type { projectEvents } from './events.ts'
import type { ProjectRecord } from './record.ts'

export type ProjectFact<Name extends keyof typeof projectEvents> = FactOf<typeof projectEvents, Name>

export const created = ({ id, createdAt }: ProjectRecord): ProjectFact<'project.created'> => ({
  event: 'project.created',
  payload: { projectId: id, createdAt },
})

export const updated = ({
  id,
  updatedAt,
}: Pick<ProjectRecord, 'id' | 'updatedAt'>): ProjectFact<'project.updated'> => ({
  event: 'project.updated',
  payload: { projectId: id, updatedAt },
})

export const closed = ({ id }: ProjectRecord, closedAt: string): ProjectFact<'project.closed'> => ({
  event: 'project.closed',
  payload: { projectId: id, closedAt },
})
