import { afterAll } from 'vitest'
import { createKey } from '../../src/modules/people/api-keys/port.ts'
import { type App, type AppOptions, startApp } from '../../src/app.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { Client, type Headers } from './client.ts'
import { type TestDatabase, foundedDatabase } from './database.ts'
import type { FoundedOrganisation } from './founding.ts'
import type { meri, tunturi } from './people.ts'
import { patientLimits } from './patience.ts'
import { secret } from './secret.ts'

type Name = keyof typeof meri
type OtherName = keyof typeof tunturi

export interface World {
  readonly app: App
  readonly database: TestDatabase
  readonly meri: FoundedOrganisation<Name>
  readonly tunturi: FoundedOrganisation<OtherName>
  /** A member of either organisation, by their personal key. */
  as(name: Name | OtherName): Client
  /** Meri's service key with every capability. */
  readonly service: Client
  readonly anonymous: Client
  withKey(key: string): Client
  withHeaders(headers: Headers): Client
  /** A further key of a member of Meri. */
  key(
    owner: Name,
    wanted: {
      scope: readonly Capability[]
      kind?: 'personal' | 'service'
      readOnly?: boolean
      expiresAt?: string
    },
  ): Promise<{ id: string; secret: string }>
}

/**
 * The whole service on a database of its own that holds the small named world; every answer is checked. The world was
 * founded once for the run: ids and keys are the same in every file, rows are not shared.
 */
export async function startWorld(options: Partial<Omit<AppOptions, 'secret'>> = {}): Promise<World> {
  const { database, meri, tunturi } = await foundedDatabase()
  const app = await startApp({
    connection: { ...database.connection, connectMs: 30_000 },
    secret,
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000, address: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    ...patientLimits,
    log: silentLog,
    ...options,
  })
  afterAll(() => app.close())
  const everyone: Readonly<Record<string, { personalKey: string }>> = {
    ...meri.members,
    ...tunturi.members,
  }
  const withKey = (key: string) => new Client(app.server, { authorization: `Bearer ${key}` })
  return {
    app,
    database,
    meri,
    tunturi,
    as: name => withKey(everyone[name]?.personalKey ?? ''),
    service: withKey(meri.serviceKey),
    anonymous: new Client(app.server, {}),
    withKey,
    withHeaders: headers => new Client(app.server, headers),
    key: (owner, { scope, kind = 'personal', readOnly = false, expiresAt }) =>
      app.services.transactions.run(
        { orgId: meri.id, actor: systemActor, operation: 'world.key', requestId: 'world' },
        async tx =>
          createKey(tx, {
            name: 'further',
            kind,
            scope,
            readOnly,
            ownerMembershipId: meri.members[owner].id,
            environment: 'test',
            ...(expiresAt && { expiresAt }),
          }),
      ),
  }
}
