import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, uuid } from '../../../../platform/data/table-columns.ts'

/** What a member is planned to work for a project in a week, for one of its phases or for the project as such. */
export const allocationTable = table('projectAllocations', {
  id: uuid,
  projectId: uuid.fixed(),
  phaseId: uuid.nullable().fixed(),
  membershipId: uuid.fixed(),
  weekStart: date.fixed(),
  minutes: integer,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Allocation = RowOf<typeof allocationTable>

/** What an allocation is of: one row at most has the same. */
export type Place = Pick<Allocation, 'phaseId' | 'membershipId' | 'weekStart'>

export const placeKey = ({ membershipId, weekStart, phaseId }: Place): string =>
  `${membershipId} ${weekStart} ${phaseId ?? ''}`
