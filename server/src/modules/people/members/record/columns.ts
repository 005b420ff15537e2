import { type RawBuilder, sql } from 'kysely'
import type { CapabilityGrant } from '../../../../platform/vocabulary/rights.ts'
import {
  employmentTerminations,
  employmentTerms,
  type FormerEmployment,
  terminationFields,
  termFields,
} from './employment.ts'
import { type Assignment, membershipAssignments } from './assignment.ts'
import { memberships, type UnitAssignment } from './member.ts'
import { shownFields } from './view.ts'

/** Every grant of a member, past and coming ones too, as one `jsonb` array. */
export const grantsJson = (orgId: string, member: RawBuilder<unknown>): RawBuilder<CapabilityGrant[]> => sql<
  CapabilityGrant[]
>`coalesce((
  select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to)
    order by g.valid_from, g.capability)
  from capability_grants g where g.org_id = ${orgId} and g.membership_id = ${member}), '[]'::jsonb)`

/** A member as the interface shows them, under the alias `m`, to a caller who sees payroll numbers or not. */
export const answerColumns = (orgId: string, withPayrollNumber: boolean) =>
  sql`${memberships.select('m', shownFields)}, ${withPayrollNumber ? payrollNumberOf(orgId) : sql`null`} as payroll_number, ${unitsOf(
    orgId,
    sql`
  'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`,
  )}`

/** Everything a change is decided on. */
export const recordColumns = (
  orgId: string,
) => sql`${memberships.select('m')}, ${grantsJson(orgId, sql`m.id`)} as grants,
  ${unitsOf(
    orgId,
    sql`'id', u.id,
    'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`,
  )},
  case when t.membership_id is not null then ${employmentTerms.object('t', termFields)} end as terms,
  case when e.membership_id is not null then ${employmentTerminations.object('e', terminationFields)} end as termination,
  ${formerEmployments(orgId)}, ${assignmentsOf(orgId, sql`m.id`)} as assignments`

const payrollNumberOf = (orgId: string) => sql`(
  select t.payroll_number from employment_terms t where t.org_id = ${orgId} and t.membership_id = m.id)`

function unitsOf(orgId: string, fields: RawBuilder<unknown>): RawBuilder<UnitAssignment[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(${fields}) order by u.valid_from, u.id)
    from membership_units u where u.org_id = ${orgId} and u.membership_id = m.id), '[]'::jsonb) as units`
}

function formerEmployments(orgId: string): RawBuilder<FormerEmployment[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('startedOn', f.started_on, 'endedOn', f.ended_on,
      'fixedTermBasis', f.fixed_term_basis) order by f.ended_on)
    from former_employments f where f.org_id = ${orgId} and f.membership_id = m.id), '[]'::jsonb) as former_employments`
}

/** Every assignment of a member by date, past and coming ones too, as one `jsonb` array. */
export const assignmentsOf = (orgId: string, member: RawBuilder<unknown>): RawBuilder<Assignment[]> => sql<
  Assignment[]
>`coalesce((
  select jsonb_agg(${membershipAssignments.object('a', ['kind', 'validFrom', 'assignedId', 'coming'])}
    order by a.kind, a.valid_from)
  from membership_assignments a where a.org_id = ${orgId} and a.membership_id = ${member}), '[]'::jsonb)`
