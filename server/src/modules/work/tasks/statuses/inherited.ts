import { hash } from 'node:crypto'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Status, StatusSet } from './record.ts'
import { starterStatuses } from './starter-set.ts'

/** The defaults of an organisation that never wrote its own. */
export const starterSet = (orgId: Id): StatusSet => ({
  id: orgId,
  projectId: null,
  stored: false,
  statuses: Object.entries(starterStatuses).map(([code, { name, category }], position) => ({
    id: idWithin(orgId, code),
    setId: orgId,
    code,
    name,
    category,
    position,
    wipLimit: null,
  })),
  transitions: [],
  updatedAt: null,
})

/** The set of a project that has none of its own yet: a copy of the defaults. */
export function copyFor(projectId: Id, { statuses, transitions }: StatusSet): StatusSet {
  const idOf = (status: Id) => idWithin(projectId, status)
  return {
    id: projectId,
    projectId,
    stored: false,
    statuses: statuses.map((status): Status => ({ ...status, id: idOf(status.id), setId: projectId })),
    transitions: transitions.map(({ fromStatusId, toStatusId, guards }) => ({
      setId: projectId,
      fromStatusId: idOf(fromStatusId),
      toStatusId: idOf(toStatusId),
      guards,
    })),
    updatedAt: null,
  }
}

/**
 * The id that a copied status has before and after it is written, so that nobody has to read the statuses again: a UUIDv7
 * with the time of the set's own id, and the rest from both.
 */
function idWithin(setId: Id, source: string): Id {
  const time = setId.replaceAll('-', '').slice(0, 12)
  const rest = hash('sha256', `${setId}/${source}`, 'hex')
  const variant = '89ab'[Number.parseInt(rest[3] ?? '0', 16) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`
}
