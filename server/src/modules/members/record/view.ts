import type { Member as MemberAnswer } from './shapes.ts'
import type { Member } from './member.ts'
import type { UnitAssignment } from './member.ts'

export const member = (stored: Member, units: readonly UnitAssignment[]): MemberAnswer => ({
  id: stored.id,
  displayName: stored.displayName,
  firstNames: stored.firstNames,
  lastName: stored.lastName,
  preferredName: stored.preferredName,
  email: stored.email,
  phone: stored.phone,
  role: stored.role,
  status: stored.status,
  locale: stored.locale,
  supervisorMembershipId: stored.supervisorMembershipId,
  worktimeModelId: stored.worktimeModelId,
  planningUnitId: stored.planningUnitId,
  units: units.map(({ planningUnitId, primary, validFrom, validTo }) => ({
    planningUnitId,
    primary,
    validFrom,
    validTo,
  })),
  employerId: stored.employerId,
  staffGroupId: stored.staffGroupId,
  employmentStartDate: stored.employmentStartDate,
  employmentEndDate: stored.employmentEndDate,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
})
