import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { realInstant } from '../real-time.ts'
import * as store from '../tokens/store.ts'
import { hashOf, type TokenKind } from '../tokens/token.ts'
import { boundToToken } from './sealed.ts'
import { grantPlace } from './grant-place.ts'
import { endGrant } from './stored-grants.ts'

/**
 * Codes and tokens. Of the text of each only the hash is kept; the payload is sealed. They end with their grant:
 * nothing is found whose grant has ended, and nothing is stored for it.
 */
export function storedTokens(services: Services, kind: TokenKind): Partial<Adapter> {
  const { database, keyring, transactions } = services
  const boundTo = (id: Id) => boundToToken(kind, id)

  return {
    async upsert(text, { jti: _text, ...payload }) {
      const { orgId, grantId } = grantPlace(payload.grantId)
      const id = newId()
      const token = {
        id,
        grantId,
        kind,
        scope: payload.scope?.split(' ') ?? [],
        sealed: keyring.seal(JSON.stringify(payload), boundTo(id)),
        expiresAt: instantFromMilliseconds((payload.exp ?? 0) * 1000),
      }
      const request = { orgId, actor: systemActor, operation: 'oauth.issue', requestId: id }
      const stored = await transactions.run(request, tx => store.insert(tx, token, hashOf(text)))
      // The code was used at the same time, or the member ended the grant: no token is issued.
      if (!stored) throw new errors.InvalidGrant('the grant has ended')
    },

    async find(text) {
      const place = await store.findPlace(database, hashOf(text))
      const found = place && (await store.find(database.reader(place.orgId), place.tokenId, kind))
      if (!found) return undefined
      const payload = JSON.parse(keyring.open(found.sealed, boundTo(found.id))) as AdapterPayload
      const consumed = found.consumedAt && Math.floor(millisecondsOf(found.consumedAt) / 1000)
      return { ...payload, jti: text, ...(consumed && { consumed }) }
    },

    async consume(text) {
      const place = await store.findPlace(database, hashOf(text))
      if (!place) throw new errors.InvalidGrant('the grant has ended')
      const { orgId, tokenId } = place
      const request = { orgId, actor: systemActor, operation: 'oauth.consume', requestId: tokenId }
      if (await transactions.run(request, tx => store.consume(tx, tokenId, realInstant()))) return
      // Of two who came at once this is the second: one of them has stolen it, so both lose the grant.
      const found = await store.find(database.reader(orgId), tokenId, kind)
      const reason = kind === 'refresh' ? 'refresh_token_reused' : 'code_reused'
      if (found) await endGrant(services, { orgId, grantId: found.grantId }, reason)
      throw new errors.InvalidGrant('it has been used already')
    },

    // Both are always followed by the end of the grant, which is the end of all its tokens.
    destroy: async () => {},
    revokeByGrantId: async () => {},
  }
}
