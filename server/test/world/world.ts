import { afterAll } from 'vitest'
import { createKey } from '../../src/modules/api-keys/port.ts'
import { type App, type AppOptions, startApp } from '../../src/app.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import type { Capability } from '../../src/platform/vocabulary/capabilities.ts'
import { features } from '../../src/platform/vocabulary/features.ts'
import { Client, type Headers } from './client.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type FoundedOrganisation, foundOrganisation } from './founding.ts'
import { meri, tunturi } from './people.ts'
import { secret } from './secret.ts'

type Name = keyof typeof meri
type OtherName = keyof typeof tunturi

/** Errors that the service logged; a test that provokes none expects none. */
export const logged: { event: string; error: unknown }[] = []

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

/** The whole service on a fresh database, with the small named world in it; every answer is checked. */
export async function startWorld(options: Partial<AppOptions> = {}): Promise<World> {
  const database = await testDatabase()
  const app = await startApp({
    connection: database.connection,
    secret,
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 100_000, organisation: 100_000, address: 100_000 },
    webhooksAllowPrivate: false,
    checkAnswers: true,
    log: { ...silentLog, error: (event, error) => void logged.push({ event, error }) },
    ...options,
  })
  afterAll(() => app.close())

  const meriOy = await foundOrganisation(app.services, {
    name: 'Meri Oy',
    slug: 'meri',
    features: features.map(feature => ({ feature })),
    people: meri,
  })
  const tunturiOy = await foundOrganisation(app.services, {
    name: 'Tunturi Oy',
    slug: 'tunturi',
    features: [{ feature: 'hr', active: false }],
    people: tunturi,
  })
  const everyone: Readonly<Record<string, { personalKey: string }>> = {
    ...meriOy.members,
    ...tunturiOy.members,
  }
  const withKey = (key: string) => new Client(app.server, { authorization: `Bearer ${key}` })
  return {
    app,
    database,
    meri: meriOy,
    tunturi: tunturiOy,
    as: name => withKey(everyone[name]?.personalKey ?? ''),
    service: withKey(meriOy.serviceKey),
    anonymous: new Client(app.server, {}),
    withKey,
    withHeaders: headers => new Client(app.server, headers),
    key: (owner, { scope, kind = 'personal', readOnly = false, expiresAt }) =>
      app.services.transactions.run(
        { orgId: meriOy.id, actor: systemActor, operation: 'world.key', requestId: 'world' },
        async tx =>
          createKey(tx, {
            name: 'further',
            kind,
            scope,
            readOnly,
            ownerMembershipId: meriOy.members[owner].id,
            environment: 'test',
            ...(expiresAt && { expiresAt }),
          }),
      ),
  }
}
