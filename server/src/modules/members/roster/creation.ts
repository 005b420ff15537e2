import { refuseBeyondActor, rightsOfRole } from '../../../platform/vocabulary/rights.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../platform/vocabulary/decision.ts'
import { newId, type Id } from '../../../platform/vocabulary/ids.ts'
import { syntheticAddress } from '../record/address.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import { invitationOf, type PendingInvitation } from '../invitations/rules.ts'
import type { Actor, Member, UnitAssignment } from '../record/member.ts'
import { displayName, tidyName } from '../record/names.ts'
import { grantModules, type ModuleGrants, type ModuleSeats } from '../seats/rules.ts'
import { refuseSupervisor, type SupervisorChain } from '../access/supervision.ts'
import { assignPrimary } from '../units/assignments.ts'
import type { NewMember } from './contract.ts'
import { type MissingReference, refuseMissing } from '../record/references.ts'

/** A new member as asked for, the address in its one form or null for a device-only member. */
export type WantedMember = Omit<NewMember, 'email'> & { readonly email: string | null }

export interface CreationCircumstances {
  readonly now: Instant
  readonly today: PlainDate
  readonly actor: Actor
  /** The member who already has the wanted address. */
  readonly addressHolder: Id | null
  /** Null when no supervisor is wanted. */
  readonly supervisorChain: SupervisorChain | null
  readonly missing: readonly MissingReference[]
  readonly seats: readonly ModuleSeats[]
  /** The hash of the activation link to send, when there is an address to send it to. */
  readonly tokenHash: Buffer
}

/** Everything of a new member that is stored, and the modules they got. */
export interface CreatedMember {
  readonly member: Member
  readonly units: readonly UnitAssignment[]
  readonly invitation: PendingInvitation | null
  readonly moduleGrants: ModuleGrants
}

export type CreationFact = MemberFact<'member.created' | 'member.invited'>

export type CreationCode =
  | 'already_member'
  | 'role_exceeds_actor'
  | 'supervisor_not_found'
  | 'employment_end_before_start'
  | MissingReference

/** A person joins the roster: invited when they have an address, else active at once on shared devices. */
export function create(
  wanted: WantedMember,
  circumstances: CreationCircumstances,
): Decision<CreatedMember, CreationFact, CreationCode> {
  const { actor, addressHolder, supervisorChain, missing } = circumstances
  const start = wanted.employmentStartDate ?? null
  const end = wanted.employmentEndDate ?? null
  if (addressHolder !== null)
    return refuse('already_member', `${wanted.email} is on the roster.`, { membershipId: addressHolder })
  const refused =
    refuseBeyondActor(actor, rightsOfRole(wanted.role)) ??
    (supervisorChain && refuseSupervisor(supervisorChain)) ??
    refuseMissing(missing)
  if (refused) return refused
  if (start !== null && end !== null && end < start)
    return refuse('employment_end_before_start', `An employment from ${start} cannot end on ${end}.`)
  return accept(...newMember(wanted, circumstances))
}

/** The member, with what is announced of them; for requests that have checked everything. */
export function newMember(
  wanted: WantedMember & { readonly id?: Id },
  { now, today, seats, tokenHash }: Pick<CreationCircumstances, 'now' | 'today' | 'seats' | 'tokenHash'>,
): [CreatedMember, { facts: CreationFact[]; audit: ReturnType<typeof announce.auditLine>[] }] {
  const id = wanted.id ?? newId()
  const moduleGrants = grantModules(seats)
  const name = {
    firstNames: tidyName(wanted.firstNames),
    lastName: tidyName(wanted.lastName),
    preferredName: wanted.preferredName == null ? null : tidyName(wanted.preferredName),
  }
  const member: Member = {
    id,
    personId: null,
    displayName: displayName(name),
    ...name,
    email: wanted.email ?? syntheticAddress(id),
    phone: wanted.phone ?? null,
    role: wanted.role,
    grants: [],
    status: wanted.email === null ? 'active' : 'invited',
    locale: wanted.locale ?? null,
    supervisorMembershipId: wanted.supervisorMembershipId ?? null,
    worktimeModelId: wanted.worktimeModelId ?? null,
    planningUnitId: wanted.planningUnitId ?? null,
    employerId: wanted.employerId ?? null,
    staffGroupId: wanted.staffGroupId ?? null,
    employmentStartDate: wanted.employmentStartDate ?? null,
    employmentEndDate: wanted.employmentEndDate ?? null,
    withheldModules: moduleGrants.seatLimited,
    createdAt: now,
    updatedAt: now,
  }
  const invitation = wanted.email === null ? null : invitationOf(member, tokenHash, now)
  const { units } = assignPrimary([], member.planningUnitId, today)
  return [
    { member, units, invitation, moduleGrants },
    {
      facts: [announce.created(member), ...(invitation ? [announce.invited(member, now)] : [])],
      audit: [announce.auditLine('create', member, [{ field: 'role', to: member.role }])],
    },
  ]
}
