import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { grantsJson } from '../access/caller.ts'
import { deviceOnlyDomain, normaliseAddress } from '../address.ts'
import type { FormerEmployment } from '../employment/employment.ts'
import type { Member, MemberRecord } from '../member.ts'
import type { Member as MemberAnswer } from '../shapes.ts'
import type { UnitAssignment } from '../units/assignments.ts'
import { recordOf, type RecordRow } from './record-row.ts'
import type { RosterFilter } from './filter.ts'

/** A member's columns under the alias `m`, in the order of the answer. */
const answerColumns = (
  orgId: string,
) => sql`m.id, m.display_name, m.first_names, m.last_name, m.preferred_name, m.email, m.phone, m.role,
  m.status, m.locale, m.supervisor_membership_id, m.worktime_model_id, m.planning_unit_id, ${unitsOf(
    orgId,
    sql`
    'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`,
  )},
  m.employer_id, m.staff_group_id, m.employment_start_date, m.employment_end_date, m.created_at, m.updated_at`

/** Everything a change is decided on: the member, their units, terms and termination. */
const recordColumns = (
  orgId: string,
) => sql`m.id, m.person_id, m.display_name, m.first_names, m.last_name, m.preferred_name, m.email,
  m.phone, m.role, m.status, m.locale, m.supervisor_membership_id, m.worktime_model_id, m.planning_unit_id,
  m.employer_id, m.staff_group_id, m.employment_start_date, m.employment_end_date, m.withheld_modules, m.created_at,
  m.updated_at, ${grantsJson(orgId, sql`m.id`)} as grants, ${unitsOf(
    orgId,
    sql`'id', u.id,
    'planningUnitId', u.planning_unit_id, 'primary', u.is_primary, 'validFrom', u.valid_from, 'validTo', u.valid_to`,
  )},
  t.job_title, t.employment_type, t.pay_type, t.payroll_number, t.insurers, t.fixed_term_basis, t.fixed_term_grounds,
  e.end_date, e.reason_code, e.start_offboarding, e.recorded_at, e.previous_end_date, e.offboarded_at,
  ${formerEmployments(orgId)}`

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

async function recordsWhere(db: TenantDb, condition: RawBuilder<unknown>): Promise<MemberRecord[]> {
  const rows = await db.sql<RecordRow>`
    select ${recordColumns(db.orgId)} from memberships m
    left join employment_terms t on t.org_id = ${db.orgId} and t.membership_id = m.id
    left join employment_terminations e on e.org_id = ${db.orgId} and e.membership_id = m.id
    where m.org_id = ${db.orgId} and ${condition}`
  return rows.map(recordOf)
}

/** A member among those that `visible` lets the caller reach. */
export const findRecord = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<MemberRecord | undefined> => (await recordsWhere(db, sql`m.id = ${id} and ${visible}`))[0]

/** The members who were to be offboarded after a last day before `today`. */
export const recordsToOffboard = (db: TenantDb, today: PlainDate): Promise<MemberRecord[]> =>
  recordsWhere(db, sql`e.start_offboarding and e.offboarded_at is null and e.end_date < ${today}`)

export const findAnswer = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<MemberAnswer | undefined> => {
  const rows = await db.sql<MemberAnswer>`
    select ${answerColumns(db.orgId)} from memberships m where m.org_id = ${db.orgId} and m.id = ${id} and ${visible}`
  return rows[0]
}

/** The rows of a page: `keyset` says where it continues and in which order. */
export const list = (
  db: TenantDb,
  filter: RosterFilter,
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<MemberAnswer[]> =>
  db.sql<MemberAnswer>`
    select ${answerColumns(db.orgId)} from memberships m
    where m.org_id = ${db.orgId} and ${visible} and ${conditionOf(db.orgId, filter)} ${keyset}`

const conditionOf = (orgId: string, filter: RosterFilter): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      filter.role === undefined ? undefined : sql`m.role = ${filter.role}`,
      filter.status === undefined ? undefined : sql`m.status = ${filter.status}`,
      filter.supervisorMembershipId === undefined
        ? undefined
        : sql`m.supervisor_membership_id = ${filter.supervisorMembershipId}`,
      filter.ids === undefined ? undefined : sql`m.id = any(${filter.ids}::uuid[])`,
      filter.planningUnitId === undefined ? undefined : belongsTo(orgId, filter.planningUnitId, filter.today),
      filter.q === undefined ? undefined : namedLike(filter.q),
    ].filter(condition => condition !== undefined),
    sql` and `,
  )

const belongsTo = (orgId: string, planningUnitId: Id, today: PlainDate) => sql`exists (
  select from membership_units u where u.org_id = ${orgId} and u.membership_id = m.id
    and u.planning_unit_id = ${planningUnitId} and u.valid_from <= ${today} and (u.valid_to is null or u.valid_to >= ${today}))`

/**
 * The text occurs in a name or the address, or is the address in another spelling. `strpos` knows no wildcards, so
 * none need to be escaped; names are kept composed.
 */
function namedLike(text: string): RawBuilder<boolean> {
  const occurs = sql<boolean>`strpos(m.search_text, lower(${text.normalize('NFC')})) > 0`
  const address = normaliseAddress(text)
  return address === undefined ? occurs : sql<boolean>`(${occurs} or m.email = ${address})`
}

/** Whether somebody other than the member is an administrator who can sign in today, and at least as long as they can. */
export async function hasOtherAdmin(db: TenantDb, id: Id, today: PlainDate): Promise<boolean> {
  const rows = await db.sql`
    select from memberships other join memberships m on m.org_id = ${db.orgId} and m.id = ${id}
    where other.org_id = ${db.orgId} and other.id <> ${id} and other.role = 'admin' and other.status = 'active'
      and other.person_id is not null and other.email not like ${`%@${deviceOnlyDomain}`}
      and coalesce(other.employment_end_date, 'infinity') >= greatest(${today}::date,
        coalesce(m.employment_end_date, 'infinity'))
    limit 1`
  return rows.length > 0
}

export async function holderOfAddress(db: TenantDb, email: string): Promise<Id | null> {
  const [row] = await db.sql<{ id: Id }>`
    select id from memberships where org_id = ${db.orgId} and email = ${email}`
  return row?.id ?? null
}

export const directReports = (db: TenantDb, id: Id): Promise<{ id: Id; displayName: string }[]> =>
  db.sql`
    select id, display_name from memberships
    where org_id = ${db.orgId} and supervisor_membership_id = ${id} and status <> 'deactivated'
    order by display_name, id`

/** Saves what of a member may change. */
export const saveMember = (db: TenantDb, member: Member): Promise<unknown> =>
  db.sql`
    update memberships set
      person_id = ${member.personId}, display_name = ${member.displayName}, first_names = ${member.firstNames},
      last_name = ${member.lastName}, preferred_name = ${member.preferredName}, email = ${member.email},
      phone = ${member.phone}, role = ${member.role}, status = ${member.status}, locale = ${member.locale},
      supervisor_membership_id = ${member.supervisorMembershipId}, worktime_model_id = ${member.worktimeModelId},
      planning_unit_id = ${member.planningUnitId}, employer_id = ${member.employerId},
      staff_group_id = ${member.staffGroupId}, employment_start_date = ${member.employmentStartDate},
      employment_end_date = ${member.employmentEndDate}, withheld_modules = ${member.withheldModules}, updated_at = ${member.updatedAt}
    where org_id = ${db.orgId} and id = ${member.id}`

/** Adds members as a set; a supervisor may be among them. */
export const insertMembers = (db: TenantDb, members: readonly Member[]): Promise<unknown> =>
  db.sql`
    insert into memberships (org_id, id, person_id, display_name, first_names, last_name, preferred_name, email, phone,
      role, status, locale, supervisor_membership_id, worktime_model_id, planning_unit_id, employer_id, staff_group_id,
      employment_start_date, employment_end_date, withheld_modules, created_at, updated_at)
    select ${db.orgId}, n.id, n."personId", n."displayName", n."firstNames", n."lastName", n."preferredName", n.email,
      n.phone, n.role, n.status, n.locale, n."supervisorMembershipId", n."worktimeModelId", n."planningUnitId",
      n."employerId", n."staffGroupId", n."employmentStartDate", n."employmentEndDate",
      n."withheldModules", n."createdAt", n."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as n(id uuid, "personId" uuid, "displayName" text,
      "firstNames" text, "lastName" text, "preferredName" text, email text, phone text, role text, status text,
      locale text, "supervisorMembershipId" uuid, "worktimeModelId" uuid, "planningUnitId" uuid, "employerId" uuid,
      "staffGroupId" uuid, "employmentStartDate" date, "employmentEndDate" date,
      "withheldModules" text[], "createdAt" timestamptz, "updatedAt" timestamptz)
    returning id`

/** Deletes a member with all that is only theirs. The database refuses when anything else refers to them. */
export const deleteMember = (db: TenantDb, id: Id): Promise<unknown> =>
  db.sql`delete from memberships where org_id = ${db.orgId} and id = ${id}`

/** Whether the audit trail names the member as the one who acted; signing in, and what they did to themself, is no act. */
export async function hasActed(db: TenantDb, id: Id): Promise<boolean> {
  const rows = await db.sql`
    select from audit_entries
    where org_id = ${db.orgId} and actor_membership_id = ${id}
      and target_type <> 'session' and target_id <> ${id}::text
    limit 1`
  return rows.length > 0
}
