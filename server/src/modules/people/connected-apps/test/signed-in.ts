import type { ServedWorld } from '../../../../../test/browser/served-world.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { password } from '../../../../../test/world/founding.ts'
import type { World } from '../../../../../test/world/world.ts'
import { cookieOf } from '../../session/test/browser.ts'

/** Signs a member of either organisation in where the world is served. */
export async function signedInAt(world: ServedWorld, name: Parameters<World['as']>[0]): Promise<Client> {
  const members: Readonly<Record<string, { email: string }>> = {
    ...world.meri.members,
    ...world.tunturi.members,
  }
  const { origin } = world
  const body = { email: members[name]?.email, password }
  const answer = await world.anonymous.post('/v1/session', body, { origin })
  if (answer.status !== 201) throw new Error(`signing in answered ${answer.status}`)
  return world.withHeaders({ cookie: cookieOf(answer), origin })
}
