import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { MemberLookup } from '../../organisation/port.ts'
import { type Entrance, entrance, entrancesOf } from '../persons/organisations.ts'
import { accountsOf, isProven, type Person } from '../persons/directory.ts'
import type { PasswordReset } from './store.ts'

type AddressPlace = Entrance & { readonly person: Person }

/**
 * Where the accounts of an address are active members, the proven one's first, and sandboxes last, whose clocks their
 * administrators move. Empty when nowhere.
 */
export async function activePlaces(
  services: Services,
  members: MemberLookup,
  email: string,
): Promise<AddressPlace[]> {
  const entrances = await entrancesOf(services, members, await accountsOf(services.database, email))
  return entrances.filter(({ active }) => active).toSorted((a, b) => rank(a) - rank(b) || inOrder(a, b))
}

const rank = ({ person, organisation }: AddressPlace): number =>
  (organisation.sandbox ? 2 : 0) + (isProven(person) ? 0 : 1)

const inOrder = (a: AddressPlace, b: AddressPlace): number => (a.membershipId < b.membershipId ? -1 : 1)

/** The place after the one in an organisation, round and round: none of them can keep a mail from its reader for long. */
export function nextPlace<P extends Pick<AddressPlace, 'organisation'>>(
  places: readonly P[],
  orgId: Id | undefined,
): P | undefined {
  const last = places.findIndex(({ organisation }) => organisation.id === orgId)
  return places[(last + 1) % places.length]
}

/**
 * Where a link to a new password is carried out. A mailed one is its reader's, whatever became of the member in the
 * organisation that mailed it; an operator's is for one member.
 */
export async function placeOf(
  services: Services,
  members: MemberLookup,
  { orgId, membershipId, email, personId }: PasswordReset,
): Promise<Entrance | undefined> {
  if (personId !== null) {
    const place = await entrance(services, members, { orgId, membershipId })
    return place.active ? place : undefined
  }
  const places = await activePlaces(services, members, email)
  return places.find(({ organisation }) => organisation.id === orgId) ?? places[0]
}
