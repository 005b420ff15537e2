import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** The same of phases, in their project: imports let in what single writes refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table project_phases
      add column code_key text not null generated always as (lower(normalize(code))) stored,
      add column code_double integer not null default 0`.execute(db)
  await acrossOrganisations(db, 'project_phases', () =>
    sql`
    update project_phases f set code_double = d.place
    from (
      select o.org_id, o.id,
        row_number() over (partition by o.org_id, o.project_id, o.code_key order by o.position, o.id) - 1 as place
      from project_phases o) d
    where d.org_id = f.org_id and d.id = f.id and d.place > 0`.execute(db),
  )
  await sql`
    create unique index project_phases_by_code_key on project_phases (org_id, project_id, code_key, code_double)`.execute(
    db,
  )
}
