import { statfsSync } from 'node:fs'
import type pg from 'pg'
import type { ServiceLog } from '../telemetry/log.ts'
import type { Connection } from './wire/connection.ts'

/** PostgreSQL's log grows by files of this size; with less room it may end at any write. */
const leastRoom = 16 * 1024 * 1024
const tryEveryMs = 1_000

/**
 * Whether PostgreSQL found no room: disk_full of https://www.postgresql.org/docs/18/errcodes-appendix.html. A quota and a limit on
 * the size of files have no code of their own; it reports them as an internal error, in the words of the system.
 */
export const meansFullDisk = ({ code, message }: pg.DatabaseError): boolean =>
  code === '53100' || (code === 'XX000' && /: (Disk quota exceeded|File too large)$/.test(message))

/**
 * Whether PostgreSQL may not write its own files, as on a disk that has become read-only. It has one code for that and for rights in
 * the database, which it reports in other words.
 */
export const meansReadOnlyDisk = ({ code, message }: pg.DatabaseError): boolean =>
  code === '42501' && /: (Read-only file system|Permission denied|Operation not permitted)$/.test(message)

/** Whether there is room to write: no more from the first write that finds none, again from the first that does. */
export class Storage {
  readonly #log: ServiceLog
  /** Where the embedded PostgreSQL has its files; undefined for another one. */
  readonly #dataDir: string | undefined
  #full = false
  #triedAt = 0

  constructor(log: ServiceLog, dataDir: string | undefined) {
    this.#log = log
    this.#dataDir = dataDir
  }

  get full(): boolean {
    return this.#full
  }

  /** Hears of every failure of a statement. */
  readonly hear = (failure: pg.DatabaseError): void => {
    if (meansFullDisk(failure)) this.#say(failure.message)
  }

  /** Whether PostgreSQL may have ended for want of room; logs it once. */
  isOut(): boolean {
    if (this.#dataDir !== undefined && room(this.#dataDir) < leastRoom)
      this.#say('no room for PostgreSQL’s log')
    return this.#full
  }

  mayTry(): boolean {
    return this.#full && performance.now() - this.#triedAt > tryEveryMs
  }

  /** Writes a little more than the least that matters, and keeps nothing of it. */
  async tryToWrite(connection: Connection): Promise<void> {
    this.#triedAt = performance.now()
    if (this.#dataDir !== undefined && room(this.#dataDir) < leastRoom) return
    const statement = (text: string) => ({ text, values: [] })
    try {
      await connection.submit([
        statement('begin'),
        statement(
          `create temporary table storage_trial on commit drop as
           select repeat(md5(i::text), 30) as text from generate_series(1, 2000) i`,
        ),
        statement('commit'),
      ])
      this.#full = false
      this.#log.info('there is room to write again')
    } catch {
      await connection.submit([statement('rollback')]).catch(() => {})
    }
  }

  #say(reason: string): void {
    if (this.#full) return
    this.#full = true
    this.#triedAt = performance.now()
    this.#log.error('the disk is full: writes are refused until there is room', new Error(reason))
  }
}

function room(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
