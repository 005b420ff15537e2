import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../../test/world/database.ts'
import { Authenticator } from '../../../../platform/access/authenticator.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { events } from '../../../../platform/contract/events.ts'
import { catalogueOf, contract, operationsOf } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { Id, Instant, object } from '../../../../platform/contract/shapes.ts'
import type { Database, DatabaseOptions } from '../../../../platform/data/database.ts'
import { advanceClock } from '../../../../platform/data/organisation-clock.ts'
import { DiskStorage } from '../../../../platform/files/disk-storage.ts'
import { ProcessThumbnails } from '../../../../platform/files/thumbnails.ts'
import type { OutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { DirectPosts, type SignedPosts } from '../../../../platform/gateways/signed-posts/signed-posts.ts'
import { AddressRanges, loopback } from '../../../../platform/http/address-ranges.ts'
import { AddressWindow, defaultReadsOfAddress } from '../../../../platform/http/address-window.ts'
import { Availability } from '../../../../platform/http/availability.ts'
import { BodyReading } from '../../../../platform/http/bodies/reading.ts'
import { Connections, defaultConnectionLimits } from '../../../../platform/http/connections.ts'
import { createRateWindows, type RateWindows } from '../../../../platform/http/rate-windows/rate-windows.ts'
import { addRoute } from '../../../../platform/http/route.ts'
import { Streams } from '../../../../platform/http/streams.ts'
import { createServer } from '../../../../platform/http/server.ts'
import { Keyring } from '../../../../platform/secrets/keyring.ts'
import * as platform from '../../../../platform/port.ts'
import type { Services } from '../../../../platform/services.ts'
import { gather } from '../../../../platform/slots.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { silentMetrics } from '../../../../platform/telemetry/metrics.ts'
import { Transactions } from '../../../../platform/transactions/transactions.ts'
import { type Capability, capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import { accept, type Fact } from '../../../../platform/vocabulary/decision.ts'
import { type Id as IdText, newId } from '../../../../platform/vocabulary/ids.ts'
import { integrationEventsModule } from '../../integration-events/module.ts'
import { webhookListener, webhooksModule } from '../module.ts'
import { clockAdvanced } from '../port.ts'
import { makeDeliveries } from '../sending/announcements.ts'
import { webhookOutbox, type WebhookSettings } from '../sending/outbox.ts'
import { secretOfTests } from './secret.ts'

/** A family that announces, so that no test waits for another family. */
export const things = contract({
  name: 'things',
  tag: 'Things',
  refusals: refusals({}),
  events: events({
    'thing.made': {
      capabilities: ['worktime.supervise'],
      payload: object({ thingId: Id, madeAt: Instant }),
    },
    'thing.gone': {
      capabilities: ['hr.manage', 'members.manage'],
      payload: object({ thingId: Id, goneAt: Instant }),
    },
  }),
  operations: {},
})

export const made = (thingId: IdText = newId()): Fact => ({
  event: 'thing.made',
  payload: { thingId, madeAt: '2026-11-20T07:00:00.000Z' },
})
export const gone = (thingId: IdText = newId()): Fact => ({
  event: 'thing.gone',
  payload: { thingId, goneAt: '2026-11-20T07:00:00.000Z' },
})

const modules = [integrationEventsModule, webhooksModule]
const contracts = [things, ...modules.map(module => module.contract)]

/** One server process on the test database. */
export interface Process {
  readonly services: Services
  readonly database: Database
  worker(settings?: Partial<WebhookSettings>): ReturnType<typeof webhookOutbox>
  announce(orgId: IdText, ...facts: Fact[]): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was answered
  readonly body: any
}

export type Ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>

export interface World extends Process {
  readonly test: TestDatabase
  organisation(): Promise<IdText>
  /** A caller of the organisation with these capabilities; all of them when left out. */
  as(orgId: IdText, ...held: Capability[]): Ask
  /** Makes deliveries of what is announced, as a worker does before it sends. */
  makeDeliveries(orgId: IdText): Promise<void>
  /** Moves the organisation's clock. */
  advance(orgId: IdText, seconds: number): Promise<void>
  another(outbound?: OutboundHttps, options?: Partial<DatabaseOptions>): Process
}

/** `posts` only where they go to real sockets, in a thread as in production. */
export async function startWorld(outbound: OutboundHttps, posts?: SignedPosts): Promise<World> {
  const test = await testDatabase()
  const callers = new Map<string, Caller>()
  const authenticator = new Authenticator([
    {
      async resolve(secret) {
        const caller = callers.get(secret)
        if (!caller) return undefined
        const [clock] = await test.owner<{ ahead: string }>(
          'select extract(epoch from sandbox_offset) * 1000 as ahead from organisation_clocks where org_id = $1',
          [caller.organisation.id],
        )
        const clockOffsetMs = Math.round(Number(clock?.ahead))
        return { caller: { ...caller, organisation: { ...caller.organisation, clockOffsetMs } } }
      },
    },
  ])
  const rateWindows = await createRateWindows({
    limits: { key: 1e6, organisation: 1e6 },
    redisUrl: null,
    log: silentLog,
  })
  const workers: ReturnType<typeof webhookOutbox>[] = []

  const process = (database: Database, through: OutboundHttps): Process => {
    const services: Services = {
      database,
      authenticator,
      transactions: new Transactions(database, authenticator, [webhookListener({ database })]),
      keyring: new Keyring(secretOfTests),
      outbound: through,
      outboundReach: { allowPrivate: false },
      files: new DiskStorage('/nowhere', () => ''),
      malwareScanner: null,
      thumbnails: new ProcessThumbnails(),
      mail: null,
      companyRegister: 'off',
      baseUrl: 'http://localhost:8080',
      contracts,
      log: silentLog,
      metrics: silentMetrics,
      rateBudgets: { of: async () => [] },
      contributions: gather([{ port: platform, contributes: [platform.reportsOf.of(async () => [])] }]),
      sharedAddresses: new AddressRanges([]),
    }
    return {
      services,
      database,
      worker(settings) {
        const worker = webhookOutbox(services, posts ?? new DirectPosts(through, silentLog), {
          chance: () => 0,
          ...settings,
        })
        workers.push(worker)
        return worker
      },
      async announce(orgId, ...facts) {
        const request = { orgId, actor: systemActor, operation: 'things.make', requestId: newId() }
        await services.transactions.run(request, async (_tx, commit) => commit(accept(null, { facts })))
      },
    }
  }

  const own = process(test.database, outbound)
  const server = await serverOf(own.services, rateWindows)
  afterAll(async () => {
    await Promise.all(workers.map(worker => worker.stop()))
    await posts?.close()
    await server.close()
    await rateWindows.close()
  })

  return {
    ...own,
    test,
    organisation: test.organisation,
    another: (through = outbound, options = {}) => process(test.another(options), through),
    as(orgId, ...held) {
      const secret = `test-${newId()}`
      callers.set(secret, callerOf(orgId, held.length > 0 ? held : capabilities))
      return async (method, url, body) => {
        const answer = await server.inject({
          method,
          url,
          headers: {
            authorization: `Bearer ${secret}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { payload: JSON.stringify(body) }),
        })
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: answer.body === '' ? null : JSON.parse(answer.body),
        }
      }
    },
    async makeDeliveries(orgId) {
      const request = { orgId, actor: systemActor, operation: 'webhooks.deliver', requestId: newId() }
      for (let more = true; more; ) more = await own.services.transactions.run(request, makeDeliveries)
    },
    async advance(orgId, seconds) {
      const request = { orgId, actor: systemActor, operation: 'settings.advanceClock', requestId: newId() }
      await own.services.transactions.run(request, async tx => {
        await advanceClock(tx, seconds * 1000)
        clockAdvanced(own.services, tx)
      })
      authenticator.forget(orgId)
    },
  }
}

async function serverOf(services: Services, rateWindows: RateWindows): Promise<FastifyInstance> {
  const server = await createServer({
    baseUrl: services.baseUrl,
    catalogue: catalogueOf(contracts),
    log: silentLog,
    connections: new Connections({
      limits: defaultConnectionLimits,
      speaksForMany: () => true,
      serverBusy: () => '',
      descriptors: undefined,
    }),
    trustedProxies: new AddressRanges(loopback),
  })
  const availability = new Availability()
  const bodies = new BodyReading(silentLog)
  const readers = new AddressWindow(defaultReadsOfAddress)
  const streams = new Streams({ log: silentLog })
  for (const module of modules)
    for (const operation of operationsOf(module.contract)) {
      const handler = module.handlers[operation.id.slice(module.contract.name.length + 1)]
      if (!handler) throw new Error(`${operation.id} has no handler`)
      addRoute(server, operation, handler, {
        services,
        rateWindows,
        availability,
        bodies,
        readers,
        streams,
        checkAnswers: true,
      })
    }
  server.addHook('onClose', async () => {
    availability.close()
    await bodies.close()
  })
  await server.ready()
  return server
}

const callerOf = (orgId: IdText, held: readonly Capability[]): Caller => ({
  organisation: {
    id: orgId,
    name: 'Test',
    timeZone: 'Europe/Helsinki',
    sandbox: true,
    clockOffsetMs: 0,
    sessionIdleMinutes: 30,
    sessionHours: 12,
  },
  membership: { id: newId(), displayName: 'Test', role: 'admin', locale: null },
  capabilities: new Set(held),
  until: null,
  reach: 'organisation',
  features: new Map(),
  credential: {
    kind: 'service_key',
    id: newId(),
    name: 'test',
    scope: held,
    readOnly: false,
    expiresAt: null,
  },
})
