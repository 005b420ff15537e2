import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { statementError } from './database-errors.ts'
import { limitLockWait } from './scope.ts'
import { SnakeCaseQueryCompiler } from './hand-written.ts'
import type { ReadPool } from './read-pool.ts'
import type { SessionPool } from './session-pool.ts'
import type { DirectoryTables } from './tables.ts'
import type { Connection } from './wire/connection.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** The tables of schema `directory`: reads share the read pipelines, writes and transactions take a session. */
export function directoryOf(reads: ReadPool, sessions: SessionPool, waitMs: number): Kysely<DirectoryTables> {
  const directory = new Kysely<DirectoryTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DirectoryDriver(reads, sessions, waitMs),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new SnakeCaseQueryCompiler(),
    },
  })
  return directory.withSchema('directory')
}

class DirectoryDriver implements Driver {
  readonly #reads: ReadPool
  readonly #sessions: SessionPool
  readonly #waitMs: number

  constructor(reads: ReadPool, sessions: SessionPool, waitMs: number) {
    this.#reads = reads
    this.#sessions = sessions
    this.#waitMs = waitMs
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new DirectoryConnection(this.#reads, this.#sessions, this.#waitMs)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DirectoryConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings)
  }

  async commitTransaction(connection: DirectoryConnection): Promise<void> {
    await connection.end('commit')
  }

  async rollbackTransaction(connection: DirectoryConnection): Promise<void> {
    await connection.end('rollback')
  }
}

class DirectoryConnection implements DatabaseConnection {
  readonly #reads: ReadPool
  readonly #sessions: SessionPool
  readonly #waitMs: number
  #transaction: Connection | undefined

  constructor(reads: ReadPool, sessions: SessionPool, waitMs: number) {
    this.#reads = reads
    this.#sessions = sessions
    this.#waitMs = waitMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#run(
      { text: query.sql, values: query.parameters },
      query.query.kind === 'SelectQueryNode',
    )
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affected) }
  }

  streamQuery(): never {
    throw new Error('rows are read in pages, not as a stream')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const connection = await this.#acquire()
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    try {
      await submit(connection, { text: `begin ${modes.join(', ')}`, values: [] }, limitLockWait(this.#waitMs))
      this.#transaction = connection
    } catch (error) {
      this.#sessions.release(connection)
      throw error
    }
  }

  async end(ending: 'commit' | 'rollback'): Promise<void> {
    const connection = this.#transaction
    if (!connection) return
    this.#transaction = undefined
    try {
      const { rolledBack } = await submit(connection, { text: ending, values: [] })
      if (rolledBack && ending === 'commit')
        throw new Error('a statement of the transaction failed, so it was rolled back')
    } finally {
      this.#sessions.release(connection)
    }
  }

  async #run(statement: Statement, reads: boolean): Promise<Answer> {
    if (this.#transaction) return submit(this.#transaction, statement)
    if (reads) return this.#reads.read([statement])
    const connection = await this.#acquire()
    try {
      return await submit(connection, limitLockWait(this.#waitMs), statement)
    } finally {
      this.#sessions.release(connection)
    }
  }

  #acquire(): Promise<Connection> {
    return this.#sessions.acquire(performance.now() + this.#waitMs)
  }
}

/** Runs the statements as one exchange and gives the last one's answer. */
async function submit(connection: Connection, ...statements: readonly Statement[]): Promise<Answer> {
  try {
    return (await connection.submit(statements)).at(-1) as Answer
  } catch (error) {
    throw statementError(error, statements.at(-1)?.text ?? '')
  }
}
