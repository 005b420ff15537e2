import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_targets
      drop constraint export_targets_transport_check,
      add constraint export_targets_transport_check check (transport in ('download', 'https', 'sftp')),
      add column sftp jsonb,
      add constraint export_targets_sftp_check check ((transport = 'sftp') = (sftp is not null))`.execute(db)
  await sql`
    alter table export_deliveries
      drop constraint export_deliveries_transport_check,
      add constraint export_deliveries_transport_check check (transport in ('download', 'https', 'sftp'))`.execute(
    db,
  )
}
