import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

/**
 * What frozen days mean, apart from their rows: it is most of a day's bytes, and every change of a status would write it again.
 * Drafts are interpreted when they are read and have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_day_interpretations (
      org_id uuid not null,
      work_day_id uuid not null,
      interpretation jsonb not null,
      primary key (org_id, work_day_id),
      foreign key (org_id, work_day_id) references work_days (org_id, id) on delete cascade
    )`.execute(db)
  await acrossOrganisations(db, 'work_days', () =>
    sql`
      insert into work_day_interpretations (org_id, work_day_id, interpretation)
      select org_id, id, interpretation from work_days where status <> 'draft'`.execute(db),
  )
  await sql`alter table work_days drop column interpretation`.execute(db)
  await tenantTable(db, 'work_day_interpretations')
}
