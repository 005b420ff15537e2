import { Client } from '../../../../test/world/client.ts'
import { startWorld } from '../../../../test/world/world.ts'
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
    return new Client(
      new Proxy(world.app.server, {
        get: (server, name) =>
          name === 'inject'
            ? (options: object) => server.inject({ ...options, remoteAddress: `198.51.100.${hosts}` })
            : Reflect.get(server, name),
      }),
      {},
    )
  }

  return { world, members, signIn, hosts, elsewhere }
}
