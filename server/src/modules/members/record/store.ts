import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { recordColumns } from './columns.ts'
import type { Member, MemberRecord } from './member.ts'
import { recordOf, type RecordRow } from './record-row.ts'

async function recordsWhere(db: TenantDb, condition: RawBuilder<unknown>): Promise<MemberRecord[]> {
  const rows = await db.sql<RecordRow>`
    select ${recordColumns} from memberships m
    left join employment_terms t on t.org_id = m.org_id and t.membership_id = m.id
    left join employment_terminations e on e.org_id = m.org_id and e.membership_id = m.id
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
      "withheldModules" text[], "createdAt" timestamptz, "updatedAt" timestamptz)`
