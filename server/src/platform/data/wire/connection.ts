import type { Duplex } from 'node:stream'
import type { DatabaseError } from 'pg'
import { ConnectionLost } from './connection-lost.ts'
import { Exchange } from './exchange.ts'
import { readFailure } from './failure-message.ts'
import { Fifo } from './fifo.ts'
import { IncomingMessages } from './incoming-messages.ts'
import { OutgoingMessages } from './outgoing-messages.ts'
import { message } from './message-types.ts'
import { beginPicture, endPicture, opensTransaction } from './picture-transaction.ts'
import { type PreparedStatement, PreparedStatements } from './prepared-statements.ts'
import { readOnlyTransaction, ReportedMode } from './reported-mode.ts'
import { readColumns, rowReader } from './row-reader.ts'
import type { Answer, Statement } from './statement.ts'
import { announceSubmitted } from './submitting.ts'

const preparedStatementsLimit = 500
/** Bytes that Node reads at once where there are as many. */
const fullChunk = 64 * 1024

/**
 * One connection to PostgreSQL in pipeline mode: statements are sent without waiting for the answers of earlier ones,
 * and whatever is submitted in one iteration of the event loop leaves in one network write.
 *
 * https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class Connection {
  readonly #socket: Duplex
  readonly #out = new OutgoingMessages()
  readonly #prepared = new PreparedStatements(preparedStatementsLimit)
  readonly #exchanges = new Fifo<Exchange>()
  readonly #allowsTransactions: boolean
  /** Whether PostgreSQL reports that it takes writes. */
  readonly mode: ReportedMode
  /** The process of PostgreSQL that serves it. */
  readonly backendPid: number
  /** When anything last came from PostgreSQL, on the clock of `performance.now()`. */
  heardAt = 0
  #flushing = false
  /** Exchanges that leave at the end of this iteration of the event loop. */
  #unsent = 0
  #headSince = 0
  #inTransaction = false
  /** What PostgreSQL reported before it hung up; it is more than the network reports. */
  #farewell: DatabaseError | undefined
  #lost: ConnectionLost | undefined
  #closed: PromiseWithResolvers<void> | undefined
  /** Called after every exchange, and once when the connection is lost. */
  onChange: () => void = () => {}
  /** Called with every failure that PostgreSQL reports. */
  onFailure: (failure: DatabaseError) => void = () => {}

  /** `socket` has been through start-up and authentication, and nobody else listens to its data any more. */
  constructor(
    socket: Duplex,
    options: { allowsTransactions: boolean; mode?: ReportedMode; backendPid?: number },
  ) {
    this.#socket = socket
    this.backendPid = options.backendPid ?? 0
    this.#allowsTransactions = options.allowsTransactions
    this.mode = options.mode ?? new ReportedMode({ writes: false })
    const incoming = new IncomingMessages((type, bytes, start, end) => this.#receive(type, bytes, start, end))
    socket.on('data', (chunk: Buffer) => {
      this.heardAt = performance.now()
      try {
        incoming.push(chunk)
      } catch (error) {
        this.destroy(error)
      }
      // One of many: Node would go on with up to 2 MB in this turn of the event loop.
      if (chunk.length >= fullChunk) {
        socket.pause()
        setImmediate(() => socket.resume())
      }
    })
    socket.on('error', error => this.#lose(error))
    socket.on('close', () => this.#lose(undefined))
  }

  /** Exchanges without an answer. */
  get pending(): number {
    return this.#exchanges.length
  }

  get lost(): boolean {
    return this.#lost !== undefined
  }

  get inTransaction(): boolean {
    return this.#inTransaction
  }

  /** Milliseconds that the exchange at the head has kept the others waiting; 0 until it has been sent. */
  waitedForHead(now: number): number {
    return this.#exchanges.length === this.#unsent ? 0 : now - this.#headSince
  }

  /**
   * Sends the statements with one Sync, so outside a transaction they are one implicit transaction of their own.
   * The promise gives their answers in order, or the first failure (`DatabaseError`, `ConnectionLost`).
   */
  submit(statements: readonly Statement[]): Promise<Answer[]> {
    if (this.#lost) return Promise.reject(this.#lost)
    const answers = new Promise<Answer[]>((resolve, reject) => {
      const prepared = this.#write(statements)
      this.#exchanges.push(new Exchange(prepared, statements.some(opensTransaction), resolve, reject))
      this.#unsent++
    })
    announceSubmitted({ statements, answers })
    return answers
  }

  /** The same on one unchanging picture: in a transaction that only reads, and is over before whatever is submitted later. */
  async submitOnPicture(statements: readonly Statement[]): Promise<Answer[]> {
    const reading = this.submit([beginPicture, ...statements])
    // Also after a failure, which leaves the transaction open.
    this.submit([endPicture]).catch(() => {})
    const [, ...answers] = await reading
    return answers
  }

  /** Ends the connection when everything submitted has been answered. */
  close(): Promise<void> {
    if (this.#lost) return Promise.resolve()
    if (!this.#closed) {
      this.#closed = Promise.withResolvers()
      if (this.#exchanges.length === 0) this.#terminate()
    }
    return this.#closed.promise
  }

  /** Fails those who wait, since there will be no answer; what PostgreSQL still sends of theirs is passed over. */
  abandon(reason: unknown): void {
    for (const exchange of this.#exchanges) exchange.fail(reason)
  }

  /** Drops the connection now; PostgreSQL rolls back whatever was under way. */
  destroy(reason?: unknown): void {
    this.#lose(reason)
  }

  #write(statements: readonly Statement[]): PreparedStatement[] {
    const mark = this.#out.length
    const fresh: PreparedStatement[] = []
    try {
      const prepared = statements.map(statement => {
        const known = this.#prepared.find(statement.text) ?? this.#prepare(statement.text, fresh)
        this.#out.bind(known.name, statement.values)
        this.#out.execute()
        return known
      })
      this.#out.sync()
      if (!this.#flushing) {
        this.#flushing = true
        setImmediate(this.#flush)
      }
      return prepared
    } catch (error) {
      this.#out.rewind(mark)
      for (const statement of fresh) this.#prepared.forget(statement)
      throw error
    }
  }

  #prepare(text: string, fresh: PreparedStatement[]): PreparedStatement {
    const { added, evicted } = this.#prepared.add(text)
    fresh.push(added)
    if (evicted) this.#out.closeStatement(evicted.name)
    this.#out.parse(added.name, text)
    this.#out.describeStatement(added.name)
    return added
  }

  readonly #flush = (): void => {
    this.#flushing = false
    if (this.#exchanges.length === this.#unsent) this.#headSince = performance.now()
    this.#unsent = 0
    if (this.#out.length > 0 && !this.#lost) this.#socket.write(this.#out.take())
  }

  #receive(type: number, bytes: Buffer, start: number, end: number): void {
    const exchange = this.#exchanges.first
    switch (type) {
      case message.dataRow:
        return this.#receiveRow(exchange, bytes, start, end)
      case message.commandComplete:
        return this.#complete(exchange, bytes, start, end)
      case message.readyForQuery:
        return this.#ready(bytes[start] as number)
      case message.rowDescription:
        return this.#describe(exchange, rowReader(readColumns(bytes, start)))
      case message.noData:
        return this.#describe(exchange, null)
      case message.emptyQuery:
        if (exchange) exchange.at++
        return
      case message.error:
        return this.#fail(exchange, readFailure(bytes, start, end))
      case message.parseComplete:
      case message.bindComplete:
      case message.closeComplete:
      case message.parameterDescription:
      case message.notification:
      case message.notice:
        return
      case message.parameterStatus:
        return this.mode.hearMessage(bytes, start)
      default:
        throw new Error(`PostgreSQL sent an unexpected message of type ${String.fromCharCode(type)}`)
    }
  }

  #receiveRow(exchange: Exchange | undefined, bytes: Buffer, start: number, end: number): void {
    const readRow = exchange?.statements[exchange.at]?.readRow
    if (!exchange || !readRow) throw new Error('PostgreSQL sent a row that nobody asked for')
    if (exchange.failure !== undefined) return
    try {
      exchange.answers[exchange.at]?.rows.push(readRow(bytes, start, end))
    } catch (error) {
      exchange.failure = error
    }
  }

  #describe(exchange: Exchange | undefined, readRow: PreparedStatement['readRow']): void {
    const statement = exchange?.statements[exchange.at]
    if (!statement) throw new Error('PostgreSQL described a statement that nobody sent')
    statement.readRow = readRow
    statement.described = true
  }

  /** The tag is a command and, for most, a count at its end: `INSERT 0 5`, `UPDATE 3`, `ROLLBACK`. */
  #complete(exchange: Exchange | undefined, bytes: Buffer, start: number, end: number): void {
    const answer = exchange?.answers[exchange.at++]
    if (!answer) throw new Error('PostgreSQL completed a statement that nobody sent')
    let scale = 1
    for (let at = end - 2; at >= start; at--, scale *= 10) {
      const digit = (bytes[at] as number) - 0x30
      if (digit < 0 || digit > 9) break
      answer.affected += digit * scale
    }
    answer.rolledBack = bytes[start] === 0x52 && bytes[start + 1] === 0x4f
  }

  #ready(status: number): void {
    const exchange = this.#exchanges.take()
    if (!exchange) throw new Error('PostgreSQL is ready for an exchange that nobody sent')
    this.#inTransaction = status !== 0x49
    this.#headSince = performance.now()
    exchange.settle()
    if (this.#inTransaction && !this.#allowsTransactions && !exchange.opens)
      this.#lose(new Error('a statement left a transaction open'))
    else if (this.#closed && this.#exchanges.length === 0) this.#terminate()
    this.onChange()
  }

  #fail(exchange: Exchange | undefined, failure: DatabaseError): void {
    this.onFailure(failure)
    if (!exchange) {
      this.#farewell = failure
      return
    }
    exchange.failure ??= failure
    if (failure.severity === 'FATAL') this.#farewell = failure
    if (this.mode.writes && failure.code === readOnlyTransaction) return this.#lose(failure)
    for (const statement of exchange.statements.slice(exchange.at))
      if (!statement.described) this.#prepared.forget(statement)
    const failed = exchange.statements[exchange.at]
    if (failed && isStale(failure)) {
      this.#prepared.forget(failed)
      this.#out.closeStatement(failed.name)
    }
  }

  #terminate(): void {
    this.#out.terminate()
    this.#flush()
    this.#socket.end()
  }

  #lose(cause: unknown): void {
    if (this.#lost) return
    this.#lost = new ConnectionLost(this.#farewell ?? cause)
    this.#socket.destroy()
    for (let exchange = this.#exchanges.take(); exchange; exchange = this.#exchanges.take())
      exchange.fail(this.#lost)
    this.#unsent = 0
    this.#closed?.resolve()
    this.onChange()
  }
}

/**
 * A prepared statement that must be prepared again: its tables have changed their columns since, or preparing it was
 * cut short. Nothing of it has run.
 */
export const isStale = (failure: unknown): boolean => {
  const { code, routine } = failure as { code?: string; routine?: string }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}
