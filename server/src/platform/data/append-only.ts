import { type Kysely, sql } from 'kysely'
import type { TenantDb } from './tenant-db.ts'

/** The setting by which the removal of a whole organisation says whose rows go. */
const removedSetting = 'konttori.removed_organisation'

/**
 * Has the database itself refuse to change or delete a row of a table, for any caller; one goes only when everything of its
 * organisation goes. Call it after `tenantTable`.
 */
export async function appendOnlyTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting(${sql.lit(removedSetting)}, true) = old.org_id::text then
        return old;
      end if;
      raise exception 'rows of % are never changed nor deleted', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger ${sql.raw(`${table}_append_only`)} before update or delete on ${sql.table(table)}
    for each row execute function refuse_rewriting()`.execute(db)
}

/** Lets the rest of a transaction delete the rows of its organisation from such tables. */
export const letRemoveAll = (tx: TenantDb): Promise<unknown> =>
  tx.sql`select set_config(${removedSetting}, ${tx.orgId}, true)`
