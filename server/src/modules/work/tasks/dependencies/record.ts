import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { DependencyType } from './graph.ts'

/** A year, before or after. */
export const lagLimit = 525_600
/** Dependencies of one task, on either side. */
export const dependenciesOfTask = 200
export const dependenciesOfProject = 5000

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
