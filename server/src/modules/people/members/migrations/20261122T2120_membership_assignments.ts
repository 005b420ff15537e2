import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

/** What a member is from a day on. What the roster says of members until now counts from the beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table membership_assignments (
      org_id uuid not null,
      membership_id uuid not null,
      kind text not null check (kind in ('worktime_model', 'staff_group', 'employer', 'supervisor')),
      valid_from date not null,
      assigned_id uuid,
      coming boolean not null,
      worktime_model_id uuid generated always as (case kind when 'worktime_model' then assigned_id end) stored,
      staff_group_id uuid generated always as (case kind when 'staff_group' then assigned_id end) stored,
      employer_id uuid generated always as (case kind when 'employer' then assigned_id end) stored,
      supervisor_membership_id uuid generated always as (case kind when 'supervisor' then assigned_id end) stored,
      primary key (org_id, membership_id, kind, valid_from),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      foreign key (org_id, worktime_model_id) references worktime_models (org_id, id),
      foreign key (org_id, staff_group_id) references staff_groups (org_id, id),
      foreign key (org_id, employer_id) references employers (org_id, id),
      foreign key (org_id, supervisor_membership_id) references memberships (org_id, id),
      check (supervisor_membership_id <> membership_id)
    )`.execute(db)
  await sql`
    create index membership_assignments_coming on membership_assignments (org_id, valid_from, membership_id)
    where coming`.execute(db)
  await sql`
    create index membership_assignments_changes on membership_assignments (org_id, kind, valid_from)
    where valid_from > '0001-01-01'`.execute(db)
  // The foreign keys look here when a member or a catalogue record is deleted.
  await sql`
    create index membership_assignments_to on membership_assignments (org_id, assigned_id, kind)
    where assigned_id is not null`.execute(db)
  await acrossOrganisations(db, 'memberships', () =>
    sql`
      insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
      select m.org_id, m.id, a.kind, date '0001-01-01', a.assigned_id, false
      from memberships m cross join lateral (values ('worktime_model', m.worktime_model_id),
        ('staff_group', m.staff_group_id), ('employer', m.employer_id), ('supervisor', m.supervisor_membership_id))
        as a(kind, assigned_id)
      where a.assigned_id is not null`.execute(db),
  )
  await tenantTable(db, 'membership_assignments')

  await sql`
    create index employment_terms_by_payroll_number on employment_terms (org_id, payroll_number)
    where payroll_number is not null`.execute(db)
}
