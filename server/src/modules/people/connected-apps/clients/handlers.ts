import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import * as grants from '../grants/store.ts'
import { endAll } from '../grants/rules.ts'
import { hashOf, newSecret } from '../tokens/token.ts'
import { oauthClients } from './contract.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import * as view from './view.ts'

export const handlers = handle(oauthClients, {
  async create({ body, caller, now, db, commit }) {
    const secret = body.kind === 'confidential' ? secretFor(caller) : null
    const made = { id: newId(), by: caller.membership.id, now }
    const decision = rules.register({ ...body, readOnly: body.readOnly ?? false }, made)
    const client = await commit(decision, async state =>
      store.insert(db, state, secret === null ? null : stored(secret)),
    )
    return view.oauthClientWithSecret(client, secret)
  },

  async list({ query, db }) {
    const page = await store.list(db, query)
    return {
      ...page,
      items: page.items.map(({ client, secretLast4 }) => view.oauthClient(client, secretLast4)),
    }
  },

  async get({ params, db, refuse }) {
    const found = (await store.load(db, params.id)) ?? refuse('oauth_client_not_found', unknownClient)
    return view.oauthClient(found.client, found.secretLast4)
  },

  async update({ params, body, now, db, refuse, commit }) {
    const found = (await store.load(db, params.id)) ?? refuse('oauth_client_not_found', unknownClient)
    const unchanged = unchangedSince(body.expectedUpdatedAt, found.client.updatedAt)
    const decision = rules.update(found.client, body, unchanged, now)
    const client = await commit(decision, async state => store.save(db, state))
    return view.oauthClient(client, found.secretLast4)
  },

  async rotate({ params, body, caller, now, db, refuse, commit }) {
    const found = (await store.load(db, params.id)) ?? refuse('oauth_client_not_found', unknownClient)
    const secret = secretFor(caller)
    const decision = rules.rotate(found.client, body.overlapMinutes ?? 0, secret.slice(-4), now)
    const { client } = await commit(decision, async state => store.saveRotated(db, state, stored(secret)))
    return view.oauthClientWithSecret(client, secret)
  },

  async delete({ params, now, db, refuse, commit }) {
    const [found, live] = await Promise.all([store.load(db, params.id), grants.liveOfClient(db, params.id)])
    if (!found) return refuse('oauth_client_not_found', unknownClient)
    await commit(rules.remove(found.client, now), async state => store.saveDeleted(db, state))
    await commit(endAll(live, 'app_deleted', now), async ended => grants.saveEnded(db, ended))
    return undefined
  },
})

const unknownClient = 'No app of this organisation has this id.'

const secretFor = ({ organisation }: Caller): string => newSecret('client', organisation.sandbox)

const stored = (secret: string) => ({ hash: hashOf(secret), last4: secret.slice(-4) })
