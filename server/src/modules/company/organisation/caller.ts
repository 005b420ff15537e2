import type { Caller } from '../../../platform/access/caller.ts'
import { type CapabilityGrant, rightsOn } from '../../../platform/vocabulary/rights.ts'
import { type Capability, reachOf, type Role } from '../../../platform/vocabulary/capabilities.ts'
import {
  addDays,
  dateIn,
  type Instant,
  instantFromMilliseconds,
  type PlainDate,
  startOfDay,
} from '../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'

/** What a caller is told of the organisation; `organisationAccess` reads it. */
export interface OrganisationAccess {
  readonly id: Id
  readonly name: string
  readonly timeZone: string
  readonly sandbox: boolean
  readonly clockOffsetMs: number
  /** Whether a browser session needs more than a password; of everybody, or of who holds `org.admin`. */
  readonly secondFactorRequired: boolean
  readonly secondFactorRequiredOfAdministrators: boolean
  /** How long browser sessions last: unused, and in all. */
  readonly sessionIdleMinutes: number
  readonly sessionHours: number
  /** The licensed features, and whether each is switched on. */
  readonly features: Readonly<Partial<Record<Feature, boolean>>>
}

/** A member as a caller: who they are, and what they hold beyond their role. */
export interface MemberAccess {
  readonly id: Id
  readonly displayName: string
  readonly role: Role
  /** The language that the member has chosen. */
  readonly locale: Locale | null
  readonly status: string
  /** The last day of their employment, after which they are nobody's caller any more; null while none is recorded. */
  readonly employmentEndDate: PlainDate | null
  readonly grants: readonly CapabilityGrant[]
  /** Licensed modules that the member goes without because every seat was taken. */
  readonly withheldModules: readonly Feature[]
}

/** The organisation's present instant, sandbox offset included. */
export const organisationInstant = (organisation: Pick<OrganisationAccess, 'clockOffsetMs'>): Instant =>
  instantFromMilliseconds(Date.now() + organisation.clockOffsetMs)

/**
 * Whether a member may sign in and be acted for: active, and not past their last day by the organisation's calendar.
 * Every credential asks this whenever it is looked up, so nobody who left waits for the offboarding to be locked out.
 */
export const isActive = (
  member: Pick<MemberAccess, 'status' | 'employmentEndDate'> | null | undefined,
  timeZone: string,
  now: Instant,
): boolean =>
  member?.status === 'active' &&
  (member.employmentEndDate === null || dateIn(timeZone, now) <= member.employmentEndDate)

/** What a member may do on the organisation's present date: their role's capabilities and the grants in force. */
export const heldCapabilities = (
  member: Pick<MemberAccess, 'role' | 'grants'>,
  timeZone: string,
  now: Instant,
): ReadonlySet<Capability> => rightsOn(member, dateIn(timeZone, now)).capabilities

/** The first instant after `now` at which a member may be able to do more or less, or nothing; null while none is known. */
function changesAt(
  { employmentEndDate, grants }: MemberAccess,
  timeZone: string,
  now: Instant,
): Instant | null {
  if (employmentEndDate === null && grants.length === 0) return null
  const today = dateIn(timeZone, now)
  const dayAfter = (date: PlainDate | null) => (date === null ? [] : [addDays(date, 1)])
  const [next] = [
    ...dayAfter(employmentEndDate),
    ...grants.flatMap(({ validFrom, validTo }) => [validFrom, ...dayAfter(validTo)]),
  ]
    .filter(date => date > today)
    .toSorted()
  return next === undefined ? null : startOfDay(timeZone, next)
}

/** Whether the organisation asks the member for more than a password. */
export const needsSecondFactor = (
  organisation: Pick<
    OrganisationAccess,
    'timeZone' | 'secondFactorRequired' | 'secondFactorRequiredOfAdministrators'
  >,
  member: Pick<MemberAccess, 'role' | 'grants'>,
  now: Instant,
): boolean =>
  organisation.secondFactorRequired ||
  (organisation.secondFactorRequiredOfAdministrators &&
    heldCapabilities(member, organisation.timeZone, now).has('org.admin'))

/** Who is calling: the member cut by the credential's scope; a scope of null cuts nothing. */
export function callerOf(
  organisation: OrganisationAccess,
  member: MemberAccess,
  credential: Caller['credential'],
  now: Instant,
): Caller {
  const { scope } = credential
  const held = heldCapabilities(member, organisation.timeZone, now)
  return {
    organisation: {
      id: organisation.id,
      name: organisation.name,
      timeZone: organisation.timeZone,
      sandbox: organisation.sandbox,
      clockOffsetMs: organisation.clockOffsetMs,
      sessionIdleMinutes: organisation.sessionIdleMinutes,
      sessionHours: organisation.sessionHours,
    },
    membership: { id: member.id, displayName: member.displayName, role: member.role, locale: member.locale },
    capabilities: scope === null ? held : new Set(scope.filter(capability => held.has(capability))),
    reach: reachOf(member.role),
    until: changesAt(member, organisation.timeZone, now),
    features: featuresFor(organisation, member),
    credential,
  }
}

/** A module without a seat for the member is to them as if it were switched off. */
const featuresFor = (
  { features }: OrganisationAccess,
  { withheldModules }: MemberAccess,
): Caller['features'] =>
  new Map(
    (Object.entries(features) as [Feature, boolean][]).map(([feature, active]) => [
      feature,
      { active: active && !withheldModules.includes(feature) },
    ]),
  )
