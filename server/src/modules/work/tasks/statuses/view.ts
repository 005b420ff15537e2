import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { nameIn } from '../../../../platform/vocabulary/starter-names.ts'
import { starterNames, type Status, type StatusSet } from './record.ts'
import { movesOf } from './rules.ts'
import type { ShownSet, ShownStatus } from './shapes.ts'

/** A status for a reader who has chosen a language, or none. */
export const statusView = (status: Status, chosen: Locale | null): ShownStatus => ({
  id: status.id,
  code: status.code,
  name: nameIn(chosen, status, starterNames),
  category: status.category,
  position: status.position,
  wipLimit: status.wipLimit,
})

export const setView = (set: StatusSet, chosen: Locale | null): ShownSet => ({
  projectId: set.projectId,
  inherited: !set.stored,
  statuses: set.statuses.map(status => statusView(status, chosen)),
  transitions: movesOf(set),
  updatedAt: set.updatedAt,
})
