/**
 * Attacks a service on loopback, one attack after the other, and measures how long a caller of another organisation
 * waits meanwhile beside a quiet time, how much memory the service takes, and whether it lives. `--help` tells the options.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workingDates } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench, text, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { type Attack, attacks } from './hostile/attacks.ts'
import type { AttackTask } from './hostile/attack-process.ts'
import { read } from './hostile/reader.ts'
import { lineOf, type Measured, reportOf } from './hostile/report.ts'
import type { Server } from './processes/processes.ts'
import type { Measure } from './record.ts'
import { quantile } from './statistics.ts'
import { memoryOf } from './usage.ts'

const size = { organisations: 2, members: 20, days: 60 }

const settings = {
  seconds: count(20, 0, 'of each attack, and half of it for each quiet time'),
  divided: count(1, 50, 'by which the connections of an attack are divided'),
  only: text('', '', `attacks, separated by commas: ${attacks.map(({ name }) => name).join(', ')}`),
}

type Values = ValuesOf<typeof settings>

export const hostileBench = declareBench({
  name: 'hostile',
  settings,
  async measure({ dataSet, startService }, values) {
    const only = values.only.split(',').filter(Boolean)
    const data = await dataSet(size)
    const measured: Measured[] = []
    // Without limits on keys, which the reader would reach; every other one is as it is without settings.
    let service = await startService(data.connection)
    try {
      for (const attack of attacks.filter(({ name }) => only.length === 0 || only.includes(name))) {
        console.log(`${attack.name} …`)
        const one = await measure(data, service, attack, values)
        console.log(lineOf(one))
        measured.push(one)
        if (!one.lives) service = await startService(data.connection)
      }
    } finally {
      await service.stop()
    }
    return { report: reportOf(measured, values.seconds), measures: measured.flatMap(measuresOf) }
  },
})

async function measure(
  data: DataSet,
  service: Server,
  attack: Attack,
  { seconds, divided }: Values,
): Promise<Measured> {
  const [attacker, other] = data.companies
  if (!attacker || !other) throw new Error('the data set has two companies')
  const [from = ''] = workingDates(size.days)
  const to = Temporal.PlainDate.from(from).add({ days: 30 })
  const path = `/v1/work-days?from=${from}&to=${to.toString()}&limit=50`
  const reading = (time: number) => read(service.url, other.serviceKey, path, time)
  const child = fork(join(import.meta.dirname, 'hostile/attack-process.ts'))
  try {
    // Opens the connection, and lets the service rest from the attack before.
    await reading(Math.min(2, seconds))
    const quiet = await reading(seconds / 2)
    const quietBytes = memoryOf(service.pid).resident
    forgetPeak(service.pid)
    child.send({
      name: attack.name,
      target: { url: service.url, key: attacker.serviceKey, divided },
    } satisfies AttackTask)
    const during = await reading(seconds)
    const lives = isAlive(service.pid)
    const peakBytes = lives ? memoryOf(service.pid).peak : 0
    const ended = once(child, 'exit')
    child.send('stop')
    // An attacker who does not stop is stopped.
    const deadline = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(deadline)
    const after = await reading(seconds / 2)
    return { attack, quiet, during, after, quietBytes, peakBytes, lives }
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL')
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html: 5 sets the peak back to the present. */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const measuresOf = ({ attack, during, peakBytes }: Measured): Measure[] => [
  { what: `${attack.name}: p99 meanwhile`, value: quantile(during.keptMs, 0.99), unit: 'ms' },
  { what: `${attack.name}: memory at the peak`, value: peakBytes / 2 ** 20, unit: 'MiB' },
]

if (import.meta.main) await runBench(hostileBench)
