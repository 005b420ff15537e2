import type { Caller } from '../../../platform/access/caller.ts'
import { requireRecentAuthentication } from '../../../platform/access/recent-authentication.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn, type Instant, instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { isActive, memberAccess, memberLookup } from '../../company/organisation/port.ts'
import { isLiveSession } from '../session/port.ts'
import { apiKeys } from './contract.ts'
import { holderOf, ownerOf } from './holders.ts'
import { type Key, maySee, sightOf } from './key.ts'
import { listKeys } from './list.ts'
import * as rules from './rules.ts'
import { administers } from './rules.ts'
import * as store from './store.ts'
import { hashOf, newToken, type Token } from './token.ts'
import * as view from './view.ts'

export const handlers = handle(apiKeys, {
  async create({ body, caller, now, db, services, refuse, commit }) {
    // The key would outlive the session, so a session that has ended since the request was let in makes none.
    if (!(await isLiveSession(db, caller.credential.id)))
      return refuse('invalid_token', 'The session has ended.')
    if (administers(body.scope)) await requireRecentAuthentication(services, caller, now)
    const creator = holderOf(caller)
    const member = await memberAccess(
      db,
      services.contributions(memberLookup),
      body.ownerMembershipId ?? creator.membershipId,
    )
    if (!member) return refuse('membership_not_found', 'No member has the id given as owner.')
    const token = tokenFor(caller)
    const wanted = { ...body, readOnly: body.readOnly ?? false, expiresAt: expiryIn(body) ?? null }
    const made = { id: newId(), ...token }
    const decision = rules.create(wanted, creator, ownerOf(member, caller, now), made, now)
    const key = await commit(decision, async state => store.insert(db, state, hashOf(token.text)))
    return view.apiKeyWithSecret({ ...key, ownerActive: true, lastUsedAt: null }, token.text, now)
  },

  async list({ query, caller, now, db, services }) {
    const viewer = holderOf(caller)
    const page = await listKeys(
      db,
      services.contributions(memberLookup),
      query,
      { membershipId: viewer.membershipId, sight: sightOf(viewer) },
      { now, today: dateIn(caller.organisation.timeZone, now) },
    )
    return { ...page, items: page.items.map(key => view.apiKey(key, now)) }
  },

  async get({ params, caller, now, db, services, refuse }) {
    const found =
      visible(await store.load(db, services.contributions(memberLookup), params.id), caller) ??
      refuse('api_key_not_found', unknownKey)
    return shown(found, found.key, caller, now)
  },

  async update({ params, body, caller, now, db, services, refuse, commit }) {
    const found =
      visible(await store.load(db, services.contributions(memberLookup), params.id), caller) ??
      refuse('api_key_not_found', unknownKey)
    if (rules.widensAdministration(found.key, body)) await requireRecentAuthentication(services, caller, now)
    const owner = found.owner ? ownerOf(found.owner, caller, now) : undefined
    const unchanged = unchangedSince(body.expectedUpdatedAt, found.key.updatedAt)
    const wanted = { ...body, expiresAt: expiryIn(body) }
    const decision = rules.update(found.key, wanted, holderOf(caller), owner, unchanged, now)
    const key = await commit(decision, async state => {
      if (state.expiresAt === found.key.expiresAt) store.save(db, state)
      else store.saveWithExpiry(db, state)
    })
    return shown(found, key, caller, now)
  },

  async revoke({ params, caller, now, db, services, refuse, commit }) {
    const found =
      visible(await store.load(db, services.contributions(memberLookup), params.id), caller) ??
      refuse('api_key_not_found', unknownKey)
    const decision = rules.revoke(found.key, holderOf(caller), now)
    const key = await commit(decision, async state => store.saveRevoked(db, state, found.secrets))
    return shown(found, key, caller, now)
  },

  async rotate({ params, body, caller, now, db, services, refuse, commit }) {
    const found =
      visible(await store.load(db, services.contributions(memberLookup), params.id), caller) ??
      refuse('api_key_not_found', unknownKey)
    if (administers(found.key.scope)) await requireRecentAuthentication(services, caller, now)
    const token = tokenFor(caller)
    const owner = found.owner ? ownerOf(found.owner, caller, now) : undefined
    if (!(await isLiveSession(db, caller.credential.id)))
      return refuse('invalid_token', 'The session has ended.')
    const decision = rules.rotate(found.key, body.overlapMinutes ?? 0, holderOf(caller), owner, token, now)
    const { key } = await commit(decision, async state =>
      store.saveRotated(db, state, hashOf(token.text), found.secrets),
    )
    return view.apiKeyWithSecret(
      {
        ...key,
        ownerActive: isActive(found.owner, caller.organisation.timeZone, now),
        lastUsedAt: found.lastUsedAt,
      },
      token.text,
      now,
    )
  },

  async reassign({ params, body, caller, now, db, services, refuse, commit }) {
    const [loaded, member] = await Promise.all([
      store.load(db, services.contributions(memberLookup), params.id),
      memberAccess(db, services.contributions(memberLookup), body.ownerMembershipId),
    ])
    const found = visible(loaded, caller) ?? refuse('api_key_not_found', unknownKey)
    if (!member) return refuse('membership_not_found', 'No member has the id given as owner.')
    if (administers(found.key.scope)) await requireRecentAuthentication(services, caller, now)
    const decision = rules.reassign(found.key, ownerOf(member, caller, now), holderOf(caller), now)
    const key = await commit(decision, async state => store.save(db, state))
    return shown({ ...found, owner: member }, key, caller, now)
  },
})

const unknownKey = 'No key that you may know of has this id.'

/** A key that the caller may not see is as good as none. */
const visible = (found: store.LoadedKey | undefined, caller: Caller): store.LoadedKey | undefined =>
  found && maySee(found.key, holderOf(caller)) ? found : undefined

const tokenFor = ({ organisation }: Caller): Token => newToken(organisation.sandbox ? 'test' : 'live')

/** The expiry in our own form; undefined where the body does not speak of it, null where it says never. */
const expiryIn = ({ expiresAt }: { readonly expiresAt?: string | null }): Instant | null | undefined =>
  typeof expiresAt === 'string'
    ? instantFromMilliseconds(Temporal.Instant.from(expiresAt).epochMilliseconds)
    : expiresAt

const shown = ({ owner, lastUsedAt }: store.LoadedKey, key: Key, { organisation }: Caller, now: Instant) =>
  view.apiKey({ ...key, ownerActive: isActive(owner, organisation.timeZone, now), lastUsedAt }, now)
