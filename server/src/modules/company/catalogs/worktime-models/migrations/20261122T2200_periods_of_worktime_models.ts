import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../../platform/data/tenancy.ts'

/**
 * Versions of period-based work get the length of their periods from their limit, 40 hours a week and two weeks at
 * least, and a Monday to count from: that of the week in which the first such version of the model came into force.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'worktime_model_versions', () =>
    sql`
      with first as (
        select org_id, worktime_model_id, date_trunc('week', min(valid_from))::date as monday
        from worktime_model_versions where kind = 'period' group by org_id, worktime_model_id
      )
      update worktime_model_versions v set rules = jsonb_build_object(
          'periodWeeks', case when v.kind = 'period'
            then least(52, greatest(2, round((v.rules ->> 'periodOvertimeAfterMinutes')::numeric / 2400))) end,
          'periodStartsOn', case when v.kind = 'period' then first.monday end) || v.rules
      from worktime_model_versions own
      left join first on first.org_id = own.org_id and first.worktime_model_id = own.worktime_model_id
      where own.org_id = v.org_id and own.id = v.id`.execute(db),
  )
}
