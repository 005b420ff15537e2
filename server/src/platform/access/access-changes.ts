import type { Database } from '../data/database.ts'
import { accessChannel } from '../transactions/transactions.ts'
import type { Authenticator } from './authenticator.ts'

/**
 * Listens for other processes' changes to an organisation's keys, members or modules. While the connection is down,
 * remembered callers still expire within a second.
 */
export async function listenForAccessChanges(
  database: Database,
  authenticator: Authenticator,
): Promise<{ close(): Promise<void> }> {
  return database.listen(accessChannel, orgId => authenticator.forget(orgId))
}
