import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

export const expands = true

/** Whether the member was absent all day, which breaks off a period of period-based work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_days add column absent boolean not null default false`.execute(db)
  await acrossOrganisations(db, 'day_type_versions', () =>
    acrossOrganisations(db, 'export_days', () =>
      sql`
        update export_days x set absent = true from day_type_versions v
        where v.org_id = x.org_id and v.id = x.day_type_version_id and not v.counts_as_worked`.execute(db),
    ),
  )
}
