/**
 * Measures how fast events reach fifty webhooks, side by side with bare undici that posts the same requests to the
 * same receivers, and how long another organisation's requests and events wait meanwhile. `--help` tells the options.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCertificateAuthority } from '../server/test/world/certificates.ts'
import { declareBench, flag, type Result, runBench } from './bench.ts'
import { measureFairness } from './fan-out/fairness.ts'
import { type FanOutOptions, fanOutSettings } from './fan-out/options.ts'
import { BareSender, Receivers } from './fan-out/processes.ts'
import { measuresOf, reportOf } from './fan-out/report.ts'
import { measureReading } from './fan-out/reading.ts'
import { measureRounds } from './fan-out/rounds.ts'
import type { Stage } from './fan-out/stage.ts'
import { noProfiler, profiled, profiler } from './profile.ts'
import { parentOf } from './usage.ts'

/** Enough confirmed days for a burst of ten thousand events, in two companies. */
const size = { organisations: 2, members: 120, days: 300 }

export const fanOutBench = declareBench({
  name: 'fan-out',
  settings: {
    ...fanOutSettings,
    profile: flag(true, 'say where the time of the service goes'),
  },
  async measure({ dataSet, startService }, values) {
    await using ends = new AsyncDisposableStack()
    const folder = ends.adopt(await mkdtemp(join(tmpdir(), 'konttori-fan-out-')), each =>
      rm(each, { recursive: true }),
    )
    const profile = join(folder, 'service.cpuprofile')
    const authority = createCertificateAuthority('Bench')
    const authorityFile = join(folder, 'authority.pem')
    await writeFile(authorityFile, authority.certificate)
    const data = await dataSet(size)
    // Otherwise the service would clear away the rows of an earlier run during the measurement.
    await data.owner('truncate webhook_announcements, webhook_deliveries')
    const receivers = ends.adopt(new Receivers(), each => each.stop())
    const bare = ends.adopt(new BareSender(), each => each.stop())
    const { nodeArguments, environment } = values.profile ? profiler(profile) : noProfiler
    const started = await startService(data.connection, {
      nodeArguments,
      environment: {
        ...environment,
        NODE_EXTRA_CA_CERTS: authorityFile,
        KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on',
      },
    })
    const service = ends.adopt(started, each => each.stop())
    const [backend] = await data.owner<{ pid: number }>('select pg_backend_pid() as pid')
    const urls = await receivers.listen(values.webhooks + 1, authority.issue(['127.0.0.1']))
    const postmaster = parentOf(backend?.pid ?? 0)
    const stage: Stage = { data, service, bare, receivers, urls, ca: authority.certificate, postmaster }
    return await measure(stage, values, values.profile ? profile : null)
  },
})

async function measure(stage: Stage, options: FanOutOptions, profile: string | null): Promise<Result> {
  const rounds = await measureRounds(stage, options)
  const reading = await measureReading(stage, options)
  const fairness = options.burst > 0 ? await measureFairness(stage, options) : null
  const where =
    profile === null
      ? null
      : await profiled(stage.service, profile, () => measureRounds(stage, { ...options, rounds: 1 }))
  const [version] = await stage.data.owner<{ version: string }>(
    "select 'PostgreSQL ' || current_setting('server_version') as version",
  )
  for (const { name, part } of where?.functions ?? []) console.log((part * 100).toFixed(1), name)
  const results = { rounds, reading, fairness, profile: where, postgres: version?.version ?? '', options }
  return { report: reportOf(results), measures: measuresOf(rounds) }
}

if (import.meta.main) await runBench(fanOutBench)
