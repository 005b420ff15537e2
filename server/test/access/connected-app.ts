import * as grantRules from '../../src/modules/people/connected-apps/grants/rules.ts'
import * as grants from '../../src/modules/people/connected-apps/grants/store.ts'
import * as tokens from '../../src/modules/people/connected-apps/tokens/store.ts'
import { hashOf, newSecret } from '../../src/modules/people/connected-apps/tokens/token.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import { addSeconds, instantFromMilliseconds } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { World } from '../world/world.ts'

/** An app that members of Meri can connect. */
export async function registerApp(world: World): Promise<{ clientId: string }> {
  const { body } = await (await signedIn(world, 'aino')).post('/v1/oauth-clients', {
    name: 'Board',
    kind: 'public',
    redirectUris: ['https://board.example/callback'],
    scope: [],
  })
  return { clientId: body.id }
}

/** A token of the app for a member of Meri; undefined where they may have none. */
export async function tokenOfApp(
  world: World,
  clientId: string,
  membershipId: string,
): Promise<string | undefined> {
  const text = newSecret('access', true)
  const realNow = instantFromMilliseconds(Date.now())
  const request = { orgId: world.meri.id, actor: systemActor, operation: 'test.connect', requestId: newId() }
  const stored = await world.app.services.transactions
    .run(request, async (tx, commit) => {
      const wanted = { clientId, membershipId, scope: [], readOnly: true, offlineAccess: true }
      const made = { id: newId(), now: tx.now, realNow }
      const grant = await commit(grantRules.consent(wanted, made), async state => grants.insert(tx, state))
      const token = { id: newId(), grantId: grant.id, kind: 'access', scope: ['me'] } as const
      return tokens.insert(
        tx,
        { ...token, sealed: Buffer.from('x'), expiresAt: addSeconds(realNow, 3600) },
        hashOf(text),
      )
    })
    .catch(() => false)
  return stored ? text : undefined
}
