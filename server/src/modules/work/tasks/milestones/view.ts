import type { MilestoneRecord } from './record.ts'
import type { Milestone } from './shapes.ts'

export const milestoneView = ({
  id,
  projectId,
  name,
  dueDate,
  reachedAt,
  taskIds,
  updatedAt,
}: MilestoneRecord): Milestone => ({
  id,
  projectId,
  name,
  dueDate,
  reachedAt,
  taskIds: [...taskIds],
  updatedAt,
})
