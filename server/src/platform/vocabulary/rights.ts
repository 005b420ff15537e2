import { type Capability, capabilitiesOf, type Reach, reachOf, type Role } from './capabilities.ts'
import type { PlainDate } from './dates.ts'
import { type Refused, refuse } from './decision.ts'

/** What somebody may do, and to whose rows. A caller is one, cut by the credential's scope. */
export interface Rights {
  readonly capabilities: ReadonlySet<Capability>
  readonly reach: Reach
}

/** A capability given for a time; both dates are included, null means no end. */
export interface CapabilityGrant {
  readonly capability: Capability
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** A member as far as it decides what they may do. */
export interface RoleAndGrants {
  readonly role: Role
  readonly grants: readonly CapabilityGrant[]
}

/** What a member may do on a date: the capabilities of their role, and the grants in force. */
export const rightsOn = (holder: RoleAndGrants, today: PlainDate): Rights =>
  rightsWith(holder, ({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo))

/**
 * What a member may do on a date or later. Whoever takes an account over has tomorrow's grants too, so this is what the
 * account is measured by, whether or not its holder has activated it.
 */
export const rightsFrom = (holder: RoleAndGrants, today: PlainDate): Rights =>
  rightsWith(holder, ({ validTo }) => validTo === null || today <= validTo)

export const rightsOfRole = (role: Role): Rights => ({
  capabilities: new Set(capabilitiesOf(role)),
  reach: reachOf(role),
})

function rightsWith({ role, grants }: RoleAndGrants, counts: (grant: CapabilityGrant) => boolean): Rights {
  const capabilities = new Set(capabilitiesOf(role))
  for (const grant of grants) if (counts(grant)) capabilities.add(grant.capability)
  return { capabilities, reach: reachOf(role) }
}

const breadth: Record<Reach, number> = { own: 0, reports: 1, organisation: 2 }

/** Whether the one has a capability, or reaches rows, that the other does not. */
export const exceeds = (rights: Rights, others: Rights): boolean =>
  breadth[rights.reach] > breadth[others.reach] || !rights.capabilities.isSubsetOf(others.capabilities)

/**
 * Nobody gives, takes, brings to life, ends or takes over what exceeds their own: the one rule about access, for
 * everything that changes what somebody else may do or who can be them. `touched` is what the other may do before
 * and after. It does not say what exceeds: grants are nobody's business over the interface.
 */
export function refuseBeyondActor(
  actor: Rights,
  ...touched: readonly Rights[]
): Refused<'role_exceeds_actor'> | undefined {
  return touched.some(rights => exceeds(rights, actor))
    ? refuse('role_exceeds_actor', 'It is about somebody who may, or then could, do more than you.')
    : undefined
}
