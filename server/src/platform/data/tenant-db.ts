import {
  type Compilable,
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type DeleteQueryBuilder,
  type DeleteResult,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  PostgresAdapter,
  QueryCreator,
  type QueryResult,
  type SelectQueryBuilder,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import type { Cursors } from './cursors.ts'
import { compiler, handWritten } from './hand-written.ts'
import { Picture, type Question } from './question.ts'
import type { Tables } from './tables.ts'
import type { Answer, Statement } from './wire/statement.ts'

type RunStatement = (statement: Statement) => Promise<Answer>

const adapter = new PostgresAdapter()

/** What Kysely's builders execute through. A statement is on its way when `execute()` returns, before any await. */
class StatementExecutor extends DefaultQueryExecutor {
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

type TableName = keyof Tables
type NewRow<T extends TableName> = Omit<Insertable<Tables[T]>, 'orgId'>

/** One organisation's part of the database. Without one no query can be written. */
export interface TenantDb {
  readonly orgId: string
  /** What `paging.ts` makes and reads cursors with. */
  readonly cursors: Cursors
  /** Already filtered by the organisation, as are `updateTable` and `deleteFrom`. */
  selectFrom<T extends TableName>(table: T): SelectQueryBuilder<Tables, T, Record<never, never>>
  updateTable<T extends TableName>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>
  deleteFrom<T extends TableName>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>
  /** Adds the organisation to every row. There must be at least one. */
  insert<T extends TableName>(
    table: T,
    rows: NewRow<T> | readonly NewRow<T>[],
  ): InsertQueryBuilder<Tables, T, InsertResult>
  /**
   * Hand-written SQL: snake_case inside, camelCase keys in the rows. Values become parameters; fragments made with
   * Kysely's `sql`, and other expressions, become part of the text.
   */
  sql<Row = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Row[]>
  /**
   * The same for a long statement whose best plan does not depend on the values, and takes longer to make than to carry out: a
   * read has it planned once on a connection.
   */
  sqlPlannedOnce<Row = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Row[]>
  /** Runs a compiled query, or a builder. */
  execute<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<Row[]>
  /** Sends all statements of a question at once. Outside a write transaction each of them sees the rows of its own instant. */
  ask<T>(question: (picture: Picture) => Question<T>): Promise<T>
}

/** Inside, one name stands for every table: the builders' types know the real ones. */
type AnyTables = { table: { orgId: string } }

export abstract class ScopedTenantDb implements TenantDb {
  readonly orgId: string
  readonly cursors: Cursors
  #executor: StatementExecutor | undefined
  #picture: Picture | undefined

  constructor(orgId: string, cursors: Cursors) {
    this.orgId = orgId
    this.cursors = cursors
  }

  /** Sends the statement before it returns. */
  protected abstract run(statement: Statement): Promise<Answer>

  /** Sends the statements of one question before it returns. */
  protected runAll(statements: readonly Statement[]): Promise<readonly Answer[]> {
    return Promise.all(statements.map(statement => this.run(statement)))
  }

  selectFrom<T extends TableName>(table: T): SelectQueryBuilder<Tables, T, Record<never, never>> {
    const query = this.#queries.selectFrom(anyTable(table)).where(ownColumn(table), '=', this.orgId)
    return query as unknown as SelectQueryBuilder<Tables, T, Record<never, never>>
  }

  updateTable<T extends TableName>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult> {
    const query = this.#queries.updateTable(anyTable(table)).where(ownColumn(table), '=', this.orgId)
    return query as unknown as UpdateQueryBuilder<Tables, T, T, UpdateResult>
  }

  deleteFrom<T extends TableName>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult> {
    const query = this.#queries.deleteFrom(anyTable(table)).where(ownColumn(table), '=', this.orgId)
    return query as unknown as DeleteQueryBuilder<Tables, T, DeleteResult>
  }

  insert<T extends TableName>(
    table: T,
    rows: NewRow<T> | readonly NewRow<T>[],
  ): InsertQueryBuilder<Tables, T, InsertResult> {
    const list: readonly object[] = Array.isArray(rows) ? rows : [rows]
    if (list.length === 0) throw new RangeError(`nothing to insert into ${table}`)
    const owned = list.map(row => ({ ...row, orgId: this.orgId }))
    return this.#queries.insertInto(anyTable(table)).values(owned) as unknown as InsertQueryBuilder<
      Tables,
      T,
      InsertResult
    >
  }

  async sql<Row>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> {
    return (await this.run(handWritten(strings, values))).rows as Row[]
  }

  async sqlPlannedOnce<Row>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> {
    return (await this.run({ ...handWritten(strings, values), plannedOnce: true })).rows as Row[]
  }

  async execute<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<Row[]> {
    const { sql: text, parameters: values } = 'compile' in query ? query.compile() : query
    return (await this.run({ text, values })).rows as Row[]
  }

  async ask<T>(question: (picture: Picture) => Question<T>): Promise<T> {
    const asked = question((this.#picture ??= new Picture(this.orgId)))
    return asked.answeredBy(await this.runAll(asked.statements))
  }

  get #ownExecutor(): StatementExecutor {
    return (this.#executor ??= new StatementExecutor(statement => this.run(statement)))
  }

  get #queries(): QueryCreator<AnyTables> {
    return new QueryCreator({ executor: this.#ownExecutor })
  }
}

const anyTable = (table: string) => table as 'table'

const ownColumn = (table: string) => `${table}.orgId` as 'table.orgId'
