import { type Kysely, sql } from 'kysely'

const replaced = {
  delivery_due: 'webhooks',
  outgoing_mail_due: 'mail',
  api_key_warning_due: 'key_warnings',
  export_delivery_due: 'payroll_deliveries',
}

/** One table says what is due, and one which processes live, where every outbox had its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.outbox_due (
      outbox text not null,
      org_id uuid not null,
      -- Real time; null while nothing waits.
      due_at timestamptz(3),
      primary key (outbox, org_id)
    )`.execute(db)
  await sql`
    create index outbox_due_by_time on directory.outbox_due (outbox, due_at) where due_at is not null`.execute(
    db,
  )
  for (const [table, outbox] of Object.entries(replaced)) {
    await sql`
      insert into directory.outbox_due (outbox, org_id, due_at)
      select ${sql.lit(outbox)}, org_id, due_at from directory.${sql.raw(table)}`.execute(db)
    await sql`drop table directory.${sql.raw(table)}`.execute(db)
  }

  await sql`
    create table directory.processes (
      id uuid primary key,
      -- Real time, by the database's clock alone: those of several machines differ.
      seen_at timestamptz(3) not null
    )`.execute(db)
  await sql`drop table directory.delivery_processes, directory.mail_processes`.execute(db)
}
