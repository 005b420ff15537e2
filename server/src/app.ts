import type { FastifyInstance } from 'fastify'
import { addDownloads } from './modules/records/attachments/port.ts'
import { addCalendar } from './modules/exchange/calendar-feeds/port.ts'
import { addAuthorizationServer } from './modules/people/connected-apps/port.ts'
import { modules } from './modules/index.ts'
import { appFailurePage } from './pages/connected-app/failure.ts'
import { addPages } from './pages/pages.ts'
import { Authenticator } from './platform/access/authenticator.ts'
import { listenForAccessChanges } from './platform/access/access-changes.ts'
import { auditSealing } from './platform/audit/sealing.ts'
import type { ConnectionOptions, OpenDatabase, Waits } from './platform/data/database.ts'
import { openDatabase } from './platform/data/database.ts'
import { saveServiceAddress, type ServiceAddress } from './platform/data/service-address.ts'
import { type FileOptions, openFiles } from './platform/files/open.ts'
import { addUploadRoute } from './platform/files/upload-route.ts'
import { closeRegister, registerAt, type RegisterOptions } from './platform/gateways/company-register/open.ts'
import type { Mailbox } from './platform/gateways/mail/mailbox.ts'
import type { SmtpServer } from './platform/gateways/mail/smtp-server.ts'
import { openMail } from './platform/gateways/mail/open.ts'
import { createOutboundHttps } from './platform/gateways/outbound-https/outbound-https.ts'
import { AddressRanges, loopback } from './platform/http/address-ranges.ts'
import { AddressWindow, defaultReadsOfAddress } from './platform/http/address-window.ts'
import { addDescription } from './platform/http/around/description.ts'
import { addHealth } from './platform/http/around/health.ts'
import { addSecurityTxt } from './platform/http/around/security-txt.ts'
import { addMethodNotAllowed } from './platform/http/around/methods.ts'
import { Availability } from './platform/http/availability.ts'
import { BodyReading } from './platform/http/bodies/reading.ts'
import { type ConnectionLimits, Connections, defaultConnectionLimits } from './platform/http/connections.ts'
import { measuredWindows } from './platform/http/rate-windows/measured-windows.ts'
import { createRateWindows, rateBudgets } from './platform/http/rate-windows/rate-windows.ts'
import { type InProcess, inProcess } from './platform/http/in-process.ts'
import { listen } from './platform/http/listening.ts'
import { addRoute, type RouteOptions } from './platform/http/route.ts'
import { Streams } from './platform/http/streams.ts'
import { serverBusyText } from './platform/http/raw-problem.ts'
import { addressOf, type AnswerBrowser, createServer } from './platform/http/server.ts'
import { catalogueOf, emissionsOf, operationsOf } from './platform/contract/family.ts'
import { contributionsOf } from './platform/module.ts'
import { credentialSources, factListeners, workers } from './platform/port.ts'
import { type KeyLock, lockKey } from './platform/secrets/key-lock.ts'
import type { Keyring } from './platform/secrets/keyring.ts'
import { openKeyring, registerKey } from './platform/secrets/service-keys.ts'
import type { Services } from './platform/services.ts'
import type { ServiceLog } from './platform/telemetry/log.ts'
import { SecurityLog } from './platform/telemetry/security-log.ts'
import { measureLoad } from './platform/telemetry/database-load.ts'
import { silentMetrics } from './platform/telemetry/metrics.ts'
import { serveMetrics } from './platform/telemetry/metrics-endpoint.ts'
import { Transactions } from './platform/transactions/transactions.ts'
import { addReference } from './reference/reference.ts'

export interface AppOptions extends FileOptions, RegisterOptions, Waits {
  readonly connection: ConnectionOptions
  /** The service's own secret, at least 32 bytes; the same for every process on one database. */
  readonly secret: Buffer
  /** Other secrets that may be in force in its place, or were: the database knows. */
  readonly formerSecrets?: readonly Buffer[]
  /** Where it listens; `localhost` is both loopback addresses. */
  readonly host: string
  readonly port: number
  /** The public base address; from the address it listens on when null. */
  readonly baseUrl: string | null
  readonly redisUrl: string | null
  /** Requests a rolling minute; `address` is for whoever asks without credentials, 1200 when left out. */
  readonly rateLimits: { readonly key: number; readonly organisation: number; readonly address?: number }
  /** Connections of callers; 10,000 and 256 of one address when left out. */
  readonly connections?: ConnectionLimits
  /** Processes that divide the rate limits while Redis is away; 1 when left out. */
  readonly nodes?: number
  /** Where `GET /metrics` listens; nowhere when left out or null. */
  readonly metrics?: { readonly host: string; readonly port: number } | null
  /** Addresses and ranges of proxies that are believed; those of this machine when left out. */
  readonly trustedProxies?: readonly string[]
  /** Takes keys and other secrets over plain HTTP from other machines; they are refused when left out. */
  readonly allowPlainHttp?: boolean
  /** Addresses and ranges that many people sign in from; none when left out. */
  readonly sharedAddresses?: readonly string[]
  readonly webhooksAllowPrivate: boolean
  /** Calls no address that a customer gave; they are called when left out. */
  readonly outboundClosed?: boolean
  /** Where mail is handed over, and who it comes from; held for administrators when left out or null. */
  readonly mail?: { readonly server: SmtpServer; readonly from: Mailbox } | null
  /** Where to report weaknesses, a URL; `security.txt` is not there when left out or null. */
  readonly securityContact?: string | null
  /** A further certificate authority that outgoing HTTPS and mail trust, PEM; for development and tests. */
  readonly trustedCa?: string
  readonly checkAnswers: boolean
  readonly log: ServiceLog
  /** Where an embedded PostgreSQL has its files. */
  readonly dataDir?: string
  /** Mean delay of the event loop above which operations are refused; 500 ms when left out. */
  readonly busyMs?: number
  /** Runs after the migrations and before the first request is taken: the demo, in practice. */
  readonly beforeListening?: (inside: InProcess) => Promise<void>
}

export interface App {
  readonly baseUrl: string
  readonly metricsUrl: string | null
  /** Whether there was no organisation at the start. */
  readonly isEmpty: boolean
  readonly services: Services
  readonly server: FastifyInstance
  /** Resolves, with the reason, when the service's secret was changed under this process. */
  readonly outdated: Promise<string>
  /** Readiness goes false, nothing new is begun, what runs finishes and is answered. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** The one place where platform and families meet. */
export async function startApp(options: AppOptions): Promise<App> {
  const { log, connection, secret, formerSecrets = [], dataDir, silenceMs, waitMs } = options
  // Before anything is written: what a wrong secret seals nobody else can read.
  const { keyring, next, missing } = await openKeyring(connection, [secret, ...formerSecrets])
  if (next) log.warn('a newer service secret is given but not in force; run “konttori secret rotate”')
  for (const key of missing) log.warn('a former service key cannot be read', { key })
  const contracts = modules.map(({ contract }) => contract)
  const [cursorSecret = keyring.derive('cursor'), ...formerCursorSecrets] = keyring.deriveAll('cursor')
  const database = openDatabase({
    connection,
    cursorSecret,
    formerCursorSecrets,
    audit: auditSealing(keyring, contracts),
    ...{ log, dataDir, silenceMs, waitMs },
  })
  let keyLock: KeyLock | undefined
  try {
    await database.migrate()
    await registerKey(connection, keyring)
    keyLock = await lockKey(connection, keyring.present.id)
    return await start(options, keyring, database, keyLock)
  } catch (error) {
    await keyLock?.release()
    await database.close()
    throw error
  }
}

async function start(
  options: AppOptions,
  keyring: Keyring,
  database: OpenDatabase,
  keyLock: KeyLock,
): Promise<App> {
  const assembled = await assemble(options, keyring, database)
  const { services, hearers, rateWindows, security, served, files } = assembled
  measureLoad(database, services.metrics)
  const accessChanges = await listenForAccessChanges(database, services.authenticator)
  await options.beforeListening?.(inProcess(modules, services, hearers, options.checkAnswers))

  const { server, availability, connections, bodies, publicUrl } = await openServer(options, assembled)
  const listening = await listen(server, options)
  const isEmpty = await announce(database, { baseUrl: publicUrl(), mails: services.mail !== null })

  const working = services.contributions(workers).map(make => make(services))
  for (const worker of working) worker.start()

  const drain = async () => {
    availability.startDraining()
    await Promise.all([connections.finish(), ...working.map(worker => worker.stop())])
    listening.close()
    await server.close()
  }
  return {
    baseUrl: publicUrl(),
    metricsUrl: served?.url ?? null,
    isEmpty,
    services,
    server,
    outdated: keyLock.outdated,
    drain,
    close: async () => {
      if (!availability.draining) await drain()
      availability.close()
      connections.close()
      await bodies.close()
      await accessChanges.close()
      await services.outbound.close()
      services.mail?.close()
      await closeRegister(services.companyRegister)
      await files.close()
      await rateWindows.close()
      await database.close()
      await keyLock.release()
      await served?.close()
      security.flush()
    },
  }
}

/** Tells commands where the service is; true when there is no organisation yet. */
async function announce(database: OpenDatabase, address: ServiceAddress): Promise<boolean> {
  await saveServiceAddress(database, address)
  const { directory } = database
  const founded = directory.selectFrom('organisations').select('orgId').orderBy('orgId').limit(1)
  return (await founded.execute()).length === 0
}

type Assembled = Awaited<ReturnType<typeof assemble>>

/** What families work with, before anything listens. */
async function assemble(options: AppOptions, keyring: Keyring, database: OpenDatabase) {
  const { log, rateLimits: limits, redisUrl, nodes = 1 } = options
  const contributions = contributionsOf(modules)
  const foundation = { database, contributions }
  const authenticator = new Authenticator(contributions(credentialSources).map(make => make(foundation)))
  const hearers = contributions(factListeners).map(make => make(foundation))
  const served = options.metrics ? await serveMetrics(options.metrics) : null
  const metrics = served?.metrics ?? silentMetrics
  const rateWindows = measuredWindows(await createRateWindows({ limits, redisUrl, nodes, log }), metrics)
  const trusted = options.trustedCa === undefined ? {} : { ca: options.trustedCa }
  const outboundReach = {
    allowPrivate: options.webhooksAllowPrivate,
    closed: options.outboundClosed ?? false,
    ...trusted,
  }
  const security = new SecurityLog(log)
  const baseUrl =
    options.baseUrl ?? `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${options.port}`
  const address = { publicUrl: () => baseUrl }
  const files = await openFiles(options, { keyring, publicUrl: () => address.publicUrl(), log })
  // What was emitted and not declared is a mistake of ours, as an answer beside its contract is: tests and development stop at it.
  const emissions = options.checkAnswers ? emissionsOf(modules.map(({ contract }) => contract)) : undefined
  const services: Services = {
    database,
    authenticator,
    transactions: new Transactions(database, authenticator, hearers, security, emissions),
    keyring,
    outbound: createOutboundHttps(outboundReach),
    outboundReach,
    sharedAddresses: new AddressRanges(options.sharedAddresses ?? []),
    mail: await openMail(options.mail, trusted),
    companyRegister: registerAt(options.companyRegister),
    ...files.services,
    baseUrl,
    contracts: modules.map(({ contract }) => contract),
    log,
    metrics,
    rateBudgets: rateBudgets(rateWindows),
    contributions,
  }
  return { services, hearers, rateWindows, security, served, files, address }
}

/** The server with every operation, page and document; it does not listen yet. */
async function openServer(options: AppOptions, assembled: Assembled) {
  const { services, rateWindows, security, files, address } = assembled
  const { database, contracts, baseUrl, log, metrics } = services
  const availability = new Availability(options.busyMs)
  const catalogue = catalogueOf(contracts)
  const trustedProxies = new AddressRanges(options.trustedProxies ?? loopback)
  const connections = new Connections({
    limits: options.connections ?? defaultConnectionLimits,
    speaksForMany: address => trustedProxies.include(address),
    serverBusy: () => serverBusyText({ baseUrl, catalogue }),
    log,
    metrics,
  })
  const bodies = new BodyReading(log)
  const readers = new AddressWindow(options.rateLimits.address ?? defaultReadsOfAddress)
  const streams = new Streams(services)
  const { allowPlainHttp = false, checkAnswers } = options
  const around = { baseUrl, catalogue, log, connections, trustedProxies, allowPlainHttp, security, metrics }
  let answerBrowser: AnswerBrowser | undefined
  const server = await createServer({ ...around, answerBrowser: (...failed) => answerBrowser?.(...failed) })
  const publicUrl = () => options.baseUrl ?? (options.port === 0 ? addressOf(server) : baseUrl)
  address.publicUrl = publicUrl
  addHealth(server, database, availability)
  await addUploadRoute(server, { disk: files.disk, keyring: services.keyring, availability })
  addDownloads(server, services, { availability, readers })
  addCalendar(server, services, { availability, readers })
  addDescription(server, services, readers)
  addReference(server, services, readers)
  addSecurityTxt(server, { baseUrl, contact: options.securityContact ?? null })
  addOperations(server, { services, rateWindows, availability, bodies, readers, streams, checkAnswers })
  addMethodNotAllowed(server, contracts.flatMap(operationsOf))
  answerBrowser = await addPages(server, services, { readers, security })
  await addAuthorizationServer(server, {
    services,
    availability,
    baseUrl: publicUrl,
    failurePage: appFailurePage(server, services),
  })
  return { server, availability, connections, bodies, publicUrl }
}

function addOperations(server: FastifyInstance, options: RouteOptions): void {
  for (const { contract, handlers } of modules)
    for (const operation of operationsOf(contract)) {
      const handler = handlers[operation.id.slice(contract.name.length + 1)]
      if (!handler) throw new Error(`${operation.id} has no handler`)
      addRoute(server, operation, handler, options)
    }
}
