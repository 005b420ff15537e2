import { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { origin } from './browser.ts'

/** A world in which requests come from different addresses. */
export async function startWorldWithStrangers() {
  const world = await startWorld()
  const { members } = world.meri

  const signIn = (body: object, client: Client = world.anonymous) =>
    client.post('/v1/session', body, { origin })

  /** A client at another address of the network, so that one test's attempts do not count in another's. */
  let hosts = 0
  const elsewhere = (): Client => {
    hosts++
    const address = `198.51.100.${hosts}`
    return new Client(world.app.server, {}, () => address)
  }

  return { world, members, signIn, hosts, elsewhere }
}
