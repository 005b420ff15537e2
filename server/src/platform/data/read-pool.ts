import { connectError, ServiceUnavailable, statementError } from './database-errors.ts'
import { WaitingLine } from './waiting-line.ts'
import { type Connection, isStale } from './wire/connection.ts'
import type { Answer, Statement } from './wire/statement.ts'

/** Deep enough to keep a connection busy, shallow enough that a slow statement has few behind it. */
const pipelineDepth = 32
/** A connection whose head has taken this long gets no more until it moves; others, opened if need be, take over. */
const stalledAfterMs = 25
const waitersLimit = 4_000

interface ReadPoolSize {
  /** Connections in use when nothing stalls: few with deep pipelines beat many. */
  readonly usual: number
  /** Connections when slow statements hold others up. */
  readonly most: number
  /** How long a read may wait for a place in a pipeline. */
  readonly waitMs: number
}

type Submit = (connection: Connection) => Promise<Answer[]>

/** A connection, and the places in its pipeline that were given to somebody who has not taken them yet. */
interface Pipeline {
  readonly connection: Connection
  promised: number
}

/** Shares a few pipelined connections between all reads. Each exchange is a transaction of its own. */
export class ReadPool {
  readonly #open: () => Promise<Connection>
  readonly #size: ReadPoolSize
  readonly #absence: () => ServiceUnavailable | undefined
  readonly #line = new WaitingLine<Pipeline>('a place in a read pipeline', waitersLimit)
  #pipelines: Pipeline[] = []
  #opening = false
  #closed = false

  /** `absence`: why PostgreSQL takes no statements now. */
  constructor(
    open: () => Promise<Connection>,
    size: ReadPoolSize,
    absence: () => ServiceUnavailable | undefined,
  ) {
    this.#open = open
    this.#size = size
    this.#absence = absence
  }

  get connections(): readonly Connection[] {
    return this.#pipelines.map(pipeline => pipeline.connection)
  }

  /** Runs the statements as one exchange and gives the last one's answer. Throws what `statementError` makes. */
  async read(statements: readonly Statement[]): Promise<Answer> {
    const answers = await this.#insist(statements.slice(-1), connection => connection.submit(statements))
    return answers[answers.length - 1] as Answer
  }

  /** The same, and gives all answers; the first failure is that of all. */
  readAll(statements: readonly Statement[]): Promise<Answer[]> {
    return this.#insist(statements, connection => connection.submit(statements))
  }

  /** The same on one unchanging picture. */
  readPicture(statements: readonly Statement[]): Promise<Answer[]> {
    return this.#insist(statements, connection => connection.submitOnPicture(statements))
  }

  /** Nobody waits any longer, neither for a place nor for an answer. */
  refuse(reason: ServiceUnavailable): void {
    this.#line.refuseAll(reason)
    for (const connection of this.connections) connection.abandon(reason)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#line.refuseAll(new ServiceUnavailable('the service is stopping'))
    await Promise.all(this.connections.map(connection => connection.close()))
  }

  async #insist(statements: readonly Statement[], submit: Submit): Promise<Answer[]> {
    const absence = this.#absence()
    if (absence) throw absence
    try {
      return await this.#attempt(submit)
    } catch (error) {
      if (!isStale(error)) throw statementError(error, textOf(statements))
    }
    try {
      return await this.#attempt(submit)
    } catch (error) {
      throw statementError(error, textOf(statements))
    }
  }

  async #attempt(submit: Submit): Promise<Answer[]> {
    return submit(this.#pick() ?? (await this.#wait()))
  }

  async #wait(): Promise<Connection> {
    if (this.#closed) throw new ServiceUnavailable('the service is stopping')
    const place = this.#line.wait(performance.now() + this.#size.waitMs)
    this.#openAnother()
    const pipeline = await place
    pipeline.promised--
    return pipeline.connection
  }

  /** The connection with the least to do of those that move and have room; extra ones only when those stall. */
  #pick(): Connection | undefined {
    if (this.#closed || this.#line.length > 0) return undefined
    const now = performance.now()
    let best: Connection | undefined
    for (let index = 0; index < this.#pipelines.length; index++) {
      if (best && index >= this.#size.usual) break
      const pipeline = this.#pipelines[index] as Pipeline
      const { connection } = pipeline
      if (room(pipeline) <= 0 || isStalled(connection, now)) continue
      if (!best || connection.pending < best.pending) best = connection
    }
    if (best && best.pending > 0 && this.#pipelines.length < this.#size.usual) this.#openAnother()
    return best
  }

  #serve(pipeline: Pipeline): void {
    for (let places = room(pipeline); places > 0 && this.#line.serve(pipeline); places--) pipeline.promised++
  }

  /** Opens a connection up to the usual number, and up to the most when every one of them stalls. */
  #openAnother(): void {
    if (this.#closed || this.#opening || this.#pipelines.length >= this.#size.most) return
    const now = performance.now()
    if (
      this.#pipelines.length >= this.#size.usual &&
      !this.#pipelines.every(pipeline => isStalled(pipeline.connection, now))
    )
      return
    this.#opening = true
    this.#open().then(
      connection => this.#adopt(connection),
      error => {
        this.#opening = false
        if (this.#pipelines.length === 0) this.#line.refuseAll(connectError(error))
      },
    )
  }

  #adopt(connection: Connection): void {
    this.#opening = false
    if (this.#closed) return void connection.close()
    const pipeline: Pipeline = { connection, promised: 0 }
    this.#pipelines.push(pipeline)
    connection.onChange = () => (connection.lost ? this.#drop(pipeline) : this.#serve(pipeline))
    this.#serve(pipeline)
    if (this.#line.length > 0) this.#openAnother()
  }

  #drop(dropped: Pipeline): void {
    this.#pipelines = this.#pipelines.filter(pipeline => pipeline !== dropped)
    if (this.#line.length > 0) this.#openAnother()
  }
}

const isStalled = (connection: Connection, now: number): boolean =>
  connection.waitedForHead(now) > stalledAfterMs

const room = (pipeline: Pipeline): number => pipelineDepth - pipeline.connection.pending - pipeline.promised

const textOf = (statements: readonly Statement[]): string => statements.map(({ text }) => text).join(';\n')
