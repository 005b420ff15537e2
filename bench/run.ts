/**
 * Measures the hot paths of the service side by side with a bare handler and with pgbench; `--help` tells the options.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '../server/src/app.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { count, declareBench, flag, rounds, runBench, type Stage, text, type ValuesOf } from './bench.ts'
import { type DataSet, serverOf } from './data-set.ts'
import { type HotPath, hotPaths } from './hot-paths.ts'
import { pgbenchVersion, preparePgbench } from './pgbench.ts'
import { profiled, type Profiler, profiler } from './profile.ts'
import { LoadGenerator, type Server, startBare } from './processes/processes.ts'
import { record, type Recording, requestsOf } from './recording.ts'
import { type Measured, measuresOf, type Profiles, reportOf } from './report.ts'
import { measure } from './rounds.ts'
import { parentOf } from './usage.ts'

interface Prepared {
  readonly path: HotPath
  readonly recording: Recording
}

const settings = {
  organisations: count(200, 2, 'of the data set'),
  members: count(50, 12, 'of each organisation'),
  days: count(100, 10, 'of each member'),
  rounds: rounds(7, 'pairs of measured rounds for each hot path'),
  seconds: count(6, 0, 'of each round; 0 makes each request once'),
  connections: count(32, 4, 'of the load generator'),
  only: text('', '', 'hot paths, separated by commas'),
  profile: flag(false, 'say where the time of both servers goes'),
}

type Options = ValuesOf<typeof settings>

export const hotPathBench = declareBench({
  name: 'run',
  settings,
  async measure(stage, values) {
    const data = await stage.dataSet(values)
    const only = values.only.split(',').filter(Boolean)
    const chosen = hotPaths.filter(({ name }) => only.length === 0 || only.includes(name))
    const prepared = await prepare(data, chosen)
    const pgbench = await pgbenchVersion()
    if (!pgbench) console.log('pgbench is not on the path; its column is left out.')
    const results = await measureAll(stage, data, prepared, values, pgbench !== null)
    const [version] = await data.owner<{ version: string }>(
      "select 'PostgreSQL ' || current_setting('server_version') as version",
    )
    const surroundings = { postgres: version?.version ?? '', pgbench, data, ...values }
    return { report: reportOf(results, surroundings), measures: results.flatMap(measuresOf) }
  },
})

/** Makes the requests and records what they ask of the database, on the service in this process. */
async function prepare(data: DataSet, paths: readonly HotPath[]): Promise<Prepared[]> {
  const app = await startApp({ ...serverOf(data.connection), log: silentLog })
  try {
    const prepared: Prepared[] = []
    for (const path of paths) {
      await path.reset?.(data)
      prepared.push({ path, recording: await record(app, await path.requests(data)) })
      await path.reset?.(data)
    }
    return prepared
  } finally {
    await app.close()
  }
}

async function measureAll(
  { startService }: Stage,
  data: DataSet,
  prepared: readonly Prepared[],
  options: Options,
  withPgbench: boolean,
): Promise<Measured[]> {
  const [backend] = await data.owner<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(backend?.pid ?? 0)
  const load = new LoadGenerator()
  const results: Measured[] = []
  try {
    for (const { path, recording } of prepared) {
      console.log(`${path.title} …`)
      const requests = requestsOf(recording)
      // Fresh servers for each path, so that none has the memory and the compiled code of another; they end with it.
      await using ends = new AsyncDisposableStack()
      const service = ends.adopt(await startService(data.connection), server => server.stop())
      const bare = ends.adopt(await startBare(barePlan(data, path, recording)), server => server.stop())
      const pgbench = withPgbench
        ? ends.adopt(await preparePgbench(data, path.name, recording), scripts => scripts.close())
        : null
      const rounds = await measure(
        { data, postmaster, load, service, bare, pgbench },
        path,
        requests,
        options,
      )
      await ends.disposeAsync()
      const profiles = options.profile
        ? await profileBoth(startService, data, load, path, recording, options)
        : null
      results.push({ path, recording, rounds, profiles })
    }
    return results
  } finally {
    await load.stop()
  }
}

/** The rounds are made without the profiler, which slows what it watches. */
async function profileBoth(
  startService: Stage['startService'],
  data: DataSet,
  load: LoadGenerator,
  path: HotPath,
  recording: Recording,
  { seconds, connections }: Options,
): Promise<Profiles> {
  const dir = await mkdtemp(join(tmpdir(), 'konttori-profile-'))
  const requests = requestsOf(recording)
  const profileOf = async (start: (environment: Profiler) => Promise<Server>, name: string) => {
    const file = join(dir, `${name}.cpuprofile`)
    const server = await start(profiler(file))
    const run = async () => {
      await path.reset?.(data)
      return load.run({
        url: server.url,
        requests,
        connections,
        seconds: path.once || seconds === 0 ? null : seconds,
      })
    }
    try {
      await run()
      return await profiled(server, file, run)
    } finally {
      await server.stop()
    }
  }
  try {
    const service = await profileOf(more => startService(data.connection, more), 'service')
    const bare = await profileOf(more => startBare(barePlan(data, path, recording), more), 'bare')
    return { service, bare }
  } finally {
    await path.reset?.(data)
    await rm(dir, { recursive: true })
  }
}

const barePlan = (data: DataSet, { route, writes }: HotPath, recording: Recording) => ({
  connection: data.connection,
  paths: [{ method: requestsOf(recording)[0]?.method ?? 'GET', route, writes, recording }],
})

if (import.meta.main) await runBench(hotPathBench)
