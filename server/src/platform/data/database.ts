import type { Kysely } from 'kysely'
import type { AuditSealing } from '../audit/sealing.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { Cursors } from './cursors.ts'
import { directoryOf } from './directory.ts'
import { listen, type Listening } from './listener.ts'
import { MigrationFiles, type SchemaSteps } from './migration-files.ts'
import { migrateToLatest } from './migrator.ts'
import { asOwner } from './owner.ts'
import { onPicture } from './picture.ts'
import { DatabasePresence } from './presence.ts'
import type { Picture, Question } from './question.ts'
import { ReadPool } from './read-pool.ts'
import { Reader } from './reader.ts'
import { bindingSettings } from './service-role.ts'
import { SessionPool } from './session-pool.ts'
import { onSnapshot } from './snapshot.ts'
import type { DirectoryTables } from './tables.ts'
import type { TenantDb } from './tenant-db.ts'
import { watchForStalls } from './stall-watch.ts'
import { connect, type SessionSettings, type Target } from './wire/connect.ts'
import {
  type ReviewReplay,
  type WriteOutcome,
  type WriteRequest,
  WriteTransactions,
} from './write-transactions.ts'
import type { StoredAnswer } from './idempotency-records.ts'
import type { WriteTransaction } from './write-transaction.ts'

export type { IdempotencyClaim, StoredAnswer } from './idempotency-records.ts'
export type { Target as ConnectionOptions } from './wire/connect.ts'
export type { WriteTransaction } from './write-transaction.ts'
export {
  OrganisationNotFound as OrganisationUnknown,
  type ReviewReplay,
  type WriteOutcome,
  type WriteRequest,
} from './write-transactions.ts'

/**
 * The one way to the data. Whatever it does can throw `ServiceBusy` (nothing written, safe to send again) and
 * `ServiceUnavailable`.
 */
export interface Database {
  /** Reads of one organisation; every statement is one network write and takes no write lock. */
  reader(orgId: string): TenantDb
  /**
   * Takes the organisation's write transaction, runs `work` in it and commits; any throw rolls everything back. With an
   * idempotency key the answer of `finish` is stored in the same transaction, and an earlier one of the same member is
   * replayed, unless `review` throws, instead of running; throws `RequestRefused` (`idempotency_key_in_flight`,
   * `idempotency_key_reused`).
   */
  write<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction) => Promise<T>,
    finish?: (result: T) => StoredAnswer | null,
    review?: ReviewReplay,
  ): Promise<WriteOutcome<T>>
  /**
   * Reads that see one unchanging picture, all of them in one network write on a connection of `reader`. What depends on an answer is
   * read after it, or on a snapshot.
   */
  picture<T>(orgId: string, ask: (picture: Picture) => Question<T>): Promise<T>
  /** For long computations: reads of one unchanging picture, on a connection of their own. */
  snapshot<T>(orgId: string, work: (db: TenantDb) => Promise<T>): Promise<T>
  /** The tables that belong to no organisation; they hold no tenant data but ids. */
  readonly directory: Kysely<DirectoryTables>
  /** Upkeep of tables as their owner, over all organisations; never for a request. */
  asOwner<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T>
  /** Hears `pg_notify` on a channel, until closed. */
  listen(channel: string, heard: (payload: string) => void): Promise<Listening>
  /** Applies what is missing; throws `DatabaseNewerThanCode`, `PostgresTooOld`. */
  migrate(): Promise<void>
  ping(): Promise<void>
  /** Whether there is no room to write. */
  readonly storageFull: boolean
  /** Whether it is read-only, as a standby is. */
  readonly readOnly: boolean
  /** Lets what runs finish, and takes nothing new. */
  close(): Promise<void>
}

/** A database that was opened here, with what there is to measure about it. */
export interface OpenDatabase extends Database {
  readonly load: DatabaseLoad
}

export interface DatabaseLoad {
  /** Organisations that are being written, one write each. */
  readonly writesRunning: number
  /** Writes that wait for their organisation's write lock in this process. */
  readonly writesWaiting: number
  readonly connections: number
}

/** How long is waited for what may not come. */
export interface Waits {
  /** How long a request may wait for its write lock, or for a place among the reads; 3,000 ms when left out. */
  readonly waitMs?: number | undefined
  /** How long PostgreSQL may be silent before it counts as away; 1,250 ms when left out. */
  readonly silenceMs?: number | undefined
}

export interface DatabaseOptions extends Waits {
  readonly connection: Target
  /** At least 32 bytes, the same for every process on one database. */
  readonly cursorSecret: Uint8Array
  /** Those that cursors were made with before. */
  readonly formerCursorSecrets?: readonly Uint8Array[]
  /** What the audit chain is sealed with, the same for every process on one database. */
  readonly audit: AuditSealing
  readonly log: ServiceLog
  readonly readConnections?: { readonly usual: number; readonly most: number }
  /** Write transactions and directory writes that can be under way at once; mostly they wait for the disk to commit. */
  readonly writeConnections?: number
  readonly snapshotConnections?: number
  /** How long one statement of a request may run. */
  readonly statementMs?: number
  /** How long one statement of a snapshot may run. */
  readonly snapshotMs?: number
  readonly migrations?: SchemaSteps
  /** Where an embedded PostgreSQL has its files, so that a full disk is distinguished from another end of it. */
  readonly dataDir?: string | undefined
}

/** Connects at the first statement. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  return new PostgresDatabase(options)
}

class PostgresDatabase implements OpenDatabase {
  readonly #options: DatabaseOptions
  readonly #cursors: Cursors
  readonly #reads: ReadPool
  readonly #sessions: SessionPool
  readonly #snapshots: SessionPool
  readonly #transactions: WriteTransactions
  readonly #waitMs: number
  readonly #stopWatch: () => void
  readonly #presence: DatabasePresence
  readonly directory: Kysely<DirectoryTables>
  #binding: Promise<SessionSettings> | undefined

  constructor(options: DatabaseOptions) {
    const { waitMs = 3_000, statementMs = 10_000, snapshotMs = 300_000 } = options
    const { readConnections = { usual: 2, most: 6 }, writeConnections = 8, snapshotConnections = 2 } = options
    const readOnly = { default_transaction_read_only: 'on' }
    // A transaction whose process hangs must not hold its organisation for ever.
    const idle = { idle_in_transaction_session_timeout: statementMs }
    this.#options = options
    this.#waitMs = waitMs
    this.#presence = new DatabasePresence(
      () => connect(options.connection, { statement_timeout: statementMs }, { allowsTransactions: true }),
      options.log,
      options,
    )
    const absence = () => this.#presence.absence
    this.#cursors = new Cursors(options.cursorSecret, options.formerCursorSecrets)
    this.#reads = new ReadPool(
      this.#opener({ ...readOnly, statement_timeout: statementMs }, { allowsTransactions: false }),
      { ...readConnections, waitMs },
      absence,
    )
    this.#sessions = new SessionPool(
      this.#opener({ ...idle, statement_timeout: statementMs }, { allowsTransactions: true }),
      writeConnections,
      absence,
    )
    this.#snapshots = new SessionPool(
      this.#opener({ ...readOnly, statement_timeout: snapshotMs }, { allowsTransactions: true }),
      snapshotConnections,
      absence,
    )
    this.#presence.watch(this.#reads)
    this.#presence.watchOwn(this.#sessions)
    this.#presence.watchOwn(this.#snapshots)
    this.#transactions = new WriteTransactions(this.#sessions, this.#cursors, options.audit, waitMs)
    this.directory = directoryOf(this.#reads, this.#sessions, waitMs)
    this.#stopWatch = watchForStalls(
      [
        { pool: this.#reads, statementMs },
        { pool: this.#sessions, statementMs },
        { pool: this.#snapshots, statementMs: snapshotMs },
      ],
      options.log,
    )
  }

  get load(): DatabaseLoad {
    const pools = [this.#reads, this.#sessions, this.#snapshots]
    return {
      writesRunning: this.#transactions.running,
      writesWaiting: this.#transactions.waiting,
      connections: pools.reduce((sum, { connections }) => sum + [...connections].length, 0),
    }
  }

  reader(orgId: string): TenantDb {
    return new Reader(orgId, this.#cursors, this.#reads)
  }

  write<T>(
    request: WriteRequest,
    work: (tx: WriteTransaction) => Promise<T>,
    finish?: (result: T) => StoredAnswer | null,
    review?: ReviewReplay,
  ): Promise<WriteOutcome<T>> {
    return this.#transactions.write(request, work, finish, review)
  }

  picture<T>(orgId: string, ask: (picture: Picture) => Question<T>): Promise<T> {
    return onPicture(this.#reads, orgId, ask)
  }

  async snapshot<T>(orgId: string, work: (db: TenantDb) => Promise<T>): Promise<T> {
    const connection = await this.#snapshots.acquire(performance.now() + this.#waitMs)
    try {
      return await onSnapshot(connection, orgId, this.#cursors, work)
    } finally {
      this.#snapshots.release(connection)
    }
  }

  asOwner<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
    return asOwner(this.#options.connection, work)
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<Listening> {
    return listen(this.#options.connection, await this.#bindingSettings(), channel, heard)
  }

  async migrate(): Promise<void> {
    const { connection, migrations = new MigrationFiles(), log } = this.#options
    const applied = await migrateToLatest(connection, migrations)
    if (applied.length > 0)
      log.info('database migrated', { migrations: applied.length, latest: applied.at(-1) ?? '' })
  }

  get storageFull(): boolean {
    return this.#presence.storage.full
  }

  get readOnly(): boolean {
    return this.#presence.readOnly
  }

  async ping(): Promise<void> {
    await this.#reads.read([{ text: 'select 1', values: [] }])
  }

  async close(): Promise<void> {
    this.#stopWatch()
    this.#presence.close()
    this.#transactions.close()
    await Promise.all([this.#reads.close(), this.#sessions.close(), this.#snapshots.close()])
  }

  #opener(settings: SessionSettings, options: { allowsTransactions: boolean }) {
    return async () => {
      const all = { ...settings, ...(await this.#bindingSettings()) }
      const connection = await connect(this.#options.connection, all, options)
      connection.onFailure = this.#presence.hear
      return connection
    }
  }

  /** Asked once; after a failure, such as a database not yet migrated, again. */
  #bindingSettings(): Promise<SessionSettings> {
    this.#binding ??= bindingSettings(this.#options.connection).catch(error => {
      this.#binding = undefined
      throw error
    })
    return this.#binding
  }
}
