import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { participants } from './contract.ts'
import { ofProjects } from './store.ts'

/** A member who takes part in a project from a day to a day. */
export interface ParticipantSummary {
  readonly id: Id
  readonly projectId: Id
  readonly membershipId: Id
  readonly projectRoleId: Id | null
  readonly validFrom: PlainDate | null
  readonly validTo: PlainDate | null
}

/** The participants of projects, former and coming ones too. One statement. */
export const participantsOf = (db: TenantDb, projectIds: IdSet): Promise<ParticipantSummary[]> =>
  ofProjects(db, projectIds)

export { type ParticipationPricing, participationPricing } from './pricing.ts'
export { projectsTakenPartIn } from './store.ts'

/** The operations of the public interface, for requests from inside the process. */
export const participantOperations = participants.operations
