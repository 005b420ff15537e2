import type { FormerEmployment, Termination, Terms } from './employment.ts'
import { noTerms } from './employment.ts'
import type { Member, MemberRecord } from './member.ts'
import type { UnitAssignment } from './member.ts'

type Nullable<R> = { readonly [K in keyof R]: R[K] | null }

/** A member as one row; the columns of terms and termination are null where there are none. */
export type RecordRow = Member & {
  readonly units: readonly UnitAssignment[]
  readonly formerEmployments: readonly FormerEmployment[]
} & Nullable<Terms> &
  Nullable<Termination>

export function recordOf(row: RecordRow): MemberRecord {
  const {
    units,
    formerEmployments,
    jobTitle,
    employmentType,
    payType,
    payrollNumber,
    insurers,
    fixedTermBasis,
    fixedTermGrounds,
  } = row
  const { endDate, reasonCode, startOffboarding, recordedAt, previousEndDate, offboardedAt, ...rest } = row
  return {
    member: memberOf(rest),
    units,
    formerEmployments,
    // The list of insurers is never null where there are terms.
    terms:
      insurers === null
        ? noTerms
        : { jobTitle, employmentType, payType, payrollNumber, insurers, fixedTermBasis, fixedTermGrounds },
    termination:
      endDate === null || reasonCode === null || recordedAt === null
        ? null
        : {
            endDate,
            reasonCode,
            startOffboarding: startOffboarding ?? false,
            recordedAt,
            previousEndDate,
            offboardedAt,
          },
  }
}

const memberOf = (row: Member): Member => ({
  id: row.id,
  personId: row.personId,
  displayName: row.displayName,
  firstNames: row.firstNames,
  lastName: row.lastName,
  preferredName: row.preferredName,
  email: row.email,
  phone: row.phone,
  role: row.role,
  grants: row.grants,
  status: row.status,
  locale: row.locale,
  supervisorMembershipId: row.supervisorMembershipId,
  worktimeModelId: row.worktimeModelId,
  planningUnitId: row.planningUnitId,
  employerId: row.employerId,
  staffGroupId: row.staffGroupId,
  employmentStartDate: row.employmentStartDate,
  employmentEndDate: row.employmentEndDate,
  withheldModules: row.withheldModules,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
