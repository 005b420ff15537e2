import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/**
 * Every line of a day says where its minutes go: additional work and overtime as the model of the day says, the rest to pay.
 * Flex is a balance term and no line any more. What payroll has been told is in its batches. Gaps of days that are
 * frozen are not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table work_days add column gap_minutes integer`.execute(db)
  await acrossOrganisations(db, 'worktime_model_versions', () =>
    acrossOrganisations(db, 'work_days', () =>
      sql`
        update work_days d set interpretation = jsonb_set(d.interpretation, '{lines}', coalesce((
            select jsonb_agg(line || jsonb_build_object('compensation',
                case when line ->> 'kind' in ('additional', 'overtime_50', 'overtime_100')
                  then coalesce(v.rules ->> 'overtimeCompensation', 'paid') else 'paid' end) order by place)
            from jsonb_array_elements(d.interpretation -> 'lines') with ordinality as of_day (line, place)
            where line ->> 'kind' <> 'flex'), '[]'))
        from work_days own
        left join worktime_model_versions v on v.org_id = own.org_id and v.id = own.worktime_model_version_id
        where own.org_id = d.org_id and own.id = d.id and d.interpretation -> 'lines' <> '[]'`.execute(db),
    ),
  )
}
