import { rightsOfRole } from '../../../../platform/vocabulary/rights.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { noTerms, type Termination } from '../record/employment.ts'
import type { Actor, Member, MemberRecord } from '../record/member.ts'
import { firstAssignments } from '../assignments/rows.ts'
import type { UnitAssignment } from '../record/member.ts'

export const now = '2026-11-20T07:00:00.000Z'
export const today = '2026-11-20'
export const before = '2026-11-01T07:00:00.000Z'

export const actorAs = (role: Role, membershipId = newId()): Actor => ({
  membershipId,
  ...rightsOfRole(role),
})
export const admin = actorAs('admin')
export const hr = actorAs('hr')

export const memberNamed = (lastName: string, change: Partial<Member> = {}): Member => ({
  id: newId(),
  personId: newId(),
  displayName: `Aino ${lastName}`,
  firstNames: 'Aino',
  lastName,
  preferredName: null,
  email: `aino.${lastName.toLowerCase()}@example.fi`,
  phone: null,
  role: 'employee',
  grants: [],
  status: 'active',
  locale: null,
  supervisorMembershipId: null,
  worktimeModelId: null,
  planningUnitId: null,
  employerId: null,
  staffGroupId: null,
  employmentStartDate: null,
  employmentEndDate: null,
  withheldModules: [],
  createdAt: before,
  updatedAt: before,
  ...change,
})

export const record = (member: Member, rest: Partial<MemberRecord> = {}): MemberRecord => ({
  member,
  units: [],
  terms: noTerms,
  termination: null,
  formerEmployments: [],
  assignments: firstAssignments(member),
  ...rest,
})

export const unit = (planningUnitId: Id, change: Partial<UnitAssignment> = {}): UnitAssignment => ({
  id: newId(),
  planningUnitId,
  primary: false,
  validFrom: '2026-01-01',
  validTo: null,
  ...change,
})

export const leavingOn = (endDate: string, change: Partial<Termination> = {}): Termination => ({
  endDate,
  reasonCode: 'own_notice',
  startOffboarding: false,
  recordedAt: before,
  previousEndDate: null,
  offboardedAt: null,
  ...change,
})
