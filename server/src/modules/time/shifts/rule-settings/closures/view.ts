import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { lastChangeOf } from '../../coming-rows.ts'
import type { Closure } from './record.ts'
import type { Closures } from './shapes.ts'

export const closures = (planningUnitId: Id, rows: readonly Closure[]): Closures => ({
  planningUnitId,
  closures: rows.map(({ closedFrom, closedTo, name, createdAt }) => ({
    closedFrom,
    closedTo,
    name,
    createdAt,
  })),
  updatedAt: lastChangeOf(rows),
})
