import type { Configuration } from '../platform/configuration.ts'
import { type OpenDatabase, openDatabase } from '../platform/data/database.ts'
import { MigrationFiles } from '../platform/data/migration-files.ts'
import { migrateToLatest, pendingMigrations } from '../platform/data/migrator.ts'
import { auditSealing } from '../platform/audit/sealing.ts'
import { emissionsOf } from '../platform/contract/family.ts'
import { Authenticator } from '../platform/access/authenticator.ts'
import { lockKey } from '../platform/secrets/key-lock.ts'
import type { Keyring } from '../platform/secrets/keyring.ts'
import { hasSealed, openKeyring, registerKey } from '../platform/secrets/service-keys.ts'
import { silentLog } from '../platform/telemetry/log.ts'
import { contributionsOf } from '../platform/module.ts'
import { factListeners } from '../platform/port.ts'
import type { Contributions } from '../platform/slots.ts'
import { Transactions } from '../platform/transactions/transactions.ts'
import type { DatabaseConnection } from '../lifecycle/application.ts'
import { type ReachedDatabase, reachDatabase } from '../lifecycle/reach.ts'
import { obtainServiceSecrets } from '../lifecycle/service-secret.ts'
import { modules } from '../modules/index.ts'
import type { Circumstances } from './command.ts'
import { namedInstallation } from './named-installation.ts'
import { operatorTransactions } from './operator-transactions.ts'

/** The service's data as a command works on it: the same database, transactions and keys that requests have. */
export type Installation = {
  readonly configuration: Configuration
  readonly database: OpenDatabase
  readonly keyring: Keyring
  readonly connection: DatabaseConnection
  /** What families have put into a slot. */
  readonly contributions: Contributions
  /** They sign what they write with the operator's name. */
  readonly transactions: Pick<Transactions, 'run'>
}

/** The database is older than this version of the service, which may be running on it right now. */
export class DatabaseNotMigrated extends Error {
  override readonly name = 'DatabaseNotMigrated'

  constructor(pending: readonly string[]) {
    super(
      `The database lacks ${pending.length} migrations, the first of them ${pending[0]}; run “konttori migrate”.`,
    )
  }
}

/**
 * Runs `work` on the installation of the circumstances and gives everything back. An embedded database that nobody
 * runs is brought to this version first, as a start of the service would; one in use must be there already. With
 * `mayMake` an empty data directory becomes an installation.
 */
export async function onInstallation<T>(
  circumstances: Circumstances,
  work: (installation: Installation) => Promise<T>,
  { mayMake = false }: { readonly mayMake?: boolean } = {},
): Promise<T> {
  const configuration = await namedInstallation(circumstances)
  const reached = await reachDatabase(configuration, { mayMake })
  const { connection } = reached
  try {
    const secrets = await obtainServiceSecrets(configuration, () => hasSealed(connection))
    const { keyring } = await openKeyring(connection, secrets)
    await bringUpToDate(reached)
    await registerKey(connection, keyring)
    // What the command seals must not be of a key that is changed meanwhile.
    const keyLock = await lockKey(connection, keyring.present.id)
    const database = databaseWith(connection, keyring)
    try {
      const contributions = contributionsOf(modules)
      const emissions = emissionsOf(modules.map(({ contract }) => contract))
      const hearers = contributions(factListeners).map(make => make({ database, contributions }))
      const transactions = operatorTransactions(
        new Transactions(database, new Authenticator([]), hearers, undefined, emissions),
      )
      return await work({ configuration, database, keyring, connection, contributions, transactions })
    } finally {
      await database.close()
      await keyLock.release()
    }
  } finally {
    await reached.close()
  }
}

export function databaseWith(connection: DatabaseConnection, keyring: Keyring): OpenDatabase {
  const [cursorSecret = keyring.derive('cursor'), ...formerCursorSecrets] = keyring.deriveAll('cursor')
  const contracts = modules.map(({ contract }) => contract)
  return openDatabase({
    connection,
    cursorSecret,
    formerCursorSecrets,
    audit: auditSealing(keyring, contracts),
    log: silentLog,
  })
}

export async function bringUpToDate({ connection, alone }: ReachedDatabase): Promise<void> {
  const files = new MigrationFiles()
  if (alone) await migrateToLatest(connection, files)
  else {
    const pending = await pendingMigrations(connection, files)
    if (pending.length > 0) throw new DatabaseNotMigrated(pending)
  }
}
