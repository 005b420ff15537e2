import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  employmentTerminations,
  employmentTerms,
  type FormerEmployment,
  type Termination,
  type Terms,
} from '../record/employment.ts'

export const saveTerms = (db: TenantDb, membershipId: Id, terms: Terms): Promise<unknown> =>
  employmentTerms.upsert(db, [{ membershipId, ...terms }])

/** The recorded leaving date; null where none is in force. */
export const saveTermination = (
  db: TenantDb,
  membershipId: Id,
  termination: Termination | null,
): Promise<unknown> =>
  termination === null
    ? db.sql`delete from employment_terminations where org_id = ${db.orgId} and membership_id = ${membershipId}`
    : employmentTerminations.upsert(db, [{ membershipId, ...termination }])

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
