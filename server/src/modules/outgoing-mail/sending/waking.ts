import type { Database } from '../../../platform/data/database.ts'
import { doorbells } from '../../../platform/jobs/doorbell.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

export const mailDoorbell = doorbells()

/**
 * Wakes the worker of this process. It may hear it before the transaction commits: its own transaction of the organisation comes
 * after this one, and then finds what was committed.
 */
export const ringForMail = (database: Database, orgId: Id): void => mailDoorbell(database).ring(orgId)
