import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  isActive,
  type MemberLookup,
  type OrganisationAccess,
  organisationInstant,
} from '../../../company/organisation/port.ts'
import type { Account, Person } from './directory.ts'
import * as store from './organisations-store.ts'

/** An organisation that somebody is a member of; `active` says whether they can sign in to it now. */
export interface SignInOrganisation {
  readonly organisation: OrganisationAccess
  readonly membershipId: Id
  readonly active: boolean
}

export async function signInOrganisation(
  { database }: Services,
  members: MemberLookup,
  { orgId, membershipId }: { readonly orgId: Id; readonly membershipId: Id },
): Promise<SignInOrganisation> {
  const { member, organisation } = await store.memberAndOrganisation(
    database.reader(orgId),
    members,
    membershipId,
  )
  const active = isActive(member, organisation.timeZone, organisationInstant(organisation))
  return { organisation, membershipId, active }
}

/** The organisations of accounts, each with the account that is a member there. */
export const signInOrganisationsOf = (
  services: Services,
  members: MemberLookup,
  accounts: readonly Account[],
): Promise<(SignInOrganisation & { readonly person: Person })[]> =>
  Promise.all(
    accounts.flatMap(({ person, memberships }) =>
      memberships.map(async membership => ({
        ...(await signInOrganisation(services, members, membership)),
        person,
      })),
    ),
  )
