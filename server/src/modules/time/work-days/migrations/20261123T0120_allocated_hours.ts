import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

/**
 * What each allocation of an entry gets of it, so that hours of projects are found and added up by themselves. The days
 * that are there get their rows without minutes: they are worked out by the service, as for every day whose rules have
 * changed (docs/adr/0061). The version before would not keep them, so that this step does more than expand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table allocated_hours (
      org_id uuid not null,
      work_day_id uuid not null,
      entry_id uuid not null,
      position integer not null,
      membership_id uuid not null,
      work_date date not null,
      entry_type_id uuid not null,
      dimension_id uuid not null,
      value_id uuid not null,
      phase_id uuid,
      task_id uuid,
      minutes integer check (minutes >= 0),
      primary key (org_id, work_day_id, entry_id, position),
      foreign key (org_id, work_day_id) references work_days (org_id, id) on delete cascade
    )`.execute(db)
  await acrossOrganisations(db, 'work_days', () =>
    acrossOrganisations(db, 'work_entries', () =>
      acrossOrganisations(db, 'entry_type_versions', () =>
        sql`
          insert into allocated_hours (org_id, work_day_id, entry_id, position, membership_id, work_date, entry_type_id,
            dimension_id, value_id, phase_id, task_id)
          select d.org_id, d.id, e.id, a.place - 1, d.membership_id, d.work_date, v.entry_type_id,
            (a.allocation ->> 'dimensionId')::uuid, (a.allocation ->> 'valueId')::uuid,
            (a.allocation ->> 'phaseId')::uuid, (a.allocation ->> 'taskId')::uuid
          from work_days d
          join work_entries e on e.org_id = d.org_id and e.work_day_id = d.id
          join entry_type_versions v on v.org_id = e.org_id and v.id = e.entry_type_version_id
          cross join jsonb_array_elements(e.allocations) with ordinality as a (allocation, place)`.execute(
          db,
        ),
      ),
    ),
  )
  await sql`
    create index allocated_hours_by_value on allocated_hours (org_id, value_id, work_date, work_day_id, entry_id, position)`.execute(
    db,
  )
  await sql`
    create index allocated_hours_by_phase on allocated_hours (org_id, phase_id, work_date) where phase_id is not null`.execute(
    db,
  )
  await sql`
    create index allocated_hours_by_task on allocated_hours (org_id, task_id, work_date) where task_id is not null`.execute(
    db,
  )
  await sql`
    create index allocated_hours_by_member on allocated_hours (org_id, membership_id, work_date)`.execute(db)
  await sql`
    create index allocated_hours_due on allocated_hours (org_id, work_day_id) where minutes is null`.execute(
    db,
  )
  await tenantTable(db, 'allocated_hours')
}
