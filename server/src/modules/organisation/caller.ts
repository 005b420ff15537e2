import type { Caller } from '../../platform/access/caller.ts'
import {
  type Capability,
  capabilitiesOf,
  reachOf,
  type Role,
} from '../../platform/vocabulary/capabilities.ts'
import {
  dateIn,
  type Instant,
  instantFromMilliseconds,
  type PlainDate,
} from '../../platform/vocabulary/dates.ts'
import type { Feature } from '../../platform/vocabulary/features.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** What a caller is told of the organisation; `organisationAccess` reads it. */
export interface OrganisationAccess {
  readonly id: Id
  readonly name: string
  readonly timeZone: string
  readonly sandbox: boolean
  readonly clockOffsetMs: number
  /** Whether a browser session needs more than a password. */
  readonly secondFactorRequired: boolean
  /** The licensed features, and whether each is switched on. */
  readonly features: Readonly<Partial<Record<Feature, boolean>>>
}

/** A member as a caller: who they are, and what they hold beyond their role. */
export interface MemberAccess {
  readonly id: Id
  readonly displayName: string
  readonly role: Role
  readonly status: string
  readonly grants: readonly CapabilityGrant[]
  /** Licensed modules that the member goes without because every seat was taken. */
  readonly withheldModules: readonly Feature[]
}

/** A capability given for a time; both dates are included, null means no end. */
export interface CapabilityGrant {
  readonly capability: Capability
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** The organisation's present instant, sandbox offset included. */
export const organisationInstant = (organisation: Pick<OrganisationAccess, 'clockOffsetMs'>): Instant =>
  instantFromMilliseconds(Date.now() + organisation.clockOffsetMs)

/** What a member may do on the organisation's present date: their role's capabilities and the grants in force. */
export function heldCapabilities(
  member: Pick<MemberAccess, 'role' | 'grants'>,
  timeZone: string,
  now: Instant,
): ReadonlySet<Capability> {
  const held = new Set(capabilitiesOf(member.role))
  if (member.grants.length === 0) return held
  const today = dateIn(timeZone, now)
  for (const { capability, validFrom, validTo } of member.grants)
    if (validFrom <= today && (validTo === null || today <= validTo)) held.add(capability)
  return held
}

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
    },
    membership: { id: member.id, displayName: member.displayName, role: member.role },
    capabilities: scope === null ? held : new Set(scope.filter(capability => held.has(capability))),
    reach: reachOf(member.role),
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
