import { start } from '../../../../platform/contract/lifecycle.ts'
import { refuseBeyondActor, rightsOfRole } from '../../../../platform/vocabulary/rights.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Decision,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { syntheticAddress } from '../record/address.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import { invitationOf, type PendingInvitation } from '../invitations/rules.ts'
import { memberLife } from '../record/life.ts'
import { type Actor, type Member, settableOf, type UnitAssignment } from '../record/member.ts'
import { displayName, tidyName } from '../record/names.ts'
import { grantModules, type ModuleGrants, type ModuleSeats } from '../seats/rules.ts'
import { refuseSupervisor, type SupervisorChain } from '../access/supervision.ts'
import { type AssignmentCircumstances, assignPrimary } from '../units/assignments.ts'
import type { NewMember } from './contract.ts'
import { type MissingReference, refuseMissing } from '../record/references.ts'

/** A new member as asked for, the address in its one form or null for a device-only member. */
export type WantedMember = Omit<NewMember, 'email'> & { readonly email: string | null }

/** What every new member is made with. */
export interface Making extends AssignmentCircumstances {
  readonly id: Id
  readonly now: Instant
  readonly seats: readonly ModuleSeats[]
  /** The hash of the activation link to send, when there is an address to send it to. */
  readonly tokenHash: Buffer
}

export interface CreationCircumstances extends Making {
  readonly actor: Actor
  /** The member who already has the wanted address. */
  readonly addressHolder: Id | null
  /** Null when no supervisor is wanted. */
  readonly supervisorChain: SupervisorChain | null
  readonly missing: readonly MissingReference[]
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
    return refuse(
      'employment_end_before_start',
      said`An employment from ${{ employmentStart: start }} cannot end on ${{ employmentEnd: end }}.`,
    )
  return newMember(wanted, circumstances)
}

/** The member, with what is announced of them; for requests that have checked everything. */
export function newMember(wanted: WantedMember, making: Making): Accepted<CreatedMember, CreationFact> {
  const { id, now, seats, tokenHash } = making
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
    ...settableOf(wanted),
    ...name,
    email: wanted.email ?? syntheticAddress(id),
    role: wanted.role,
    grants: [],
    status: wanted.email === null ? start(memberLife, 'active') : start(memberLife, 'invited'),
    withheldModules: moduleGrants.seatLimited,
    createdAt: now,
    updatedAt: now,
  }
  const invitation = wanted.email === null ? null : invitationOf(member, tokenHash, now)
  const { units } = assignPrimary([], member.planningUnitId, making)
  return accept(
    { member, units, invitation, moduleGrants },
    {
      facts: [announce.created(member), ...(invitation ? [announce.invited(member, now)] : [])],
      audit: [announce.auditLine('create', member, [{ field: 'role', to: member.role }])],
    },
  )
}

/** A member who needs no invitation, because the person is there; `personId` is null for a device-only member. */
export function newActiveMember(
  wanted: WantedMember,
  personId: Id | null,
  making: Omit<Making, 'tokenHash'>,
): Accepted<CreatedMember, CreationFact> {
  const { state, audit } = newMember(wanted, { ...making, tokenHash: Buffer.alloc(0) })
  const member: Member = { ...state.member, personId, status: start(memberLife, 'active') }
  return accept({ ...state, member, invitation: null }, { facts: [announce.created(member)], audit })
}
