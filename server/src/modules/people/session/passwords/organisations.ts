import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { MemberLookup } from '../../../company/organisation/port.ts'
import {
  type SignInOrganisation,
  signInOrganisation,
  signInOrganisationsOf,
} from '../persons/organisations.ts'
import { accountsOf, isProven, type Person } from '../persons/directory.ts'
import type { PasswordReset } from './store.ts'

type AccountMembership = SignInOrganisation & { readonly person: Person }

/**
 * The organisations in which the accounts of an address are active members: those of the proven account first, sandboxes
 * last, because their administrators move the clock.
 */
export async function activeMemberships(
  services: Services,
  members: MemberLookup,
  email: string,
): Promise<AccountMembership[]> {
  const organisations = await signInOrganisationsOf(
    services,
    members,
    await accountsOf(services.database, email),
  )
  return organisations.filter(({ active }) => active).toSorted((a, b) => rank(a) - rank(b) || inOrder(a, b))
}

const rank = ({ person, organisation }: AccountMembership): number =>
  (organisation.sandbox ? 2 : 0) + (isProven(person) ? 0 : 1)

const inOrder = (a: AccountMembership, b: AccountMembership): number =>
  a.membershipId < b.membershipId ? -1 : 1

/** The membership after the one in an organisation, in turns: no organisation can keep a mail from its reader for long. */
export function nextMembership<P extends Pick<AccountMembership, 'organisation'>>(
  memberships: readonly P[],
  orgId: Id | undefined,
): P | undefined {
  const last = memberships.findIndex(({ organisation }) => organisation.id === orgId)
  return memberships[(last + 1) % memberships.length]
}

/**
 * Where a link to a new password is carried out. A mailed one is its reader's, whatever became of the member in the
 * organisation that mailed it; an operator's is for one member.
 */
export async function membershipOf(
  services: Services,
  members: MemberLookup,
  { orgId, membershipId, email, personId }: PasswordReset,
): Promise<SignInOrganisation | undefined> {
  if (personId !== null) {
    const membership = await signInOrganisation(services, members, { orgId, membershipId })
    return membership.active ? membership : undefined
  }
  const memberships = await activeMemberships(services, members, email)
  return memberships.find(({ organisation }) => organisation.id === orgId) ?? memberships[0]
}
