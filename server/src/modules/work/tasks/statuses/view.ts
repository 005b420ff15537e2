import type { Status, StatusSet } from './record.ts'
import { movesOf } from './rules.ts'
import type { ShownSet, ShownStatus } from './shapes.ts'

export const statusView = ({ id, code, name, category, position, wipLimit }: Status): ShownStatus => ({
  id,
  code,
  name,
  category,
  position,
  wipLimit,
})

export const setView = (set: StatusSet): ShownSet => ({
  projectId: set.projectId,
  inherited: !set.stored,
  statuses: set.statuses.map(statusView),
  transitions: movesOf(set),
  updatedAt: set.updatedAt,
})
