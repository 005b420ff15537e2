import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../data/database.ts'
import type { Worker } from '../worker.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { instantFromMilliseconds } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'

export interface SweepOptions {
  /** What is seen to, for the log. */
  readonly name: string
  /** A table of the directory with `org_id` and `due_at`, in real time; null while nothing is due. */
  readonly table: RawBuilder<unknown>
  readonly database: Database
  readonly log: ServiceLog
  /** Real milliseconds. */
  readonly clock: () => number
  readonly everyMs: number
  /** For how long a found organisation is this process's. Its transactions say when it is due again. */
  readonly holdMs: number
  /** Done before every sweep. */
  readonly before?: () => Promise<void>
  /** Begins to see to an organisation; neither throws nor waits. */
  readonly serve: (orgId: Id) => void
}

const sweptAtOnce = 100

/**
 * Finds the organisations for which something is due, whatever happened to the process that should have been woken
 * (see ADR 5). Several processes may sweep at once: each organisation is found by one of them.
 */
export class OrganisationSweep implements Worker {
  readonly #options: SweepOptions
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> | null = null
  #stopping = false

  constructor(options: SweepOptions) {
    this.#options = options
  }

  start(): void {
    this.#again(0)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#sweeping
  }

  /** Sweeps once; resolves when what was found is begun. */
  async sweep(): Promise<void> {
    const { table, database, clock, holdMs, before, serve } = this.#options
    await before?.()
    const { rows } = await sql<{ orgId: Id }>`
      update ${table} set due_at = ${instantFromMilliseconds(clock() + holdMs)}
      where org_id in (
        select org_id from ${table} where due_at <= ${instantFromMilliseconds(clock())}
        order by due_at limit ${sweptAtOnce} for update skip locked)
      returning org_id as "orgId"`.execute(database.directory)
    for (const { orgId } of rows) serve(orgId)
  }

  #again(afterMs: number): void {
    if (this.#stopping) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep()
        .catch(error => this.#options.log.error(`the sweep of ${this.#options.name} failed`, error))
        .finally(() => {
          this.#sweeping = null
          this.#again(this.#options.everyMs)
        })
    }, afterMs)
    this.#timer.unref()
  }
}
