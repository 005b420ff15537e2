import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { modules } from './modules/index.ts'
import { Authenticator } from './platform/access/authenticator.ts'
import { listenForAccessChanges } from './platform/access/access-changes.ts'
import { type ConnectionOptions, openDatabase } from './platform/data/database.ts'
import { createOutboundHttps } from './platform/gateways/outbound-https/outbound-https.ts'
import { addDescription } from './platform/http/around/description.ts'
import { addErrorPages } from './platform/http/around/error-pages.ts'
import { addHealth } from './platform/http/around/health.ts'
import { addMethodNotAllowed } from './platform/http/around/methods.ts'
import {
  createRateWindows,
  type RateWindows,
  rateBudgets,
} from './platform/http/rate-windows/rate-windows.ts'
import { addRoute } from './platform/http/route.ts'
import { createServer } from './platform/http/server.ts'
import { catalogueOf, operationsOf } from './platform/contract/family.ts'
import { Keyring } from './platform/secrets/keyring.ts'
import type { Services } from './platform/services.ts'
import type { ServiceLog } from './platform/telemetry/log.ts'
import { Turns } from './platform/turns/carry-out.ts'

export interface AppOptions {
  readonly connection: ConnectionOptions
  /** The service's own secret, at least 32 bytes; the same for every process on one database. */
  readonly secret: Buffer
  readonly host: string
  readonly port: number
  /** The public base address; from the address it listens on when null. */
  readonly baseUrl: string | null
  readonly redisUrl: string | null
  readonly rateLimits: { readonly key: number; readonly organisation: number }
  readonly webhooksAllowPrivate: boolean
  /** A further certificate authority that outgoing HTTPS trusts, PEM; for development and tests. */
  readonly trustedCa?: string
  readonly checkAnswers: boolean
  readonly log: ServiceLog
  /** Runs after the migrations and before the first request is taken: the demo, in practice. */
  readonly beforeListening?: (services: Services) => Promise<void>
}

export interface App {
  readonly baseUrl: string
  readonly services: Services
  readonly server: FastifyInstance
  /** Readiness goes false, nothing new is started, what runs finishes. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** The one place where platform and families meet. */
export async function startApp(options: AppOptions): Promise<App> {
  const { log } = options
  const keyring = new Keyring(options.secret)
  const database = openDatabase({
    connection: options.connection,
    cursorSecret: keyring.derive('cursor'),
    log,
  })
  try {
    await database.migrate()
    return await start(options, keyring, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

type Database = Services['database']

async function start(options: AppOptions, keyring: Keyring, database: Database): Promise<App> {
  const { log } = options
  const baseUrl =
    options.baseUrl ?? `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${options.port}`
  const contracts = modules.map(({ contract }) => contract)
  const authenticator = new Authenticator(
    modules.flatMap(module => module.credentialSources?.(database) ?? []),
  )
  const hearers = modules.flatMap(module => module.hears?.({ database }) ?? [])
  const rateWindows = createRateWindows({ limits: options.rateLimits, redisUrl: options.redisUrl, log })
  const services: Services = {
    database,
    authenticator,
    turns: new Turns(database, authenticator, hearers),
    keyring,
    outbound: createOutboundHttps({
      allowPrivate: options.webhooksAllowPrivate,
      ...(options.trustedCa && { ca: options.trustedCa }),
    }),
    baseUrl,
    contracts,
    log,
    rateBudgets: rateBudgets(rateWindows),
  }
  const accessChanges = await listenForAccessChanges(database, authenticator)
  await options.beforeListening?.(services)

  const readiness = { draining: false }
  const server = await createServer({ baseUrl, catalogue: catalogueOf(contracts), log })
  addHealth(server, database, readiness)
  addDescription(server, services)
  addErrorPages(server, contracts)
  addOperations(server, services, rateWindows, options.checkAnswers)
  addMethodNotAllowed(server, contracts.flatMap(operationsOf))
  await server.listen({ host: options.host, port: options.port })

  const workers = modules.flatMap(module => module.works?.(services) ?? [])
  for (const worker of workers) worker.start()

  const drain = async () => {
    readiness.draining = true
    await Promise.all(workers.map(worker => worker.stop()))
    await server.close()
  }
  return {
    baseUrl: options.baseUrl ?? (options.port === 0 ? addressOf(server) : baseUrl),
    services,
    server,
    drain,
    close: async () => {
      if (!readiness.draining) await drain()
      await accessChanges.close()
      await services.outbound.close()
      await rateWindows.close()
      await database.close()
    },
  }
}

function addOperations(
  server: FastifyInstance,
  services: Services,
  rateWindows: RateWindows,
  checkAnswers: boolean,
): void {
  for (const module of modules)
    for (const operation of operationsOf(module.contract)) {
      const key = operation.id.slice(module.contract.name.length + 1)
      const handler = module.handlers[key]
      if (!handler) throw new Error(`${operation.id} has no handler`)
      addRoute(server, operation, handler, { services, rateWindows, checkAnswers })
    }
}

function addressOf(server: FastifyInstance): string {
  const { address, port, family } = server.server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
