import type { FactOf } from '../../../../platform/contract/events.ts'
import type { taskEvents } from './events.ts'
import type { TaskRecord } from './record.ts'

export type TaskFact<Name extends keyof typeof taskEvents = keyof typeof taskEvents> = FactOf<
  typeof taskEvents,
  Name
>

export const created = ({ id, projectId, createdAt }: TaskRecord): TaskFact<'task.created'> => ({
  event: 'task.created',
  payload: { taskId: id, projectId, createdAt },
})

export const updated = ({
  id,
  projectId,
  updatedAt,
}: Pick<TaskRecord, 'id' | 'projectId' | 'updatedAt'>): TaskFact<'task.updated'> => ({
  event: 'task.updated',
  payload: { taskId: id, projectId, updatedAt },
})

export const statusChanged = ({
  id,
  statusCode,
  updatedAt,
}: TaskRecord): TaskFact<'task.status_changed'> => ({
  event: 'task.status_changed',
  payload: { taskId: id, status: statusCode, changedAt: updatedAt },
})
