import { type RowOf, table } from '../../../../platform/data/table.ts'
import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { DependencyType } from './graph.ts'

export const dependencyTable = table('taskDependencies', {
  id: uuid,
  projectId: uuid.fixed(),
  fromTaskId: uuid.fixed(),
  toTaskId: uuid.fixed(),
  type: text.as<DependencyType>(),
  lagMinutes: integer,
  updatedAt: instant,
})

export type DependencyRecord = RowOf<typeof dependencyTable>
