import type { DependencyRecord } from './record.ts'
import type { TaskDependency } from './shapes.ts'

export const dependencyView = ({
  id,
  fromTaskId,
  toTaskId,
  type,
  lagMinutes,
  updatedAt,
}: DependencyRecord): TaskDependency => ({ id, fromTaskId, toTaskId, type, lagMinutes, updatedAt })
