import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../data/tenancy.ts'
import type { PlainDate } from '../vocabulary/dates.ts'
import { limits } from '../vocabulary/limits.ts'

export const defaultPartition = 'integration_events_default'

/** Months of the log that exist before anything is written to them, besides the present one. */
const monthsAhead = 3

interface Month {
  readonly partition: string
  readonly from: PlainDate
  readonly to: PlainDate
}

/**
 * Makes the partitions of the present month and the next ones, where missing, and moves into each what the default
 * partition holds of it. Needs the owner of the tables. Safe to run in several processes at once.
 */
export async function makePartitionsAhead(db: Kysely<unknown>): Promise<readonly string[]> {
  const today = await currentDate(db)
  const existing = new Set((await monthlyPartitions(db)).map(({ partition }) => partition))
  const missing = monthsFrom(today, monthsAhead + 1).filter(({ partition }) => !existing.has(partition))
  for (const month of missing) await alone(db, transaction => makePartition(transaction, month))
  return missing.map(({ partition }) => partition)
}

/** Makes those of the named partitions that are missing, such as a backup has them; names of no month are passed over. */
export async function makePartitionsNamed(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  const existing = new Set((await monthlyPartitions(db)).map(({ partition }) => partition))
  for (const name of names) {
    const month = /^integration_events_(\d{4})_(\d{2})$/.exec(name)
    if (!month || existing.has(name)) continue
    const made = monthOf(Temporal.PlainYearMonth.from(`${month[1]}-${month[2]}`))
    await alone(db, transaction => makePartition(transaction, made))
  }
}

/**
 * Drops the months that are wholly past retention. Real time decides: no organisation's clock is behind it, so what
 * is too old by real time is too old for everyone. Of the default partition, rows go that are past retention for
 * their own sandbox.
 */
export async function dropExpiredPartitions(db: Kysely<unknown>): Promise<readonly string[]> {
  const kept = Temporal.PlainDate.from(await currentDate(db))
    .subtract({ days: limits.eventRetentionDays })
    .toString()
  const expired = (await monthlyPartitions(db)).filter(({ to }) => to <= kept)
  for (const { partition } of expired)
    await alone(db, transaction => sql`drop table if exists ${sql.table(partition)}`.execute(transaction))
  await alone(db, deleteExpiredAhead)
  return expired.map(({ partition }) => partition)
}

async function makePartition(db: Kysely<unknown>, { partition, from, to }: Month): Promise<void> {
  if ((await monthlyPartitions(db)).some(existing => existing.partition === partition)) return
  const table = sql.table(partition)
  const inMonth = sql`created_at >= ${sql.lit(`${from}T00:00:00Z`)} and created_at < ${sql.lit(`${to}T00:00:00Z`)}`
  await sql`create table ${table} (like integration_events including all)`.execute(db)
  // Proves the bounds, so that attaching need not scan the rows.
  await sql`alter table ${table} add constraint ${sql.ref(`${partition}_month`)} check (${inMonth})`.execute(
    db,
  )
  await acrossOrganisations(db, defaultPartition, () =>
    sql`
      with moved as (delete from ${sql.table(defaultPartition)} where ${inMonth} returning *)
      insert into ${table} select * from moved`.execute(db),
  )
  await tenantTable(db, partition)
  await sql`
    alter table integration_events attach partition ${table}
    for values from (${sql.lit(`${from}T00:00:00Z`)}) to (${sql.lit(`${to}T00:00:00Z`)})`.execute(db)
}

/** The newest row of an organisation bounds its clock from below. */
const deleteExpiredAhead = (db: Kysely<unknown>) =>
  acrossOrganisations(db, defaultPartition, () =>
    sql`
      delete from ${sql.table(defaultPartition)} old
      using (select org_id, max(created_at) as latest from ${sql.table(defaultPartition)} group by org_id) newest
      where old.org_id = newest.org_id
        and old.created_at < newest.latest - make_interval(days => ${sql.lit(limits.eventRetentionDays)})`.execute(
      db,
    ),
  )

/** One transaction at a time over all processes; rather gives up than make writers queue behind it. */
async function alone(
  db: Kysely<unknown>,
  work: (transaction: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  const guarded = async (transaction: Kysely<unknown>) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('integration_events partitions', 0))`.execute(
      transaction,
    )
    await sql`set local lock_timeout = '3s'`.execute(transaction)
    await work(transaction)
  }
  // A migration brings its own transaction.
  if (db.isTransaction) await guarded(db)
  else await db.transaction().execute(guarded)
}

async function monthlyPartitions(db: Kysely<unknown>): Promise<Month[]> {
  const { rows } = await sql<{ partition: string }>`
    select c.relname as partition from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'integration_events'::regclass and c.relname <> ${defaultPartition}
    order by c.relname`.execute(db)
  return rows.map(({ partition }) => {
    const [, year, month] = /_(\d{4})_(\d{2})$/.exec(partition) ?? []
    if (!year || !month) throw new Error(`the partition ${partition} is not named after a month`)
    return monthOf(Temporal.PlainYearMonth.from(`${year}-${month}`))
  })
}

const monthsFrom = (date: PlainDate, count: number): Month[] =>
  Array.from({ length: count }, (_, index) =>
    monthOf(Temporal.PlainYearMonth.from(date).add({ months: index })),
  )

const monthOf = (month: Temporal.PlainYearMonth): Month => ({
  partition: `integration_events_${month.toString().replace('-', '_')}`,
  from: month.toPlainDate({ day: 1 }).toString(),
  to: month.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
})

async function currentDate(db: Kysely<unknown>): Promise<PlainDate> {
  const { rows } = await sql<{ today: string }>`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD') as today`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not say what day it is')
  return row.today
}
