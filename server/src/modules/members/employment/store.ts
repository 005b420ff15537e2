import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { FormerEmployment, Termination, Terms } from '../record/employment.ts'

export const saveTerms = (db: TenantDb, membershipId: Id, terms: Terms): Promise<unknown> =>
  db.sql`
    insert into employment_terms (org_id, membership_id, job_title, employment_type, pay_type, payroll_number, insurers,
      fixed_term_basis, fixed_term_grounds)
    values (${db.orgId}, ${membershipId}, ${terms.jobTitle}, ${terms.employmentType}, ${terms.payType},
      ${terms.payrollNumber}, ${JSON.stringify(terms.insurers)}, ${terms.fixedTermBasis}, ${terms.fixedTermGrounds})
    on conflict (org_id, membership_id) do update set
      job_title = excluded.job_title, employment_type = excluded.employment_type, pay_type = excluded.pay_type,
      payroll_number = excluded.payroll_number, insurers = excluded.insurers,
      fixed_term_basis = excluded.fixed_term_basis, fixed_term_grounds = excluded.fixed_term_grounds`

/** The recorded leaving date; null where none stands any more. */
export const saveTermination = (
  db: TenantDb,
  membershipId: Id,
  termination: Termination | null,
): Promise<unknown> =>
  termination === null
    ? db.sql`delete from employment_terminations where org_id = ${db.orgId} and membership_id = ${membershipId}`
    : db.sql`
    insert into employment_terminations (org_id, membership_id, end_date, reason_code, start_offboarding, recorded_at,
      previous_end_date, offboarded_at)
    values (${db.orgId}, ${membershipId}, ${termination.endDate}, ${termination.reasonCode},
      ${termination.startOffboarding}, ${termination.recordedAt}, ${termination.previousEndDate},
      ${termination.offboardedAt})
    on conflict (org_id, membership_id) do update set
      end_date = excluded.end_date, reason_code = excluded.reason_code,
      start_offboarding = excluded.start_offboarding, recorded_at = excluded.recorded_at,
      previous_end_date = excluded.previous_end_date, offboarded_at = excluded.offboarded_at`

/** An employment that another one has followed. */
export const saveFormer = (
  db: TenantDb,
  membershipId: Id,
  { startedOn, endedOn, fixedTermBasis }: FormerEmployment,
): Promise<unknown> =>
  db.sql`
    insert into former_employments (org_id, membership_id, started_on, ended_on, fixed_term_basis)
    values (${db.orgId}, ${membershipId}, ${startedOn}, ${endedOn}, ${fixedTermBasis})
    on conflict (org_id, membership_id, ended_on) do update set
      started_on = excluded.started_on, fixed_term_basis = excluded.fixed_term_basis`
