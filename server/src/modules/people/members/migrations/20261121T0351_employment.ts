import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** The terms of an employment and its recorded end. When it is, `memberships` says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employment_terms (
      org_id uuid not null,
      membership_id uuid not null,
      job_title text,
      employment_type text check (employment_type in ('permanent', 'fixed_term', 'on_call', 'trainee', 'hired')),
      pay_type text check (pay_type in ('monthly', 'hourly', 'piece', 'fee')),
      payroll_number text,
      insurers jsonb not null,
      fixed_term_basis text check (fixed_term_basis in ('justified_reason', 'no_reason', 'long_term_unemployed')),
      fixed_term_grounds text,
      primary key (org_id, membership_id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      check ((employment_type is not distinct from 'fixed_term') = (fixed_term_basis is not null))
    )`.execute(db)
  await tenantTable(db, 'employment_terms')

  await sql`
    create table employment_terminations (
      org_id uuid not null,
      membership_id uuid not null,
      end_date date not null,
      reason_code text not null check (reason_code in ('own_notice', 'employee_related', 'production_or_financial',
        'mutual_agreement', 'retirement', 'fixed_term_ended', 'trial_period', 'other')),
      start_offboarding boolean not null,
      recorded_at timestamptz(3) not null,
      previous_end_date date,
      offboarded_at timestamptz(3),
      primary key (org_id, membership_id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index employment_terminations_to_offboard on employment_terminations (org_id, end_date, membership_id)
    where start_offboarding and offboarded_at is null`.execute(db)
  await tenantTable(db, 'employment_terminations')
}
