import { type Kysely, sql } from 'kysely'
import type { DirectoryTables } from '../../../platform/data/tables.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { realNow } from './queue.ts'

/** A process that has not been seen for so long counts as dead. Several times the sweep's pace. */
const deadAfterSeconds = 5

/**
 * Says that a process lives, and takes those from the list that have not said so for a while. Whatever such a one had
 * under way is then due at once: `leaseMs` bounds how far ahead its organisations were to be looked at.
 */
export async function sayAlive(
  directory: Kysely<DirectoryTables>,
  processId: Id,
  leaseMs: number,
): Promise<void> {
  await sql`
    with alive as (
      insert into directory.delivery_processes (id, seen_at) values (${processId}, clock_timestamp())
      on conflict (id) do update set seen_at = excluded.seen_at),
    dead as (
      delete from directory.delivery_processes
      where id <> ${processId} and seen_at < clock_timestamp() - make_interval(secs => ${deadAfterSeconds})
      returning id)
    update directory.delivery_due set due_at = ${realNow}
    where exists (select from dead) and due_at > clock_timestamp()
      and due_at <= clock_timestamp() + make_interval(secs => ${leaseMs / 1000}::double precision)`.execute(
    directory,
  )
}

export async function sayGone(directory: Kysely<DirectoryTables>, processId: Id): Promise<void> {
  await sql`delete from directory.delivery_processes where id = ${processId}`.execute(directory)
}
