import type { CapabilityGrant, Rights } from '../../../platform/vocabulary/rights.ts'
import type { Role } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { FormerEmployment, Terms, Termination } from './employment.ts'
import type { Locale, MemberStatus } from './shapes.ts'

/** A person in one organisation. */
export interface Member {
  readonly id: Id
  /** Who signs in as the member; null until an activation link has been used. */
  readonly personId: Id | null
  readonly displayName: string
  readonly firstNames: string
  readonly lastName: string
  readonly preferredName: string | null
  /** In the one form of `address.ts`; unique in the organisation. */
  readonly email: string
  readonly phone: string | null
  readonly role: Role
  /** Capabilities given beyond the role for a time, past and coming ones too. */
  readonly grants: readonly CapabilityGrant[]
  readonly status: MemberStatus
  readonly locale: Locale | null
  readonly supervisorMembershipId: Id | null
  readonly worktimeModelId: Id | null
  /** The unit of the open primary assignment. */
  readonly planningUnitId: Id | null
  readonly employerId: Id | null
  readonly staffGroupId: Id | null
  readonly employmentStartDate: PlainDate | null
  readonly employmentEndDate: PlainDate | null
  /** Licensed modules that the member goes without because every seat was taken. */
  readonly withheldModules: readonly Feature[]
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** A member's belonging to a planning unit, both dates included; a null end means until further notice. */
export interface UnitAssignment {
  readonly id: Id
  readonly planningUnitId: Id
  readonly primary: boolean
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** A member with everything that hangs on them: what a change is decided on. */
export interface MemberRecord {
  readonly member: Member
  readonly units: readonly UnitAssignment[]
  readonly terms: Terms
  readonly termination: Termination | null
  /** The employments before the present one, the oldest first. */
  readonly formerEmployments: readonly FormerEmployment[]
}

/** What of the caller a rule about members asks: who they are, and what the credential lets them do. */
export interface Actor extends Rights {
  readonly membershipId: Id
}
