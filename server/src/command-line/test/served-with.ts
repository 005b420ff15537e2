import { onTestFinished } from 'vitest'
import { Client, type Headers } from '../../../test/world/client.ts'
import type { World } from '../../../test/world/world.ts'
import { startApp } from '../../app.ts'
import { silentLog } from '../../platform/telemetry/log.ts'

/** The same world as it is served by a process that is started with these secrets. */
export async function servedWith(world: World, secret: string, ...former: string[]): Promise<World> {
  const app = await startApp({
    connection: world.database.connection,
    secret: Buffer.from(secret),
    formerSecrets: former.map(text => Buffer.from(text)),
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: silentLog,
  })
  onTestFinished(() => app.close())
  const members: Record<string, { personalKey: string }> = { ...world.meri.members, ...world.tunturi.members }
  const withHeaders = (headers: Headers) => new Client(app.server, headers)
  const withKey = (key: string) => withHeaders({ authorization: `Bearer ${key}` })
  return {
    ...world,
    app,
    withHeaders,
    withKey,
    anonymous: withHeaders({}),
    service: withKey(world.meri.serviceKey),
    as: name => withKey(members[name]?.personalKey ?? ''),
  }
}
