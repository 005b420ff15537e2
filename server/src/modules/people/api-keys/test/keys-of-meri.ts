import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { signedIn } from '../../session/test/browser.ts'
import { createKey } from '../port.ts'

/** Meri with three people signed in, and what tests of keys ask again and again. */
export async function startWorldWithKeys() {
  const world = await startWorld()
  const { members } = world.meri

  const [admin, eero, veera] = await Promise.all([
    signedIn(world, 'aino'),
    signedIn(world, 'eero'),
    signedIn(world, 'veera'),
  ])

  const make = async (browser: Client, wanted: object = {}) => {
    const answer = await browser.post('/v1/api-keys', {
      name: 'Bridge',
      kind: 'personal',
      scope: [],
      ...wanted,
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  /** A personal key as founding makes it, for somebody who has not signed in. */
  const personalKeyOf = (ownerMembershipId: string) =>
    world.app.services.transactions.run(
      { orgId: world.meri.id, actor: systemActor, operation: 'test.key', requestId: 'test' },
      async tx =>
        createKey(tx, { name: 'Own', kind: 'personal', scope: [], ownerMembershipId, environment: 'test' }),
    )
  const statusOf = async (key: string) => {
    const { status, body } = await world.withKey(key).get('/v1/me/access')
    return status === 200 ? 200 : body.code
  }

  return { world, members, admin, eero, veera, make, personalKeyOf, statusOf }
}
