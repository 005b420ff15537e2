import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Only expands: the versions that are there say their overtime rules themselves. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'worktime_model_versions', () =>
    acrossOrganisations(db, 'overtime_rule_sets', () =>
      sql`
        alter table worktime_model_versions
          add column overtime_rule_set_id uuid,
          add foreign key (org_id, overtime_rule_set_id) references overtime_rule_sets (org_id, id)`.execute(
        db,
      ),
    ),
  )
  await sql`
    create index worktime_model_versions_by_overtime_rule_set
    on worktime_model_versions (org_id, overtime_rule_set_id) where overtime_rule_set_id is not null`.execute(
    db,
  )
}
