import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Role } from '../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type Id, isId } from '../../../platform/vocabulary/ids.ts'
import { underAuthorityOf } from './access/reach.ts'
import { seesPayrollNumbers, visibleTo } from './access/visible.ts'
import { employment } from './employment/contract.ts'
import type { NamedMembers } from './in-rows.ts'
import { normaliseAddress } from './record/address.ts'
import type { MemberStatus } from './record/shapes.ts'
import { roster } from './roster/contract.ts'

export type { CapabilityGrant } from '../../../platform/vocabulary/rights.ts'
export {
  type MemberAsCaller,
  memberAsCaller,
  memberAsCallerJson,
} from './access/caller.ts'
export { type MemberRights, rightsOfMembers } from './access/rights-of-members.ts'
export {
  hasAuthorityInUnit,
  type PeopleAround,
  peopleAround,
  seesWholeUnit,
  unitIdsUnderAuthority,
} from './access/colleagues.ts'
export {
  authorityOver,
  isOutsideOwn,
  isReportOf,
  reachableBy,
  reportsOf,
  underAuthorityOf,
} from './access/reach.ts'
export { administratorIds, isActiveMember } from './access/administrators.ts'
export { reportsByHeight, supervisorsAbove } from './access/supervision-lines.ts'
export {
  assignedOnAnyDay,
  assignmentsBetween,
  employerIdOn,
  membersUnderModels,
  staffGroupIdOn,
  staffGroupsBetween,
  worktimeModelIdOn,
  worktimeModelIdsBetween,
  worktimeModelsBetween,
} from './assignments/dated.ts'
export { type GivenStaffGroup, keepInLocks, type KeepInLocks } from './assignments/assigned-days.ts'
export { assignMember } from './assignments/assigning.ts'
export type { Assigned, WantedAssignment } from './assignments/rules.ts'
export type { AssignmentKind } from './record/assignment.ts'
export { memberNamed } from './record/named.ts'
export { memberInRow } from './in-rows.ts'
export { normaliseAddress, syntheticAddress } from './record/address.ts'
export {
  employedOn,
  type EmploymentWindow,
  employmentsBetween,
  mayWorkOn,
} from './employment/employed-days.ts'
export { type Addressee, addresseeOf } from './addressees/addressee.ts'
export { type GrantChange, grantCapability, revokeCapability } from './grants/granting.ts'
export type { Grant } from './grants/rules.ts'
export {
  type MemberAndDate,
  type MemberOnDate,
  membersOnDates,
  type NamedMember,
  namedMembersOn,
  type WhoseMembers,
} from './units/on-dates.ts'
export { type MemberWithUnit, membersWithUnits } from './units/names.ts'
export { acceptInvitation, findInvitation } from './invitations/acceptance.ts'
export { type RenewedInvitation, renewInvitation } from './invitations/renewal.ts'
export { invitationLink } from './invitations/token.ts'
export { type AccessEnding, accessEndings } from './deactivation/access-endings.ts'
export { type OpenWork, openWork } from './deactivation/open-work.ts'
export { mailableAdministrators, mailableMembers } from './addressees/mailable.ts'
export { inEveryOrganisation } from './jobs/every-organisation.ts'
export type { Member } from './record/member.ts'
export { createMember, type FoundingMember, type InvitedMember, inviteMember } from './roster/founding.ts'
export { memberCells, membersInCells } from './roster/in-cells.ts'
export { findByAddressOrId, type RosterEntry, wholeRoster } from './roster/lookup.ts'
export { type ModulesSet, setModules } from './seats/setting.ts'
export { moduleSeats } from './seats/store.ts'
export type { ModuleSeats } from './seats/rules.ts'
export { idsSeen, type PeopleWanted, peopleSeen, type PersonSeen } from './roster/people.ts'
export { relinkPersons } from './roster/persons-store.ts'
export type { Locale, MemberStatus } from './record/shapes.ts'
export { isInUnitOn, sharesUnitWith, unitMembersOn } from './units/common-units.ts'
export { unitStaffOn } from './units/staff.ts'

/** A member as other families show and check them. */
export interface MemberSummary {
  readonly id: Id
  readonly displayName: string
  readonly status: MemberStatus
  readonly supervisorMembershipId: Id | null
}

/** The member, if they exist and the caller may see them. One statement. */
export const findReachable = async (
  db: TenantDb,
  caller: Caller,
  membershipId: Id,
): Promise<MemberSummary | undefined> =>
  (await summaries(db, sql`m.id = ${membershipId} and ${visibleTo(caller)}`))[0]

export const findMember = async (db: TenantDb, membershipId: Id): Promise<MemberSummary | undefined> =>
  (await summaries(db, sql`m.id = ${membershipId}`))[0]

/** All members whom the caller may see, by name. One statement. */
export const reachableMembers = (db: TenantDb, caller: Caller): Promise<MemberSummary[]> =>
  summaries(db, sql`${visibleTo(caller)} order by m.display_name, m.id`)

/** A query of the ids of the same. */
export const reachableIds = (orgId: string, caller: Caller): RawBuilder<unknown> =>
  sql`select m.id from memberships m where m.org_id = ${orgId} and ${visibleTo(caller)}`

/** The ids of all members, former ones too, in one order. One statement. */
export const allMemberIds = async (db: TenantDb): Promise<Id[]> =>
  (await db.sql<{ id: Id }>`select m.id from memberships m where m.org_id = ${db.orgId} order by m.id`).map(
    ({ id }) => id,
  )

/** The ids of members who have left by a day. */
export const leaverIds = async (db: TenantDb, today: PlainDate): Promise<Id[]> =>
  (
    await db.sql<{ id: Id }>`
      select m.id from memberships m
      where m.org_id = ${db.orgId} and (m.status = 'deactivated' or m.employment_end_date < ${today}::date)
      order by m.id`
  ).map(({ id }) => id)

/** A member whom rows name: whether a record that is not theirs yet may get them. */
export interface MemberNamed {
  readonly id: Id
  readonly active: boolean
}

/** The members whom texts name by e-mail address or id, for any caller: for rows that name a colleague. None for no text. */
export async function membersNamed(
  db: TenantDb,
  texts: readonly string[],
): Promise<(text: string) => MemberNamed | undefined> {
  const found =
    texts.length === 0
      ? []
      : await db.sql<{ id: Id; email: string; status: MemberStatus }>`
          select m.id, m.email, m.status from memberships m
          where m.org_id = ${db.orgId} and (m.id = any(${texts.filter(isId)}::uuid[])
            or m.email = any(${texts.flatMap(text => normaliseAddress(text) ?? [])}::text[]))`
  const named = new Map(
    found.flatMap(({ id, email, status }) => {
      const member: MemberNamed = { id, active: status !== 'deactivated' }
      return [[id, member] as const, [email, member] as const]
    }),
  )
  return text => named.get(isId(text) ? text.toLowerCase() : (normaliseAddress(text) ?? ''))
}

interface MemberUnderAuthority {
  readonly id: Id
  readonly email: string
  /** Null for a caller who may not see numbers, and where none is recorded. */
  readonly payrollNumber: string | null
}

/** The members with these ids, payroll numbers or addresses over whom the caller has authority. One statement. */
export const membersUnderAuthority = (
  db: TenantDb,
  caller: Caller,
  named: NamedMembers,
): Promise<MemberUnderAuthority[]> =>
  membersNamedAmong(db, caller, named, underAuthorityOf(caller, sql`m.org_id`, sql`m.id`))

/** The same of members whom the caller may see. */
export const membersInReach = (
  db: TenantDb,
  caller: Caller,
  named: NamedMembers,
): Promise<MemberUnderAuthority[]> => membersNamedAmong(db, caller, named, visibleTo(caller))

function membersNamedAmong(
  db: TenantDb,
  caller: Caller,
  { ids, numbers, addresses }: NamedMembers,
  condition: RawBuilder<boolean>,
): Promise<MemberUnderAuthority[]> {
  const seen = seesPayrollNumbers(caller) ? numbers : []
  return db.sql<MemberUnderAuthority>`
    select m.id, m.email, case when ${seen.length > 0} then t.payroll_number end as payroll_number
    from memberships m left join employment_terms t on t.org_id = ${db.orgId} and t.membership_id = m.id
    where m.org_id = ${db.orgId} and ${condition}
      and (m.id = any(${ids}::uuid[]) or m.email = any(${addresses}::text[])
        or m.id in (
          select n.membership_id from employment_terms n
          where n.org_id = ${db.orgId} and n.payroll_number = any(${seen}::text[])))`
}

/** The names of members, by their ids. One statement. */
export async function displayNamesOf(
  db: TenantDb,
  membershipIds: readonly Id[],
): Promise<ReadonlyMap<Id, string>> {
  const members = await summaries(db, sql`m.id = any(${membershipIds}::uuid[])`)
  return new Map(members.map(({ id, displayName }) => [id, displayName]))
}

/** Who signs in as a member of the organisation. */
export interface SigningMember {
  readonly id: Id
  readonly displayName: string
  readonly role: Role
  readonly email: string
}

/** The active members who sign in, as persons, in the order in which they joined. */
export const signingMembers = (db: TenantDb): Promise<SigningMember[]> =>
  db.sql<SigningMember>`
    select m.id, m.display_name, m.role, m.email from memberships m
    where m.org_id = ${db.orgId} and m.status = 'active' and m.person_id is not null
    order by m.created_at, m.id`

const summaries = (db: TenantDb, condition: RawBuilder<unknown>): Promise<MemberSummary[]> =>
  db.sql<MemberSummary>`
    select m.id, m.display_name, m.status, m.supervisor_membership_id from memberships m
    where m.org_id = ${db.orgId} and ${condition}`

/** What of a member, whatever the day, decides the meaning of their days and where their pay goes. */
export interface MemberDayContext {
  readonly id: Id
  readonly status: MemberStatus
  readonly employmentStartDate: PlainDate | null
  readonly employmentEndDate: PlainDate | null
  readonly payrollNumber: string | null
  /** The employer of today. */
  readonly employerId: Id | null
}

export const memberDayContext = async (
  db: TenantDb,
  membershipId: Id,
): Promise<MemberDayContext | undefined> => (await memberDayContexts(db, [membershipId]))[0]

/** The same for many members, in one statement. */
export const memberDayContexts = (db: TenantDb, membershipIds: readonly Id[]): Promise<MemberDayContext[]> =>
  db.sql<MemberDayContext>`
    select m.id, m.status, m.employment_start_date, m.employment_end_date, t.payroll_number,
      m.employer_id
    from memberships m left join employment_terms t on t.org_id = ${db.orgId} and t.membership_id = m.id
    where m.org_id = ${db.orgId} and m.id = any(${membershipIds}::uuid[])`

/** Whom undoing an import makes owner of a record again: a member who is still there, for no key of the database says so. */
export const formerOwner = { missing: 'membership_not_found', existing: memberDayContexts } as const

/** The operations of the public interface, for requests from inside the process. */
export const memberOperations = { ...roster.operations, ...employment.operations }
