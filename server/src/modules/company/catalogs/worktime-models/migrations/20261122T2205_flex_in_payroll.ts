import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/** Payroll goes on being told of the flex of versions that exist, now as its movement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'worktime_model_versions', () =>
    sql`
      update worktime_model_versions set rules = jsonb_build_object(
        'flexInPayroll', case when kind = 'flex' then 'movement' else 'none' end) || rules`.execute(db),
  )
}
