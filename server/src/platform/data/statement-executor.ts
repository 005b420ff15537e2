import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresAdapter,
  type QueryResult,
} from 'kysely'
import { compiler } from './query-compiler.ts'
import type { Answer, Statement } from './wire/statement.ts'

type RunStatement = (statement: Statement) => Promise<Answer>

const adapter = new PostgresAdapter()

/** What Kysely's builders execute through. A statement is on its way when `execute()` returns, before any await. */
export class StatementExecutor extends DefaultQueryExecutor {
  readonly #connection: StatementConnection

  constructor(run: RunStatement) {
    const connection = new StatementConnection(run)
    super(compiler, adapter, connection)
    this.#connection = connection
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery(query)
  }
}

class StatementConnection implements DatabaseConnection, ConnectionProvider {
  readonly #run: RunStatement

  constructor(run: RunStatement) {
    this.#run = run
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#run({ text: query.sql, values: query.parameters })
    return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affected) }
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this)
  }

  streamQuery(): never {
    throw new Error('rows are read in pages, not as a stream')
  }
}
