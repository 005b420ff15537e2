import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tombstones (
      org_id uuid not null,
      of_table text not null,
      id uuid not null,
      within uuid,
      deleted_at timestamptz(3) not null,
      primary key (org_id, of_table, id)
    )`.execute(db)
  await sql`
    create index tombstones_by_deletion on tombstones (org_id, of_table, deleted_at, id)`.execute(db)
  await tenantTable(db, 'tombstones')
  // Where a whole organisation goes, its clock goes in the same statement, and nothing is left of its rows.
  await sql`
    create function leave_tombstones() returns trigger language plpgsql as $$
    begin
      execute format(
        'insert into tombstones as t (org_id, of_table, id, within, deleted_at)
         select g.org_id, %L, g.id, %s, c.last_instant
         from gone g join organisation_clocks c on c.org_id = g.org_id
         on conflict (org_id, of_table, id) do update set within = excluded.within, deleted_at = excluded.deleted_at',
        tg_table_name,
        case when tg_nargs = 0 then 'null' else 'g.' || quote_ident(tg_argv[0]) end);
      delete from tombstones t using organisation_clocks c
      where c.org_id in (select g.org_id from gone g) and t.org_id = c.org_id and t.of_table = tg_table_name
        and t.deleted_at < c.last_instant - interval '91 days';
      return null;
    end $$`.execute(db)
}
