import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/**
 * People read “KO-1” and “ko-1” as one code. Codes that were let in beside each other before are numbered, so that they stay
 * as they are and no further one comes beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table projects
      add column code_key text not null generated always as (lower(normalize(code))) stored,
      add column code_double integer not null default 0`.execute(db)
  await acrossOrganisations(db, 'projects', () =>
    sql`
    update projects p set code_double = d.place
    from (
      select o.org_id, o.id,
        row_number() over (partition by o.org_id, o.code_key order by o.created_at, o.id) - 1 as place
      from projects o) d
    where d.org_id = p.org_id and d.id = p.id and d.place > 0`.execute(db),
  )
  await sql`create unique index projects_by_code_key on projects (org_id, code_key, code_double)`.execute(db)
}
