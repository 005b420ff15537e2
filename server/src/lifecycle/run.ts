import { setTimeout as delay } from 'node:timers/promises'
import { type Configuration, type Environment, readConfiguration } from '../platform/configuration.ts'
import { type ServiceLog, jsonLog } from '../platform/telemetry/log.ts'
import type { Application, Launch } from './application.ts'
import { banner } from './banner.ts'
import { type Database, openDatabase } from './database.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { explain } from './failure.ts'
import { hasSealed } from '../platform/secrets/service-keys.ts'
import { obtainServiceSecrets } from './service-secret.ts'
import { type StopReason, type StopRequest, listenForStop } from './stop-request.ts'

// Orchestrators kill a process about thirty seconds after they asked it to stop.
const drainMillis = 20_000
const closeMillis = 5_000
// A shutdown of PostgreSQL that was begun goes on without us, so an end of our patience loses nothing.
const databaseMillis = 20_000

/**
 * Runs the service until it is asked to stop. Answers the code to end the process with. `tellStart` words what is told
 * when the service is ready.
 */
export async function run(
  environment: Environment,
  launch: Launch,
  tellStart: typeof banner = banner,
): Promise<ExitCode> {
  const log = jsonLog()
  const stop = listenForStop(readLaunchers(environment))
  const service = new Service(log, stop, tellStart)
  const forced = stop.insisted.then(() => exitCodes.forced)
  const exitCode = await Promise.race([service.live(environment, launch), forced, firstUncaught(log)])
  await within(databaseMillis, service.closeDatabase())
  return exitCode
}

/** One life of the service, from its environment to its end. */
class Service {
  readonly #log: ServiceLog
  readonly #stop: StopRequest
  readonly #tellStart: typeof banner
  #database: Database | undefined
  #opening: Promise<Database> | undefined

  constructor(log: ServiceLog, stop: StopRequest, tellStart: typeof banner) {
    this.#log = log
    this.#stop = stop
    this.#tellStart = tellStart
  }

  async live(environment: Environment, launch: Launch): Promise<ExitCode> {
    let configuration: Configuration | undefined
    try {
      configuration = readConfiguration(environment)
      this.#opening = openDatabase(configuration, (event, fields) => this.#log.warn(event, fields))
      this.#database = await this.#opening
      const asked = this.#stop.request()
      if (asked) return endOf(asked)
      return await this.#serve(configuration, this.#database, launch)
    } catch (error) {
      const { message, exitCode } = explain(error, configuration)
      if (exitCode === exitCodes.unexpected) this.#log.error('service_failed', error)
      tell(message)
      return exitCode
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
    if (!this.#stop.request()) process.stdout.write(this.#tellStart(configuration, application))
    const lost = database.lost.then(reason => ({ reason, exitCode: exitCodes.databaseLost }))
    const requested = this.#stop.requested.then(stop => ({ reason: stop.reason, exitCode: endOf(stop) }))
    const outdated = application.outdated?.then(reason => ({
      reason,
      exitCode: exitCodes.serviceSecretDiffers,
    }))
    const { reason, exitCode } = await Promise.race([lost, requested, ...(outdated ? [outdated] : [])])
    this.#log.info('stopping', { reason })
    if (exitCode === exitCodes.databaseLost || exitCode === exitCodes.serviceSecretDiffers) tell(reason)
    await this.#end(application)
    return exitCode
  }

  async #end(application: Application): Promise<void> {
    if (!(await within(drainMillis, application.drain()))) this.#log.warn('drain_incomplete')
    if (!(await within(closeMillis, application.close()))) this.#log.warn('close_incomplete')
  }
}

const endOf = ({ wanted }: StopReason): ExitCode => (wanted ? exitCodes.stopped : exitCodes.launcherGone)

function tell(message: string): void {
  process.stderr.write(`konttori: ${message}\n`)
}

/** False when the time ran out. */
async function within(millis: number, work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), delay(millis, false)])
}

/** After an error nobody caught, the state of the process is unknown: it must not answer another request. */
function firstUncaught(log: ServiceLog): Promise<ExitCode> {
  return new Promise(resolve => {
    process.on('uncaughtException', error => {
      log.error('uncaught_error', error)
      tell(explain(error, undefined).message)
      resolve(exitCodes.unexpected)
    })
  })
}

/** The process ids that the launcher wrote down, see tools/launch/become.mjs. */
function readLaunchers(environment: Environment): number[] {
  const pids = (environment['KONTTORI_LAUNCHERS'] ?? '').split(' ').map(Number)
  return pids.filter(pid => Number.isSafeInteger(pid) && pid > 0)
}
