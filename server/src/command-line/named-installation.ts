import { realpathSync } from 'node:fs'
import { findRunningServices, type RunningService } from '../lifecycle/running-services.ts'
import { type Configuration, readConfiguration } from '../platform/configuration.ts'
import { hasCluster } from '../platform/postgres/running.ts'
import { type Circumstances, UsageError } from './command.ts'

/**
 * The settings of the installation that a command is to work on: the one that is named, by `--data-dir`,
 * `KONTTORI_DATA_DIR` or `DATABASE_URL`; else that of the service that runs; else the one of the present directory, if
 * the operator agrees. Throws `UsageError` where that stays open.
 */
export async function namedInstallation(circumstances: Circumstances): Promise<Configuration> {
  const { environment, terminal } = circumstances
  const configuration = readConfiguration(environment)
  if (configuration.databaseUrl !== null || environment['KONTTORI_DATA_DIR']?.trim()) return configuration
  const running = await findRunningServices(configuration)
  const here = running.find(({ dataDir }) => dataDir === resolved(configuration.dataDir))
  if (here) return joined(configuration, here)
  const [only, ...others] = running
  const stands = hasCluster(configuration.dataDir)
  if (!only) return agreed(configuration, stands, circumstances)
  const joins = () => joined(configuration, only)
  if (others.length === 0 && !stands) {
    terminal.tell(`working on ${described(only)}`)
    return joins()
  }
  const which = whichOne(running, stands ? configuration.dataDir : null)
  if (others.length === 0 && (await terminal.confirm(`${which}\nWork on ${described(only)}?`))) return joins()
  throw new UsageError(`${which} Name one with --data-dir, KONTTORI_DATA_DIR or DATABASE_URL.`)
}

function joined(configuration: Configuration, service: RunningService): Configuration {
  const { dataDir, database } = service
  if (database === null) return { ...configuration, dataDir }
  throw new UsageError(
    `The service that runs (${service.baseUrl}, process ${service.pid}) has its data in ${database}. Give this command the same DATABASE_URL, and KONTTORI_DATA_DIR=${dataDir}.`,
  )
}

/** Nothing runs, so that the directory in which a command happens to be called decides. */
async function agreed(
  configuration: Configuration,
  stands: boolean,
  { yes, terminal }: Circumstances,
): Promise<Configuration> {
  const { dataDir } = configuration
  const what = stands ? `the database in ${dataDir}` : `${dataDir}, where there is no database yet`
  if (yes) return configuration
  const answer = await terminal.confirm(`No service of yours runs here. Work on ${what}?`)
  if (answer) return configuration
  throw new UsageError(
    answer === false
      ? 'Nothing was done. Name the database: --data-dir, KONTTORI_DATA_DIR or DATABASE_URL.'
      : `No service of yours runs here, and no database is named. This would work on ${what}: give --data-dir ${dataDir} if that is meant, or name another with --data-dir, KONTTORI_DATA_DIR or DATABASE_URL.`,
  )
}

const whichOne = (running: readonly RunningService[], dataDir: string | null): string =>
  `Several databases could be meant: ${running.map(described).join(', ')}${
    dataDir === null ? '' : `, and the one in ${dataDir}, which does not run`
  }.`

const described = ({ baseUrl, pid, dataDir, database }: RunningService): string =>
  `the service at ${baseUrl} (process ${pid}, ${database ?? dataDir})`

function resolved(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
