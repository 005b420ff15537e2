import type { Database } from '../data/database.ts'
import { accessChannel } from '../transactions/transactions.ts'
import type { Authenticator } from './authenticator.ts'

/**
 * Hears from other processes that an organisation's keys, members or modules changed. While the line is down the
 * authenticator's own bound of a second holds.
 */
export async function listenForAccessChanges(
  database: Database,
  authenticator: Authenticator,
): Promise<{ close(): Promise<void> }> {
  return database.listen(accessChannel, orgId => authenticator.forget(orgId))
}
