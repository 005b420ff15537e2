import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, uuid } from '../../../../platform/data/table-columns.ts'

export const participantTable = table('projectParticipants', {
  id: uuid,
  projectId: uuid.fixed(),
  membershipId: uuid.fixed(),
  projectRoleId: uuid.nullable(),
  validFrom: date.nullable(),
  validTo: date.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** A member who takes part in a project from a day to a day; null has no end on its side. */
export type Participant = RowOf<typeof participantTable>
