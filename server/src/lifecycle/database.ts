import { Client } from 'pg'
import { type Configuration, ConfigurationError } from '../platform/configuration.ts'
import { ensureDirectory } from '../platform/directories.ts'
import { startCluster } from '../platform/postgres/cluster.ts'
import { type Mended, secureDataDirectory } from '../platform/postgres/ownership.ts'
import type { DatabaseConnection } from './application.ts'

/** The database the service runs on. */
export type Database = {
  readonly connection: DatabaseConnection
  /** Resolves, with the reason, when a database that belongs to this process ends by itself. */
  readonly lost: Promise<string>
  close(): Promise<void>
}

export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

export class DatabaseTooOld extends Error {
  override readonly name = 'DatabaseTooOld'
}

/** What was reached is a standby, or is read-only. */
export class DatabaseReadOnly extends Error {
  override readonly name = 'DatabaseReadOnly'

  constructor(standby: boolean) {
    super(
      standby
        ? 'DATABASE_URL leads to a standby, which takes no writes; give the address of the primary, or start again when it is promoted.'
        : 'DATABASE_URL leads to a database that is read-only (default_transaction_read_only); start again when it takes writes.',
    )
  }
}

/** Something between the service and PostgreSQL gives connections out to several. */
export class DatabasePooled extends Error {
  override readonly name = 'DatabasePooled'

  constructor() {
    super(
      'DATABASE_URL leads to a connection pooler, such as PgBouncer, and the service relies on sessions of its own ' +
        '(their role, locks and notifications), of which it keeps few; give the address of PostgreSQL itself.',
    )
  }
}

const oldestMajor = 15
const connectTimeoutMillis = 10_000

/**
 * Starts the embedded PostgreSQL, or checks the one that `DATABASE_URL` names.
 * Throws `DatabaseUnreachable`, `DatabaseTooOld`, `DatabasePooled`, `DatabaseReadOnly`, `DataDirectoryInUse`, `UnsafeOwnership` or `ClusterCannotStart`.
 */
export async function openDatabase(configuration: Configuration, tell: Mended = () => {}): Promise<Database> {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl === null) {
    const { connection, lost, stop } = await startCluster({ dataDir, tell })
    return { connection, lost, close: stop }
  }
  await ensureDirectory(dataDir, 0o700)
  secureDataDirectory(dataDir, tell)
  const { version, pooled, standby, readOnly } = await examine(databaseUrl)
  if (pooled) throw new DatabasePooled()
  requireSupported(version)
  if (standby || readOnly) throw new DatabaseReadOnly(standby)
  // What becomes of the operator's database is the operator's to watch; readiness tells.
  return { connection: { connectionString: databaseUrl }, lost: new Promise(() => {}), close: async () => {} }
}

/** `version` is PostgreSQL's `server_version_num`: the major version times ten thousand, plus the minor. */
export function requireSupported(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major >= oldestMajor) return
  throw new DatabaseTooOld(
    `DATABASE_URL leads to PostgreSQL ${major}; the service needs ${oldestMajor} or later.`,
  )
}

interface Examined {
  readonly version: number
  readonly pooled: boolean
  readonly standby: boolean
  readonly readOnly: boolean
}

/** PostgreSQL tells each client the process that serves it. A pooler cannot know that yet, and tells a number of its own. */
async function examine(connectionString: string): Promise<Examined> {
  const client = makeClient(connectionString)
  try {
    await client.connect()
    const { processID } = client as unknown as { readonly processID: number }
    const { rows } = await client.query<Omit<Examined, 'pooled'> & { backend: number }>(
      `select current_setting('server_version_num')::int as version, pg_backend_pid() as backend,
         pg_is_in_recovery() as standby, current_setting('transaction_read_only')::boolean as "readOnly"`,
    )
    const { version = 0, backend, standby = false, readOnly = false } = rows[0] ?? {}
    return { version, pooled: backend !== processID, standby, readOnly }
  } catch (error) {
    const { host, port, database } = client
    throw new DatabaseUnreachable(
      `DATABASE_URL leads to no PostgreSQL that lets us in (database ${database} at ${host}:${port}): ${reasonOf(error)}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function makeClient(connectionString: string): Client {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMillis })
    // A connection that drops says so through this event too, which is fatal when nobody listens.
    return client.on('error', () => {})
  } catch {
    throw new ConfigurationError('DATABASE_URL', 'a connection URL of PostgreSQL')
  }
}

/** A host with several addresses fails with one error for each and no message of its own. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
