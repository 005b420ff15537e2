import { type Capability, capabilitiesOf, type Reach, reachOf, type Role } from './capabilities.ts'
import type { PlainDate } from './dates.ts'
import { type Refused, refuse } from './decision.ts'

/** Capabilities and reach. A caller's are within the credential's scope. */
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
 * What a member may do on a date or later. Taking over an account gives its future grants too, so rights over an account
 * are compared with these, whether or not the account is activated.
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

/** Whether `rights` has a capability or a reach that `others` lacks. */
export const exceeds = (rights: Rights, others: Rights): boolean =>
  breadth[rights.reach] > breadth[others.reach] || !rights.capabilities.isSubsetOf(others.capabilities)

/**
 * Refuses an actor who changes rights beyond their own (ADR 21): for everything that changes what somebody else may do
 * or who can sign in as them. `touched` are the other's rights before and after. The refusal does not name what exceeds,
 * because grants are not shown over the interface.
 */
export function refuseBeyondActor(
  actor: Rights,
  ...touched: readonly Rights[]
): Refused<'role_exceeds_actor'> | undefined {
  return touched.some(rights => exceeds(rights, actor))
    ? refuse('role_exceeds_actor', 'It is about somebody who may, or then could, do more than you.')
    : undefined
}
