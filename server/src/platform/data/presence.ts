import pg from 'pg'
import type { ServiceLog } from '../telemetry/log.ts'
import { ServiceUnavailable, StorageFull, WritesNotTaken } from './database-errors.ts'
import { Storage } from './storage.ts'
import type { Connection } from './wire/connection.ts'
import { readOnlyTransaction } from './wire/reported-mode.ts'

const tickMs = 125
const pingEveryTicks = 2
/**
 * With a ping under way for so long and nothing heard from anybody, PostgreSQL is away: after 1.6 seconds at most. A connection
 * whose statement has not begun for so long is looked up.
 */
const usualSilenceMs = 1250
const anotherTicks = 24
/** What has a connection to itself is cut off when PostgreSQL has been away for so long. */
const cutOffTicks = 40

/** Connections that share PostgreSQL's fate. */
interface Watched {
  readonly connections: Iterable<Connection>
  /** Nobody waits any longer; whoever comes is refused as long as PostgreSQL is away. */
  refuse(reason: ServiceUnavailable): void
}

/**
 * Watches whether PostgreSQL answers at all, by a ping on a connection of its own: a server that is stopped, or a network
 * that swallows packets, refuses nothing and answers nothing. A long statement is not cut short by it, since meanwhile
 * the ping is answered. Time is counted in ticks, so that a standstill of this process is not taken for one of
 * PostgreSQL's.
 */
export class DatabasePresence {
  readonly #open: () => Promise<Connection>
  readonly #log: ServiceLog
  readonly #shared: Watched[] = []
  readonly #own: Watched[] = []
  readonly #deaf = new Map<Connection, { since: number; ticks: number }>()
  readonly storage: Storage
  readonly #silentTicks: number
  #timer: NodeJS.Timeout | undefined
  #connection: Connection | undefined
  #busy = false
  #waited = 0
  #sinceSent = 0
  #rest = 0
  #absentTicks = 0
  #absence: ServiceUnavailable | undefined
  #readOnly = false

  /** `open`: as the login, which may see what its own other sessions do. */
  constructor(
    open: () => Promise<Connection>,
    log: ServiceLog,
    { dataDir, silenceMs = usualSilenceMs }: { dataDir?: string | undefined; silenceMs?: number | undefined },
  ) {
    this.#silentTicks = Math.ceil(silenceMs / tickMs)
    this.#open = open
    this.#log = log
    this.storage = new Storage(log, dataDir)
  }

  /** Why no statement can be sent now; undefined while PostgreSQL answers. */
  get absence(): ServiceUnavailable | undefined {
    if (this.#timer === undefined) this.#start()
    return this.#absence
  }

  /** Whether PostgreSQL answers and takes no writes. */
  get readOnly(): boolean {
    return this.#readOnly
  }

  /** Hears of every failure of a statement. */
  readonly hear = (failure: pg.DatabaseError): void => {
    this.storage.hear(failure)
    // Sessions that began before do not show it: a new one is opened.
    if (failure.code === readOnlyTransaction && !this.#readOnly) this.#dropOwn()
  }

  /** Of these, statements that wait are refused when PostgreSQL goes away. */
  watch(shared: Watched): void {
    this.#shared.push(shared)
  }

  /** Of these, whoever has a connection keeps it for a while longer. */
  watchOwn(own: Watched): void {
    this.#own.push(own)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#start = () => {}
    void this.#connection?.close()
  }

  #start = (): void => {
    this.#timer = setInterval(() => this.#tick(), tickMs)
    this.#timer.unref()
  }

  #tick(): void {
    if (this.#absence) this.#stayAway()
    if (this.#connection?.lost) this.#connection = undefined
    if (this.#busy) {
      if (++this.#waited >= this.#silentTicks && !this.#heardSince(this.#sinceSent)) this.#goAway()
      // The way may be lost for good where the server is not: another connection is tried.
      if (this.#waited % anotherTicks === 0)
        this.#connection?.destroy(new Error('PostgreSQL does not answer a ping'))
      return
    }
    if (this.#rest-- > 0) return
    this.#rest = pingEveryTicks - 1
    this.#busy = true
    this.#waited = 0
    this.#sinceSent = performance.now()
    void this.#ping().then(
      () => this.#answered(false),
      error => this.#failed(error),
    )
  }

  async #ping(): Promise<void> {
    this.#connection ??= await this.#open()
    const connection = this.#connection
    await connection.submit([{ text: 'select 1', values: [] }])
    if (connection.mode.readOnly) {
      this.#dropOwn()
      throw new WritesNotTaken(connection.mode)
    }
    await this.#dropDeaf(connection)
    if (this.storage.mayTry()) await this.storage.tryToWrite(connection)
  }

  /** A server that is read-only is checked by a new session each time: an old one may never hear that it writes again. */
  #answered(readOnly: boolean): void {
    this.#busy = false
    if (readOnly && !this.#readOnly) this.#log.warn('the database takes no writes', { standby: false })
    if (!readOnly && this.#readOnly) this.#log.info('the database takes writes again')
    this.#readOnly = readOnly
    if (this.#absence) this.#log.info('the database answers again')
    this.#absence = undefined
    this.#absentTicks = 0
  }

  #failed(error: unknown): void {
    if (error instanceof WritesNotTaken && !error.standby) return this.#answered(true)
    this.#busy = false
    // A server that says why it lets nobody in, such as that it is full, still answers those who are in.
    const refused = error instanceof pg.DatabaseError && !/^57P0|^08/.test(error.code ?? '')
    if (refused || this.#heardSince(this.#sinceSent) || this.#connection !== undefined) return
    if (error instanceof WritesNotTaken) this.#beStandby(error)
    else this.#goAway()
  }

  #dropOwn(): void {
    this.#connection?.destroy(new Error('a new session is asked'))
    this.#connection = undefined
  }

  #beStandby(reason: WritesNotTaken): void {
    if (this.#absence instanceof WritesNotTaken) return
    this.#log.warn('the database takes no writes', { standby: true })
    this.#refuse(reason)
  }

  #goAway(): void {
    if (this.#absence) return
    const full = this.storage.isOut()
    this.#log.warn('the database does not answer', { storageFull: full })
    this.#refuse(
      full
        ? new StorageFull('the disk is full, and the database has ended')
        : new ServiceUnavailable('the database does not answer'),
    )
  }

  #refuse(reason: ServiceUnavailable): void {
    this.#absence = reason
    for (const watched of [...this.#shared, ...this.#own]) watched.refuse(reason)
  }

  #stayAway(): void {
    if (++this.#absentTicks !== cutOffTicks) return
    for (const { connections } of this.#own)
      for (const connection of [...connections])
        if (connection.pending > 0) connection.destroy(new Error('PostgreSQL does not answer'))
  }

  #heardSince(since: number): boolean {
    return [...this.#shared, ...this.#own].some(({ connections }) =>
      [...connections].some(connection => connection.heardAt > since),
    )
  }

  /**
   * Drops connections to which PostgreSQL does not listen although it answers others: their backend has been stopped. It
   * says itself that such a session is idle, or has not begun, while a statement was sent long ago.
   */
  async #dropDeaf(asking: Connection): Promise<void> {
    const now = performance.now()
    const suspects: Connection[] = []
    for (const { connections } of this.#shared)
      for (const connection of [...connections]) {
        const waited = connection.waitedForHead(now)
        const known = this.#deaf.get(connection)
        if (waited < tickMs) this.#deaf.delete(connection)
        else if (!known || now - waited > known.since + 1)
          this.#deaf.set(connection, { since: now - waited, ticks: 0 })
        else if ((known.ticks += pingEveryTicks) >= this.#silentTicks) suspects.push(connection)
      }
    if (suspects.length === 0) return
    const [answer] = await asking.submit([
      {
        text: `select pid from pg_stat_activity where pid = any($1::int[]) and state like 'idle%'`,
        values: [suspects.map(({ backendPid }) => backendPid)],
      },
    ])
    const idle = new Set(((answer?.rows ?? []) as { pid: number }[]).map(({ pid }) => pid))
    for (const connection of suspects) {
      const known = this.#deaf.get(connection)
      // What was answered meanwhile was only late.
      const same =
        known && Math.abs(performance.now() - connection.waitedForHead(performance.now()) - known.since) < 1
      if (!same || !idle.has(connection.backendPid) || connection.pending === 0) continue
      this.#deaf.delete(connection)
      this.#log.warn('a database connection is not listened to and is dropped')
      connection.destroy(new Error('PostgreSQL does not listen to this connection'))
    }
  }
}
