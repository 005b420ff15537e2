import { type RawBuilder, sql } from 'kysely'
import type { CapabilityGrant } from '../../../platform/vocabulary/rights.ts'
import type { FormerEmployment } from './employment.ts'
import type { UnitAssignment } from './member.ts'

/** Every grant of a member, past and coming ones too, as one `jsonb` array. */
export const grantsJson = (
  org: RawBuilder<unknown>,
  member: RawBuilder<unknown>,
): RawBuilder<CapabilityGrant[]> => sql<CapabilityGrant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to)
    order by g.valid_from, g.capability)
  from capability_grants g where g.org_id = ${org} and g.membership_id = ${member}), '[]'::jsonb)`

/** A member's columns under the alias `m`, in the order of the answer. */
export const answerColumns = sql`m.id, m.display_name, m.first_names, m.last_name, m.preferred_name, m.email, m.phone, m.role,
  m.status, m.locale, m.supervisor_membership_id, m.worktime_model_id, m.planning_unit_id, ${unitsOf(sql`
    'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`)},
  m.employer_id, m.staff_group_id, m.employment_start_date, m.employment_end_date, m.created_at, m.updated_at`

/** Everything a change is decided on: the member, their units, terms and termination. */
export const recordColumns = sql`m.id, m.person_id, m.display_name, m.first_names, m.last_name, m.preferred_name, m.email,
  m.phone, m.role, m.status, m.locale, m.supervisor_membership_id, m.worktime_model_id, m.planning_unit_id,
  m.employer_id, m.staff_group_id, m.employment_start_date, m.employment_end_date, m.withheld_modules, m.created_at,
  m.updated_at, ${grantsJson(sql`m.org_id`, sql`m.id`)} as grants, ${unitsOf(sql`'id', u.id,
    'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`)},
  t.job_title, t.employment_type, t.pay_type, t.payroll_number, t.insurers, t.fixed_term_basis, t.fixed_term_grounds,
  e.end_date, e.reason_code, e.start_offboarding, e.recorded_at, e.previous_end_date, e.offboarded_at,
  ${formerEmployments()}`

function unitsOf(fields: RawBuilder<unknown>): RawBuilder<UnitAssignment[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(${fields}) order by u.valid_from, u.id)
    from membership_units u where u.org_id = m.org_id and u.membership_id = m.id), '[]'::jsonb) as units`
}

function formerEmployments(): RawBuilder<FormerEmployment[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('startedOn', f.started_on, 'endedOn', f.ended_on,
      'fixedTermBasis', f.fixed_term_basis) order by f.ended_on)
    from former_employments f where f.org_id = m.org_id and f.membership_id = m.id), '[]'::jsonb) as former_employments`
}
