import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { membersOnDates } from '../../../people/members/port.ts'
import { findPepper, hashOfBadge, isPin } from '../badges/pepper.ts'
import * as badges from '../badges/store.ts'
import type { TerminalRecord } from '../record/record.ts'

/** Somebody at the terminal, on a date, as far as it knows them. */
export interface Identified {
  readonly membershipId: Id
  readonly displayName: string
  /** Whether they may punch here. */
  readonly here: boolean
}

export interface ShownBadge {
  readonly badgeCode: string
  /** The date on which it was shown. */
  readonly date: PlainDate
}

type Place = Pick<TerminalRecord, 'allMembers' | 'planningUnitIds'>

/** Nobody: looked up where a badge is not known, so that what is known takes no longer. */
const nobody: Id = '00000000-0000-7000-8000-000000000000'

const nameOf = (membershipId: Id, date: PlainDate): string => `${membershipId} ${date}`

/** Whose badges were shown. The same three statements for one and a thousand, for known badges and for others. */
export async function membersByBadge(
  db: TenantDb,
  keyring: Keyring,
  place: Place,
  shown: readonly ShownBadge[],
): Promise<(badge: ShownBadge) => Identified | undefined> {
  const pepper = (await findPepper(db, keyring)) ?? Buffer.alloc(32)
  const hashes = new Map(
    shown.map(({ badgeCode }) => [badgeCode, hashOfBadge(pepper, badgeCode).toString('hex')]),
  )
  const unique = [...new Set(hashes.values())].map(hash => Buffer.from(hash, 'hex'))
  const holders = new Map(
    (await badges.holdersOf(db, unique)).map(({ badgeHash, membershipId }) => [
      badgeHash.toString('hex'),
      membershipId,
    ]),
  )
  const holderOf = (badgeCode: string): Id => holders.get(hashes.get(badgeCode) ?? '') ?? nobody
  const wanted = new Map(
    shown.map(({ badgeCode, date }) => {
      const membershipId = holderOf(badgeCode)
      return [nameOf(membershipId, date), { membershipId, date }] as const
    }),
  )
  const members = await knownOn(db, place, [...wanted.values()])
  return ({ badgeCode, date }) => members.get(nameOf(holderOf(badgeCode), date))
}

/** A member by their PIN, in two parts: what is read, and the slow comparison, which needs no transaction. */
export async function memberWithPin(
  db: TenantDb,
  keyring: Keyring,
  place: Place,
  { membershipId, date }: { readonly membershipId: Id; readonly date: PlainDate },
): Promise<(pin: string) => Promise<Identified | undefined>> {
  const [pepper, badge, members] = await Promise.all([
    findPepper(db, keyring),
    badges.find(db, membershipId),
    knownOn(db, place, [{ membershipId, date }]),
  ])
  const member = members.get(nameOf(membershipId, date))
  const hash = member ? (badge?.pinHash ?? null) : null
  return async pin => ((await isPin(pepper, membershipId, pin, hash)) ? member : undefined)
}

/** Those of members and dates whom the terminal may know, by both. One statement. */
async function knownOn(
  db: TenantDb,
  { allMembers, planningUnitIds }: Place,
  wanted: readonly { readonly membershipId: Id; readonly date: PlainDate }[],
): Promise<ReadonlyMap<string, Identified>> {
  const found = await membersOnDates(db, wanted, planningUnitIds)
  return new Map(
    found.map(({ membershipId, date, displayName, inUnits }) => [
      nameOf(membershipId, date),
      { membershipId, displayName, here: allMembers || inUnits },
    ]),
  )
}
