import type { Services } from '../../platform/services.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { MemberLookup, OrganisationAccess } from '../organisation/port.ts'
import * as store from './store.ts'

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
  return { organisation, membershipId, active: member?.status === 'active' }
}
