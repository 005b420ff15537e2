import { date, instant, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CapabilityGrant, Rights } from '../../../../platform/vocabulary/rights.ts'
import type { Assignment } from './assignment.ts'
import type { FormerEmployment, Terms, Termination } from './employment.ts'
import { type Locale, type MemberStatus, type SettableField, settableFields } from './shapes.ts'

/** Every field of a member that is stored; columns, statements, and what the audit trail records of them come from it. */
export const memberships = table('memberships', {
  id: uuid,
  /** Who signs in as the member; null until an activation link has been used. */
  personId: uuid.nullable(),
  displayName: text,
  firstNames: text.audited('personal'),
  lastName: text.audited('personal'),
  preferredName: text.nullable().audited('personal'),
  /** In the one form of `address.ts`; unique in the organisation. */
  email: text.audited('personal'),
  phone: text.nullable().audited('personal'),
  role: text.as<Role>().audited('open'),
  status: text.as<MemberStatus>().audited('open'),
  locale: text.as<Locale>().nullable().audited('open'),
  supervisorMembershipId: uuid.nullable().audited('open'),
  worktimeModelId: uuid.nullable().audited('open'),
  /** The unit of the open primary assignment. */
  planningUnitId: uuid.nullable().audited('open'),
  employerId: uuid.nullable().audited('open'),
  staffGroupId: uuid.nullable().audited('open'),
  employmentStartDate: date.nullable().audited('open'),
  employmentEndDate: date.nullable().audited('open'),
  /** Licensed modules that the member goes without because every seat was taken. */
  withheldModules: texts.as<readonly Feature[]>(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** A person in one organisation. */
export interface Member extends RowOf<typeof memberships> {
  /** Capabilities given beyond the role for a time, past and coming ones too. */
  readonly grants: readonly CapabilityGrant[]
}

/** The fields whose change the audit trail records. */
export const auditedFields = Object.keys(memberships.audited) as (keyof Member)[]

/** The fields that a new member need not be given, as wanted or else null. */
export const settableOf = (
  wanted: {
    readonly [Name in SettableField]?: Member[Name] | undefined
  },
): Pick<Member, SettableField> =>
  Object.fromEntries(settableFields.map(name => [name, wanted[name] ?? null])) as Pick<Member, SettableField>

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
  /** What the member is by date, past and coming rows too. */
  readonly assignments: readonly Assignment[]
}

/** What of the caller a rule about members asks: who they are, and what the credential lets them do. */
export interface Actor extends Rights {
  readonly membershipId: Id
}
