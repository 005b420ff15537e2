import { type Kysely, sql } from 'kysely'

/** A webhook has one name everywhere: tables, columns and what hangs on them said endpoint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_endpoints rename to webhooks`.execute(db)
  await sql`alter table webhook_secrets rename column endpoint_id to webhook_id`.execute(db)
  await sql`alter table webhook_deliveries rename column endpoint_id to webhook_id`.execute(db)
  await sql`alter table webhook_announcements rename column endpoint_ids to webhook_ids`.execute(db)
  await sql`alter index webhook_endpoints_by_change rename to webhooks_by_change`.execute(db)

  // By the catalogue, because PostgreSQL 18 names the constraints of “not null” and earlier versions have none. The
  // index of a primary key is renamed with its constraint.
  await sql`
    do $$
    declare named record;
    begin
      for named in
        select conrelid::regclass as of_table, conname as old_name,
          replace(replace(conname, 'webhook_endpoints', 'webhooks'), 'endpoint_id', 'webhook_id') as new_name
        from pg_constraint
        where conname like '%endpoint%' and conrelid in ('webhooks'::regclass, 'webhook_secrets'::regclass,
          'webhook_deliveries'::regclass, 'webhook_announcements'::regclass)
      loop
        execute format('alter table %s rename constraint %I to %I', named.of_table, named.old_name, named.new_name);
      end loop;
    end $$`.execute(db)
}
