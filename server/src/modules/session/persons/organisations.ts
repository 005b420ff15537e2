import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  isActive,
  type MemberLookup,
  type OrganisationAccess,
  organisationInstant,
} from '../../organisation/port.ts'
import type { Account, Person } from './directory.ts'
import * as store from './organisations-store.ts'

/** An organisation of a person, as they stand before it. */
export interface Entrance {
  readonly organisation: OrganisationAccess
  readonly membershipId: Id
  readonly active: boolean
}

export async function entrance(
  { database }: Services,
  members: MemberLookup,
  { orgId, membershipId }: { readonly orgId: Id; readonly membershipId: Id },
): Promise<Entrance> {
  const { member, organisation } = await store.entrance(database.reader(orgId), members, membershipId)
  const active = isActive(member, organisation.timeZone, organisationInstant(organisation))
  return { organisation, membershipId, active }
}

/** The organisations of accounts, each with the account that is a member there. */
export const entrancesOf = (
  services: Services,
  members: MemberLookup,
  accounts: readonly Account[],
): Promise<(Entrance & { readonly person: Person })[]> =>
  Promise.all(
    accounts.flatMap(({ person, memberships }) =>
      memberships.map(async place => ({ ...(await entrance(services, members, place)), person })),
    ),
  )
