import { type Kysely, sql } from 'kysely'

/** Only expands: the version before takes what is new for rows that it does not know. */
export const expands = true

/**
 * A row also leaves the list of a record when it comes to another one, and rows whose list tells them apart by several
 * columns leave tombstones as well: `row_id` is what the list calls them. It is null where that is the id alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tombstones add column row_id text`.execute(db)
  await sql`
    create or replace function leave_tombstones() returns trigger language plpgsql as $$
    declare
      within text := case when tg_nargs = 0 then 'null' else 'g.' || quote_ident(tg_argv[0]) end;
      row_id text := case when tg_nargs < 3 then 'null'
        else format('g.%I::text || '':'' || g.%I', tg_argv[1], tg_argv[2]) end;
      id text := case when tg_nargs < 3 then 'g.id' else format('md5(%s || %s)::uuid', row_id, within) end;
    begin
      execute format(
        'insert into tombstones as t (org_id, of_table, id, row_id, within, deleted_at)
         select g.org_id, %L, %s, %s, %s, c.last_instant
         from gone g join organisation_clocks c on c.org_id = g.org_id
         on conflict (org_id, of_table, id) do update set within = excluded.within, deleted_at = excluded.deleted_at',
        tg_table_name, id, row_id, within);
      delete from tombstones t using organisation_clocks c
      where c.org_id in (select g.org_id from gone g) and t.org_id = c.org_id and t.of_table = tg_table_name
        and t.deleted_at < c.last_instant - interval '91 days';
      return null;
    end $$`.execute(db)
  await sql`
    create function leave_tombstone_of_move() returns trigger language plpgsql as $$
    declare
      was jsonb := to_jsonb(old);
      within uuid := (was ->> tg_argv[0])::uuid;
      row_id text := case when tg_nargs < 3 then was ->> 'id' else (was ->> tg_argv[1]) || ':' || (was ->> tg_argv[2]) end;
    begin
      insert into tombstones as t (org_id, of_table, id, row_id, within, deleted_at)
      select c.org_id, tg_table_name, md5(row_id || within)::uuid, row_id, within, c.last_instant
      from organisation_clocks c where c.org_id = old.org_id
      on conflict (org_id, of_table, id) do update set deleted_at = excluded.deleted_at;
      return null;
    end $$`.execute(db)
}
