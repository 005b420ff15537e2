import Provider, { type Adapter, type KoaContextWithOIDC } from 'oidc-provider'
import type { Services } from '../../../../platform/services.ts'
import { millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { EndReason } from '../grants/grant.ts'
import * as rules from '../grants/rules.ts'
import * as store from '../grants/store.ts'
import { type GrantPlace, grantPlace } from './grant-place.ts'
import { grantedScope } from '../clients/scopes.ts'

/** Grants are made where a member consents; here they are found and ended. */
export const storedGrants = (services: Services): Partial<Adapter> => ({
  async find(name) {
    const { orgId, grantId } = grantPlace(name)
    const grant = await store.load(services.database.reader(orgId), grantId)
    if (!grant || grant.endedAt !== null) return undefined
    return {
      kind: 'Grant',
      jti: name,
      clientId: grant.clientId,
      accountId: grant.membershipId,
      exp: Math.floor(millisecondsOf(grant.expiresAt) / 1000),
      openid: { scope: grantedScope(grant) },
    }
  },

  destroy: name => endGrant(services, grantPlace(name), reasonIn(Provider.ctx)),
})

/** Ends a grant, and with it every token of it, in one statement; with its lines in the audit trail. */
export async function endGrant(
  { transactions }: Services,
  { orgId, grantId }: GrantPlace,
  reason: EndReason,
): Promise<void> {
  const actor = { membershipId: null, credentialKind: 'oauth', credentialId: grantId } as const
  const requestId = Provider.ctx?.get('x-request-id') || newId()
  await transactions.run({ orgId, actor, operation: 'oauth.end', requestId }, async (tx, commit) => {
    const grant = await store.load(tx, grantId)
    if (!grant) return
    await commit(rules.end(grant, reason, tx.now), async state => store.saveEnded(tx, [state]))
  })
}

/** The authorization server ends a grant when an app revokes a token, and when one comes that was used before. */
function reasonIn(ctx: KoaContextWithOIDC | undefined): EndReason {
  if (ctx?.oidc.route !== 'token') return 'revoked_by_app'
  return ctx.oidc.params?.['grant_type'] === 'refresh_token' ? 'refresh_token_reused' : 'code_reused'
}
