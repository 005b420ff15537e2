/**
 * Measures how fast events reach fifty webhooks, side by side with bare undici that posts the same requests to the
 * same receivers, and how long another organisation's requests and events wait meanwhile. `--help` tells the options.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createCertificateAuthority } from '../server/test/world/certificates.ts'
import { openDataSet } from './data-set.ts'
import { measureFairness } from './fan-out/fairness.ts'
import { type FanOutOptions, readOptions, usage } from './fan-out/options.ts'
import { BareSender, Receivers } from './fan-out/processes.ts'
import { reportOf } from './fan-out/report.ts'
import { measureReading } from './fan-out/reading.ts'
import { measureRounds } from './fan-out/rounds.ts'
import type { Stage } from './fan-out/stage.ts'
import { startService } from './processes/processes.ts'
import { profiled, type Profiler, profiler } from './profile.ts'
import { parentOf } from './usage.ts'

/** Enough confirmed days for a burst of ten thousand events, in two companies. */
const size = { organisations: 2, members: 120, days: 300 }

const noProfiler: Profiler = { nodeArguments: [], environment: {} }

async function bench(): Promise<void> {
  const asked = readOptions()
  if (asked === 'help') return console.log(usage)
  const { options } = asked
  const folder = await mkdtemp(join(tmpdir(), 'konttori-fan-out-'))
  const profile = join(folder, 'service.cpuprofile')
  const authority = createCertificateAuthority('Bench')
  const authorityFile = join(folder, 'authority.pem')
  await writeFile(authorityFile, authority.certificate)
  const data = await openDataSet(resolve(asked.dataDir), size)
  // Otherwise the service would clear away the rows of an earlier run during the measurement.
  await data.owner('truncate webhook_announcements, webhook_deliveries')
  const receivers = new Receivers()
  const bare = new BareSender()
  const { nodeArguments, environment } = asked.profile ? profiler(profile) : noProfiler
  const service = await startService(data.connection, {
    nodeArguments,
    environment: {
      ...environment,
      NODE_EXTRA_CA_CERTS: authorityFile,
      KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on',
    },
  })
  try {
    const [backend] = await data.owner<{ pid: number }>('select pg_backend_pid() as pid')
    const urls = await receivers.listen(options.webhooks + 1, authority.issue(['127.0.0.1']))
    const stage: Stage = {
      data,
      service,
      bare,
      receivers,
      urls,
      ca: authority.certificate,
      postmaster: parentOf(backend?.pid ?? 0),
    }
    const { report, functions } = await measure(stage, options, asked.profile ? profile : null)
    console.log(`\n${report}`)
    if (functions)
      for (const { name, part } of functions.functions) console.log((part * 100).toFixed(1), name)
    if (!asked.noResults) await keep(report)
  } finally {
    await Promise.all([service.stop(), bare.stop(), receivers.stop()])
    await data.close()
    await rm(folder, { recursive: true })
  }
}

async function measure(stage: Stage, options: FanOutOptions, profile: string | null) {
  const rounds = await measureRounds(stage, options)
  const reading = await measureReading(stage, options)
  const fairness = options.burst > 0 ? await measureFairness(stage, options) : null
  const functions =
    profile === null
      ? null
      : await profiled(stage.service, profile, () => measureRounds(stage, { ...options, rounds: 1 }))
  const [version] = await stage.data.owner<{ version: string }>(
    "select 'PostgreSQL ' || current_setting('server_version') as version",
  )
  const postgres = version?.version ?? ''
  return { report: reportOf({ rounds, reading, fairness, profile: functions, postgres, options }), functions }
}

async function keep(report: string): Promise<void> {
  const dir = resolve(import.meta.dirname, 'results')
  const file = join(dir, `${Temporal.Now.plainDateISO()}-fan-out.md`)
  await mkdir(dir, { recursive: true })
  await writeFile(file, report)
  console.log(`Written to ${file}`)
}

await bench()
