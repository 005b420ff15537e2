import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../data/database.ts'
import { type Id, newId } from '../vocabulary/ids.ts'

interface LivingProcessesOptions {
  readonly database: Database
  /** A table of the directory with `id` and `seen_at`. */
  readonly table: RawBuilder<unknown>
  /** What is due for each organisation; see `OrganisationSweep`. */
  readonly due: RawBuilder<unknown>
  /** How far ahead at most an organisation is to be looked at while a process has something of it under way. */
  readonly holdMs: number
}

/**
 * How long a process may be silent before it counts as dead. Many times the sweep's pace: what a process only seems
 * to have left behind is done twice.
 */
const deadAfterSeconds = 15

/**
 * Which processes do one kind of work. What a dead one held is due as soon as another notices, and need not wait for
 * its lease. Time is the database's alone: the clocks of several machines differ.
 */
export class LivingProcesses {
  /** This process, as the holder of leases. */
  readonly own: Id = newId()
  readonly #options: LivingProcessesOptions

  constructor(options: LivingProcessesOptions) {
    this.#options = options
  }

  /** Says that this process lives, and takes those from the list that have not said so for a while. */
  async sayAlive(): Promise<void> {
    const { database, table, due, holdMs } = this.#options
    await sql`
      with alive as (
        insert into ${table} (id, seen_at) values (${this.own}, clock_timestamp())
        on conflict (id) do update set seen_at = excluded.seen_at),
      dead as (
        delete from ${table}
        where id <> ${this.own} and seen_at < clock_timestamp() - make_interval(secs => ${deadAfterSeconds}::integer)
        returning id)
      update ${due} set due_at = date_trunc('milliseconds', clock_timestamp())
      where exists (select from dead) and due_at > clock_timestamp()
        and due_at <= clock_timestamp() + make_interval(secs => ${holdMs / 1000}::double precision)`.execute(
      database.directory,
    )
  }

  async sayGone(): Promise<void> {
    const { database, table } = this.#options
    await sql`delete from ${table} where id = ${this.own}`.execute(database.directory)
  }
}
