import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Configuration, type Environment, readConfiguration } from '../platform/configuration.ts'
import { type ServiceLog, jsonLog } from '../platform/telemetry/log.ts'
import type { Application, Launch } from './application.ts'
import { banner } from './banner.ts'
import { type Database, openDatabase } from './database.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { explain, type Failure, failureText } from './failure.ts'
import { tryToListen } from './listening.ts'
import { survive, writeError, writeOut } from './output.ts'
import { announceService, findRunningServices } from './running-services.ts'
import { hasSealed } from '../platform/secrets/service-keys.ts'
import { obtainServiceSecrets } from './service-secret.ts'
import { type StopReason, type StopRequest, listenForStop } from './stop-request.ts'

// Orchestrators kill a process about thirty seconds after they asked it to stop.
const drainMillis = 20_000
const closeMillis = 5_000
// A shutdown of PostgreSQL that was begun goes on without us, so an end of our patience loses nothing.
const databaseMillis = 20_000

/** How it is worded that the service is ready, and why it ends. */
export interface Wording {
  readonly start: typeof banner
  readonly failure: (failure: Failure) => string
}

const forPeople: Wording = { start: banner, failure: failureText }

/** Runs the service until it is to stop. Answers the code to end the process with. */
export async function run(
  environment: Environment,
  launch: Launch,
  wording: Wording = forPeople,
): Promise<ExitCode> {
  // Who shows the output may go away, and what keeps the log may be full: the service serves on.
  survive(process.stdout, process.stderr)
  const log = jsonLog()
  const stop = listenForStop(readLaunchers(environment))
  const service = new Service(log, stop, wording)
  const forced = stop.insisted.then(() => exitCodes.forced)
  const uncaught = firstUncaught(log, wording)
  const exitCode = await Promise.race([service.live(environment, launch), forced, uncaught])
  await within(databaseMillis, service.closeDatabase())
  return exitCode
}

/** One life of the service, from its environment to its end. */
class Service {
  readonly #log: ServiceLog
  readonly #stop: StopRequest
  readonly #wording: Wording
  #database: Database | undefined
  #opening: Promise<Database> | undefined

  constructor(log: ServiceLog, stop: StopRequest, wording: Wording) {
    this.#log = log
    this.#stop = stop
    this.#wording = wording
  }

  async live(environment: Environment, launch: Launch): Promise<ExitCode> {
    let configuration: Configuration | undefined
    try {
      configuration = readConfiguration(environment)
      await requireAddresses(configuration)
      this.#opening = openDatabase(configuration, (event, fields) => this.#log.warn(event, fields))
      this.#database = await this.#opening
      const asked = this.#stop.request()
      if (asked) return endOf(asked)
      return await this.#serve(configuration, this.#database, launch)
    } catch (error) {
      const failure = explain(error, configuration)
      if (failure.exitCode === exitCodes.unexpected) this.#log.error('service_failed', error)
      await this.#tell(failure)
      return failure.exitCode
    }
  }

  async closeDatabase(): Promise<void> {
    // Also one that is only being opened: nothing may be left running.
    const database = this.#database ?? (await this.#opening?.catch(() => undefined))
    await database?.close()
  }

  async #serve(configuration: Configuration, database: Database, launch: Launch): Promise<ExitCode> {
    const { connection } = database
    const [secret, ...formerSecrets] = await obtainServiceSecrets(configuration, () => hasSealed(connection))
    if (!secret) throw new Error('there is no service secret')
    const application = await launch({ configuration, connection, secret, formerSecrets, log: this.#log })
    const withdraw = await announceService(configuration, application.baseUrl)
    try {
      return await this.#untilStopped(configuration, database, application)
    } finally {
      await withdraw()
    }
  }

  async #untilStopped(
    configuration: Configuration,
    database: Database,
    application: Application,
  ): Promise<ExitCode> {
    const told = this.#tellStart(configuration, application)
    const lost = database.lost.then(reason => ({ reason, exitCode: exitCodes.databaseLost }))
    const requested = this.#stop.requested.then(stop => ({ reason: stop.reason, exitCode: endOf(stop) }))
    const outdated = application.outdated?.then(reason => ({
      reason,
      exitCode: exitCodes.serviceSecretDiffers,
    }))
    const { reason, exitCode } = await Promise.race([lost, requested, told, ...(outdated ? [outdated] : [])])
    this.#log.info('stopping', { reason })
    if (exitCode !== exitCodes.stopped && exitCode !== exitCodes.launcherGone)
      await this.#tell({ message: reason, exitCode })
    await this.#end(application)
    return exitCode
  }

  /** Resolves only when the start cannot be told, with what ends the service then. */
  async #tellStart(
    configuration: Configuration,
    application: Application,
  ): Promise<{ reason: string; exitCode: ExitCode }> {
    const never = new Promise<never>(() => {})
    if (this.#stop.request()) return never
    try {
      await writeOut(process.stdout, this.#wording.start(configuration, application), 'The start')
    } catch (error) {
      const { message, exitCode } = explain(error, configuration)
      return { reason: message, exitCode }
    }
    return never
  }

  #tell(failure: Failure): Promise<void> {
    return writeError(process.stderr, this.#wording.failure(failure))
  }

  async #end(application: Application): Promise<void> {
    if (!(await within(drainMillis, application.drain()))) this.#log.warn('drain_incomplete')
    if (!(await within(closeMillis, application.close()))) this.#log.warn('close_incomplete')
  }
}

const endOf = ({ wanted }: StopReason): ExitCode => (wanted ? exitCodes.stopped : exitCodes.launcherGone)

/**
 * Tells of a wrong host or a busy port before a database is started and filled. A service that runs on the same data
 * directory has the port for certain; that it runs there is what is told then.
 */
async function requireAddresses(configuration: Configuration): Promise<void> {
  const { metrics, dataDir } = configuration
  const directory = await realpath(dataDir).catch(() => dataDir)
  for (const listener of [configuration, ...(metrics ? [metrics] : [])])
    try {
      await tryToListen(listener)
    } catch (error) {
      const running = await findRunningServices(configuration)
      const isOurs = running.some(service => service.database === null && service.dataDir === directory)
      if (!isOurs || configuration.databaseUrl !== null) throw error
    }
}

/** False when the time ran out. */
async function within(millis: number, work: Promise<void>): Promise<boolean> {
  const ended = new AbortController()
  try {
    return await Promise.race([work.then(() => true), delay(millis, false, { signal: ended.signal })])
  } finally {
    ended.abort()
  }
}

/** After an error nobody caught, the state of the process is unknown: it must not answer another request. */
function firstUncaught(log: ServiceLog, { failure }: Wording): Promise<ExitCode> {
  return new Promise(resolve => {
    process.on('uncaughtException', error => {
      log.error('uncaught_error', error)
      const { message } = explain(error, undefined)
      process.stderr.write(failure({ message, exitCode: exitCodes.unexpected }))
      resolve(exitCodes.unexpected)
    })
  })
}

/** The process ids that the launcher wrote down, see tools/launch/become.mjs. */
function readLaunchers(environment: Environment): number[] {
  const pids = (environment['KONTTORI_LAUNCHERS'] ?? '').split(' ').map(Number)
  return pids.filter(pid => Number.isSafeInteger(pid) && pid > 0)
}
