import { sql } from 'kysely'
import type { Database } from '../data/database.ts'
import { type Id, newId } from '../vocabulary/ids.ts'

/**
 * How long a process may be silent before it counts as dead. Many times the pace of a heartbeat, because what a
 * process only seems to have left behind is done twice, and a mail that comes twice is read twice.
 */
const deadAfterSeconds = 15

/** The longest that a lease may last: what is due within it may be due because of a process that is dead. */
export const longestLeaseMs = 180_000

/**
 * This process in `directory.processes`, as the holder of leases. What a process holds that is no longer there is due
 * at once and need not wait for its leases. Time is the database's alone: the clocks of several machines differ.
 */
export class RegisteredProcess {
  readonly id: Id = newId()
  readonly #database: Database
  readonly #users = new Set<unknown>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Registers the process for one of its outboxes, keeps its heartbeat, and unregisters those that no longer do. */
  async heartbeat(user: unknown): Promise<void> {
    this.#users.add(user)
    await sql`
      with clock as materialized (
        select now, now - make_interval(secs => ${deadAfterSeconds}::integer) as dead_before,
          now + make_interval(secs => ${longestLeaseMs / 1000}::integer) as longest_lease
        from (select date_trunc('milliseconds', clock_timestamp()) as now) present),
      alive as (
        insert into directory.processes (id, seen_at) select ${this.id}, now from clock
        on conflict (id) do update set seen_at = excluded.seen_at),
      dead as (
        delete from directory.processes p using clock
        where p.id <> ${this.id} and p.seen_at < clock.dead_before
        returning p.id),
      -- Rows that a transaction has locked are left: it takes up by itself what its organisation has.
      left_behind as materialized (
        select d.outbox, d.org_id from directory.outbox_due d cross join clock
        where exists (select from dead) and d.due_at > clock.now
          and d.due_at <= clock.longest_lease
        for update of d skip locked)
      update directory.outbox_due d set due_at = clock.now from left_behind l cross join clock
      where d.outbox = l.outbox and d.org_id = l.org_id`.execute(this.#database.directory)
  }

  /** Unregisters the process once none of its outboxes works any more. */
  async unregister(user: unknown): Promise<void> {
    this.#users.delete(user)
    if (this.#users.size > 0) return
    await sql`delete from directory.processes where id = ${this.id}`.execute(this.#database.directory)
  }
}

const ofDatabases = new WeakMap<Database, RegisteredProcess>()

/** The outboxes of a process share its registration. */
export function processOf(database: Database): RegisteredProcess {
  const known = ofDatabases.get(database) ?? new RegisteredProcess(database)
  ofDatabases.set(database, known)
  return known
}
