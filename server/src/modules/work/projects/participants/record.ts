import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, uuid } from '../../../../platform/data/table-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

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

/** What becomes of participations. */
export interface ChangedParticipants {
  /** New ones, and others as they have become. */
  readonly saved: readonly Participant[]
  /** Those that never were. */
  readonly gone: readonly Id[]
}
