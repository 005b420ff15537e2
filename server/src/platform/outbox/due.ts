import { type RawBuilder, sql } from 'kysely'
import type { Database, WriteTransaction } from '../data/database.ts'
import type { Id } from '../vocabulary/ids.ts'
import { wakeUpsOf } from './wake-ups.ts'

/*
 * `directory.outbox_due` has when each outbox is next to look at an organisation, in real time, without a look at any
 * tenant's rows. Null while nothing waits.
 */
export const dueTable = sql.table('directory.outbox_due')

/** Real time as a CTE `clock(now)`. Cut, not rounded: the column has milliseconds, and a sweep in the same one must find it. */
export const realClock = sql`clock as materialized (select date_trunc('milliseconds', clock_timestamp()) as now)`

/** Has the outbox look at the organisation in so many milliseconds, or sooner. */
export const markDue = (tx: WriteTransaction, outbox: string, inMs = 0): Promise<unknown> =>
  tx.sql`
    with ${realClock},
      wanted as materialized (
        select now + make_interval(secs => ${Math.max(0, inMs) / 1000}::double precision) as due_at from clock)
    insert into directory.outbox_due (outbox, org_id, due_at) select ${outbox}, ${tx.orgId}, due_at from wanted
    on conflict (outbox, org_id) do update set due_at = least(outbox_due.due_at, excluded.due_at)`

/**
 * Has the outbox look at the organisation now. The worker of this process may hear it before the transaction commits:
 * its own transaction waits for the write lock, and then finds what was committed.
 */
export function wakeOutbox(
  { database }: { readonly database: Database },
  tx: WriteTransaction,
  outbox: string,
): void {
  tx.defer(markDue(tx, outbox))
  wakeUpsOf(database).wake(outbox, tx.orgId)
}

/** When the outbox is next to look at the organisation: an expression that is null when nothing waits. */
export const saveDue = (tx: WriteTransaction, outbox: string, next: RawBuilder<unknown>): Promise<unknown> =>
  tx.sql`
    with next as materialized (select ${next} as due_at)
    update directory.outbox_due d set due_at = next.due_at from next
    where d.outbox = ${outbox} and d.org_id = ${tx.orgId}`

/** Has the outbox look at every organisation that it has ever had something of. */
export const wakeEveryOrganisation = async (database: Database, outbox: string): Promise<void> => {
  await sql`
    with ${realClock}
    update directory.outbox_due d set due_at = least(d.due_at, clock.now) from clock
    where d.outbox = ${outbox}`.execute(database.directory)
}

/** Organisations that the outbox has ever had something of, in the order of their ids. */
export async function organisationsOf(
  database: Database,
  outbox: string,
  page: { readonly after: Id | null; readonly limit: number },
): Promise<Id[]> {
  const { rows } = await sql<{ orgId: Id }>`
    select org_id as "orgId" from directory.outbox_due
    where outbox = ${outbox} ${page.after === null ? sql`` : sql`and org_id > ${page.after}`}
    order by org_id limit ${page.limit}`.execute(database.directory)
  return rows.map(({ orgId }) => orgId)
}
