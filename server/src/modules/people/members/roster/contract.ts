import { events } from '../../../../platform/contract/events.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  expectedUpdatedAt,
  nullable,
  object,
  oneOf,
  optional,
  page,
  RecordId,
  type Static,
  sweeping,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { features } from '../../../../platform/vocabulary/features.ts'
import { Invitation } from '../invitations/contract.ts'
import { employerNotFound } from '../../../company/catalogs/employers/refusals.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { periodLocked } from '../../../company/catalogs/refusals.ts'
import { staffGroupNotFound } from '../../../company/catalogs/staff-groups/refusals.ts'
import { worktimeModelNotFound } from '../../../company/catalogs/worktime-models/refusals.ts'
import { memberRecord } from '../record/contract.ts'
import { Address, exampleMember, Member, NamePart, Role, settable, Status } from '../record/shapes.ts'

const ById = { id: idOf('membership_not_found') }

const NewMember = object({
  firstNames: described(NamePart, 'Every given name.'),
  lastName: described(NamePart, 'The family name.'),
  role: Role,
  email: optional(
    described(
      nullable(Address),
      'An e-mail address, which the invitation is for; null or absent for a member who only uses a shared device.',
    ),
  ),
  ...settable,
})
export type NewMember = Static<typeof NewMember>

const MemberPatch = object({
  firstNames: optional(described(NamePart, 'Every given name.')),
  lastName: optional(described(NamePart, 'The family name.')),
  role: optional(Role),
  email: optional(Address),
  ...settable,
  expectedUpdatedAt,
})
export type MemberPatch = Static<typeof MemberPatch>

const Modules = array(oneOf(features), { description: 'Licensed modules that the member may use.' })

const Created = object({
  id: RecordId,
  invitation: described(nullable(Invitation), 'How the new member gets in; null without an address.'),
  moduleGrants: described(
    object({
      granted: Modules,
      seatLimited: array(oneOf(features), { description: 'Licensed modules whose seats were all taken.' }),
    }),
    'What became of the licensed modules.',
  ),
})
export type Created = Static<typeof Created>

/** Anyone who works with people reads the roster; which rows is for the caller's reach to say. */
const rosterReaders = [
  'members.manage',
  'reports.team',
  'worktime.supervise',
  'payroll.run',
  'hr.manage',
  'org.admin',
] as const

const placementRefusals = [
  'already_member',
  'supervisor_not_found',
  'worktime_model_not_found',
  'planning_unit_not_found',
  'employer_not_found',
  'staff_group_not_found',
  'role_exceeds_actor',
  'employment_end_before_start',
] as const

const rosterOperations = {
  list: {
    method: 'GET',
    path: '/v1/memberships',
    sweeps: { table: 'memberships', deletions: 'whole' },
    summary: 'List members',
    description:
      'List the members the caller reaches. Ordered by name; deactivated members are among them unless `status` says otherwise. A manager sees their own ' +
      'reports, direct and indirect, and themself. With `updatedSince`, ordered by change.',
    needs: rosterReaders,
    listed: { sorts: ['displayName', 'lastName', 'updatedAt'] },
    query: object({
      ...sweeping,
      q: optional(
        Text(100, {
          description: 'Part of a name or address; letter case does not matter.',
          examples: ['virtanen'],
        }),
      ),
      role: optional(described(Role, 'Only members with this role.')),
      status: optional(described(Status, 'Only members with this status.')),
      planningUnitId: optional(Type.String({ format: 'uuid', description: 'Belonging to the unit today.' })),
      supervisorMembershipId: optional(
        Type.String({ format: 'uuid', description: 'Direct reports of the member.' }),
      ),
      payrollNumber: optional(
        Text(50, {
          description:
            'Only members with this payroll number; nobody for a caller who does not see payroll numbers.',
          examples: ['1042'],
        }),
      ),
      ids: optional(
        Text(4000, {
          description: 'Ids separated by commas; an id that names nobody is passed over.',
          examples: [exampleId('membershipId')],
        }),
      ),
    }),
    answers: page(Member),
  },
  get: {
    method: 'GET',
    path: '/v1/memberships/{id}',
    summary: 'Read one member',
    needs: rosterReaders,
    params: ById,
    answers: Member,
    refuses: ['membership_not_found'],
    example: { answer: exampleMember },
  },
  create: {
    method: 'POST',
    path: '/v1/memberships',
    summary: 'Add a person to the roster',
    description:
      'Add a person to the roster, and invite them in the same call. With `email` an activation link, good for 14 days, is made and answered once. Without it the member gets a ' +
      'synthetic address that is never delivered to, and is active at once: a worker who only uses a shared device. ' +
      'A licensed module with a limited number of seats, all taken, is withheld and named in `seatLimited`.',
    needs: ['members.manage'],
    idempotency: 'required',
    body: NewMember,
    status: 201,
    answers: Created,
    refuses: placementRefusals,
    emits: ['member.created', 'member.invited'],
    example: {
      body: {
        firstNames: 'Matti Johannes',
        lastName: 'Meikäläinen',
        role: 'employee',
        email: 'matti@example.fi',
      },
      answer: {
        id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
        invitation: {
          inviteUrl: 'https://konttori.example.fi/activate?token=AZqjsmsA…',
          emailed: false,
          expiresAt: '2026-12-04T07:00:00.000Z',
        },
        moduleGrants: { granted: ['scheduling', 'hr'], seatLimited: ['field_service'] },
      },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/memberships/{id}',
    summary: 'Change a member',
    description:
      'Change a member: an absent field keeps, null clears. A change of `planningUnitId`, the primary unit, takes effect today and closes the former assignment. So does one of ' +
      'worktime model, staff group, employer and supervisor: days before today are read, locked and paid by what the ' +
      'member was then, and authority follows the supervisor of today. The first model, group or employer that a member ' +
      'ever has counts for every day, as one given with their creation does. The address can be changed until the member has activated their account; a link sent to the old one stops working, and so does ' +
      'the link of somebody who gets a role that may do more. Role, address, unit and last day of a member who may do more ' +
      'than the caller are not the caller’s to change, nor is anybody’s own role; a supervisor is not given authority over ' +
      'such a member. After `employmentEndDate` the member has no access.',
    needs: ['members.manage'],
    params: ById,
    body: MemberPatch,
    answers: Member,
    refuses: [
      'membership_not_found',
      'period_locked',
      'membership_stale',
      ...placementRefusals,
      'supervisor_cycle',
      'last_admin',
      'member_already_active',
      'termination_recorded',
      'fixed_term_basis_exceeds_one_year',
      'fixed_term_basis_not_in_force',
      'fixed_term_basis_not_first_contract',
      'fixed_term_renewals_used_up',
      'payroll_number_taken',
    ],
    emits: ['member.updated'],
    example: { body: { employmentEndDate: '2027-05-31', worktimeModelId: null }, answer: exampleMember },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const roster = contract({
  name: 'members',
  tag: 'Members',
  refusals: refusals({
    already_member: {
      status: 409,
      title: 'The address is on the roster',
      when: 'A member of the organisation, active or not, has this e-mail address; letter case does not matter.',
      remedy: 'Find the member with `GET /v1/memberships?q=`; reactivate a deactivated one.',
    },
    supervisor_not_found: {
      status: 404,
      title: 'No such supervisor',
      when: 'No membership in this organisation has the id given in `supervisorMembershipId`.',
      remedy: 'Read the ids from `GET /v1/memberships`.',
    },
    supervisor_cycle: {
      status: 422,
      title: 'The member would supervise themself',
      when: 'The supervisor is the member, or somebody below the member in the chain of supervisors.',
      remedy: 'Choose somebody above the member, or give the other member another supervisor first.',
    },
  }),
  events: events({}),
  uses: {
    refusals: {
      ...memberRecord.refusals,
      ...employerNotFound,
      ...planningUnitNotFound,
      ...staffGroupNotFound,
      ...worktimeModelNotFound,
      ...periodLocked,
    },
    events: memberRecord.events,
  },
  operations: rosterOperations,
})
