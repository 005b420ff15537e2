import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { findReachable, rightsOfMembers } from '../../../people/members/port.ts'
import { hashPassword } from '../../../people/session/port.ts'
import { badges, type MemberBadge as ShownBadge } from './contract.ts'
import { hashOfBadge, type Pepper, pepperedPin, pepperFor } from './pepper.ts'
import type { MemberBadge } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(badges, {
  async get({ params, caller, db, refuse }) {
    const [member, badge] = await Promise.all([
      findReachable(db, caller, params.id),
      store.find(db, params.id),
    ])
    const { id } = member ?? refuse('membership_not_found')
    return shown(id, badge ?? null)
  },

  async set({ params, body, caller, db, now, services, refuse, commit }) {
    const [found, before, pepper, [rights]] = await Promise.all([
      findReachable(db, caller, params.id),
      store.find(db, params.id),
      pepperFor(db, services.keyring, newId()),
      rightsOfMembers(db, [params.id]),
    ])
    const member = found ?? refuse('membership_not_found')
    const beyond = rights && rules.refuseForAnother(caller, rights.fromToday, body)
    if (beyond) return refuse(beyond.refusal, beyond.detail)
    if (body.pin && rules.isTooSimple(body.pin)) return refuse('badge_pin_too_simple')
    const wanted = await hashed(pepper, member.id, body)
    const deactivated = member.status === 'deactivated'
    const holder = await holderOf(db, wanted.badgeHash)
    const decision = rules.set(before, wanted, { now, membershipId: member.id, deactivated, holder })
    const badge = await commit(decision, async state => {
      if (state === (before ?? null)) return
      db.defer(state ? store.save(db, state) : store.remove(db, [member.id]))
    })
    return shown(member.id, badge)
  },

  async clear({ params, caller, db, refuse, commit }) {
    const [found, before] = await Promise.all([
      findReachable(db, caller, params.id),
      store.find(db, params.id),
    ])
    const member = found ?? refuse('membership_not_found')
    await commit(rules.clear(before), async () => {
      if (before) db.defer(store.remove(db, [member.id]))
    })
    return shown(member.id, null)
  },
})

interface Given {
  readonly badgeCode?: string | null
  readonly pin?: string | null
}

/** What is kept of what is given; absent and null stay what they are. */
async function hashed(
  pepper: Pepper,
  membershipId: Id,
  { badgeCode, pin }: Given,
): Promise<rules.WantedBadge> {
  return {
    ...(badgeCode !== undefined && { badgeHash: badgeCode === null ? null : hashOfBadge(pepper, badgeCode) }),
    ...(pin !== undefined && {
      pinHash: pin === null ? null : await hashPassword(pepperedPin(pepper, membershipId, pin)),
    }),
  }
}

async function holderOf(db: WriteTransaction, badgeHash: Buffer | null | undefined): Promise<Id | null> {
  if (!badgeHash) return null
  const [holder] = await store.holdersOf(db, [badgeHash])
  return holder?.membershipId ?? null
}

const shown = (membershipId: Id, badge: MemberBadge | null): ShownBadge => ({
  membershipId,
  hasBadge: badge?.badgeHash != null,
  hasPin: badge?.pinHash != null,
  updatedAt: badge?.updatedAt ?? null,
})
