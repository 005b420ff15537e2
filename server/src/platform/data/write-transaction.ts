import type { Compilable, CompiledQuery } from 'kysely'
import type { AuditHead, AuditSealing } from '../audit/sealing.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import { isAbortedTransaction, statementError } from './database-errors.ts'
import type { Cursors } from './cursors.ts'
import { ScopedTenantDb, type TenantDb } from './tenant-db.ts'
import type { Connection } from './wire/connection.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** An organisation's database while its write transaction is held. */
export interface WriteTransaction extends TenantDb {
  /** The transaction's instant: every `createdAt` and `updatedAt` of the transaction. */
  readonly now: string
  /** The end of the organisation's audit chain, moved by each append to it. */
  auditHead: AuditHead
  readonly auditSealing: AuditSealing
  /**
   * Registers work that the caller need not await: it is part of the transaction, and its failure fails the transaction.
   * A statement started by `sql` or `execute` leaves in one network write with the commit; anything else, such as a
   * builder's own `execute()` or a function with several statements, is awaited before it.
   */
  defer(work: Promise<unknown>): void
  /**
   * Registers work that reads what the transaction has written: it is begun when everything else is done, before the
   * commit, and may itself defer. Several are begun one after the other, in the order in which they came.
   */
  lastly(work: () => Promise<unknown>): void
  /**
   * Does work that may be refused, and then leaves nothing: what it wrote and was to do last is undone, and the refusal is
   * thrown for the caller to take. Any other failure fails the transaction. One at a time, and nothing else meanwhile.
   */
  attempt<T>(work: () => Promise<T>): Promise<T>
}

const commit: Statement = { text: 'commit', values: [] }
export const rollback: Statement = { text: 'rollback', values: [] }
const savepoint: Statement = { text: 'savepoint attempt', values: [] }
const release: Statement = { text: 'release savepoint attempt', values: [] }
const undo: Statement = { text: 'rollback to savepoint attempt', values: [] }

/** What is known when the transaction is taken. */
type TransactionBeginning = Pick<WriteTransaction, 'now' | 'auditHead' | 'auditSealing'>

export class OpenTransaction extends ScopedTenantDb implements WriteTransaction {
  readonly now: string
  auditHead: AuditHead
  readonly auditSealing: AuditSealing
  readonly #connection: Connection
  readonly #statements = new WeakSet<Promise<unknown>>()
  readonly #sent: Promise<unknown>[] = []
  #unfinished: Promise<unknown>[] = []
  readonly #last: (() => Promise<unknown>)[] = []
  #over = false
  #failure: unknown

  constructor(orgId: string, beginning: TransactionBeginning, connection: Connection, cursors: Cursors) {
    super(orgId, cursors)
    this.now = beginning.now
    this.auditHead = beginning.auditHead
    this.auditSealing = beginning.auditSealing
    this.#connection = connection
  }

  override sql<Row>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#marked(super.sql<Row>(strings, ...values))
  }

  override execute<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<Row[]> {
    return this.#marked(super.execute(query))
  }

  protected override run(statement: Statement): Promise<Answer> {
    if (this.#over)
      return Promise.reject(new Error('the write transaction is over; its statements came too late'))
    return this.#send(statement)
  }

  defer(work: Promise<unknown>): void {
    const list = this.#statements.has(work) ? this.#sent : this.#unfinished
    list.push(work)
    // Reported by `finish`; until then a failure is not an unhandled one.
    work.catch(() => {})
  }

  lastly(work: () => Promise<unknown>): void {
    this.#last.push(work)
  }

  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#unfinished
    const last = this.#last.length
    this.#unfinished = []
    this.defer(this.#marked(this.run(savepoint)))
    try {
      const result = await work()
      // What still sends statements shall not send them in the next attempt.
      while (this.#unfinished.length > 0) await Promise.all(this.#unfinished.splice(0))
      this.defer(this.#marked(this.run(release)))
      return result
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      while (this.#unfinished.length > 0) await Promise.allSettled(this.#unfinished.splice(0))
      this.#last.length = last
      this.defer(this.#marked(this.run(undo)))
      throw error
    } finally {
      this.#unfinished = [...outer, ...this.#unfinished]
    }
  }

  /** Waits for deferred work that may still send statements, and then for what was to come last. */
  async settle(): Promise<void> {
    for (;;) {
      const unfinished = this.#unfinished
      this.#unfinished = []
      await Promise.all(unfinished)
      if (this.#unfinished.length > 0) continue
      const last = this.#last.shift()
      if (!last) return
      await last()
    }
  }

  /** Sends the last statements and `commit`, together with whatever was deferred; for a dry run `rollback` instead. */
  async finish(last: readonly Statement[], { dryRun }: { dryRun: boolean }): Promise<void> {
    this.#over = true
    const answers = [...last, dryRun ? rollback : commit].map(statement => this.#send(statement))
    await Promise.all([...answers, ...this.#sent])
    // A failure that the work caught has still ended the transaction: it answers `commit` with a rollback.
    const ending = await answers.at(-1)
    if (this.#failure !== undefined) throw this.#failure
    if (ending?.rolledBack && !dryRun) throw new Error('PostgreSQL rolled the write transaction back')
  }

  /** Ends the transaction without a trace. The error to report: a statement's failure rather than the complaints that follow. */
  async rollBack(error?: unknown): Promise<unknown> {
    this.#over = true
    await this.#connection.submit([rollback]).catch(() => {})
    return isAbortedTransaction(error) ? (this.#failure ?? error) : error
  }

  #marked<T>(statement: Promise<T>): Promise<T> {
    this.#statements.add(statement)
    return statement
  }

  async #send(statement: Statement): Promise<Answer> {
    try {
      const [answer] = await this.#connection.submit([statement])
      return answer as Answer
    } catch (error) {
      const told = statementError(error, statement.text)
      this.#failure ??= told
      throw told
    }
  }
}
