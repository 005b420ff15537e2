/**
 * Attacks a service on loopback, one attack after the other, and measures how long a caller of another organisation
 * waits meanwhile beside a quiet time, how much memory the service takes, and whether it lives. `--help` tells the options.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { workingDates } from '../server/test/world/large-company.ts'
import { type DataSet, openDataSet } from './data-set.ts'
import { type Attack, attacks } from './hostile/attacks.ts'
import type { AttackTask } from './hostile/attack-process.ts'
import { read } from './hostile/reader.ts'
import { lineOf, type Measured, reportOf } from './hostile/report.ts'
import { type Server, startService } from './processes/processes.ts'
import { memoryOf } from './usage.ts'

const usage = `node bench/hostile.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-hostile)
  --seconds <n>        of each attack, and half of it for each quiet time (20)
  --only <names>       attacks, separated by commas: ${attacks.map(({ name }) => name).join(', ')}
  --no-results         print the report without writing it to bench/results`

const size = { organisations: 2, members: 20, days: 60 }

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: 'data/bench-hostile' },
      seconds: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const seconds = Number(values.seconds)
  const only = values.only.split(',').filter(Boolean)
  const data = await openDataSet(resolve(values['data-dir']), size)
  const measured: Measured[] = []
  // Without limits on keys, which the reader would reach; every other one is as it is without settings.
  let service = await startService(data.connection)
  try {
    for (const attack of attacks.filter(({ name }) => only.length === 0 || only.includes(name))) {
      console.log(`${attack.name} …`)
      const one = await measure(data, service, attack, seconds)
      console.log(lineOf(one))
      measured.push(one)
      if (!one.lives) service = await startService(data.connection)
    }
  } finally {
    await service.stop()
    await data.close()
  }
  const report = reportOf(measured, seconds)
  console.log(`\n${report}`)
  if (!values['no-results']) await keep(report)
}

async function measure(data: DataSet, service: Server, attack: Attack, seconds: number): Promise<Measured> {
  const [attacker, other] = data.companies
  if (!attacker || !other) throw new Error('the data set has two companies')
  const [from = ''] = workingDates(size.days)
  const to = Temporal.PlainDate.from(from).add({ days: 30 })
  const path = `/v1/work-days?from=${from}&to=${to.toString()}&limit=50`
  const reading = (time: number) => read(service.url, other.serviceKey, path, time)
  const child = fork(join(import.meta.dirname, 'hostile/attack-process.ts'))
  try {
    await reading(2)
    const quiet = await reading(seconds / 2)
    const quietBytes = memoryOf(service.pid).resident
    forgetPeak(service.pid)
    child.send({
      name: attack.name,
      target: { url: service.url, key: attacker.serviceKey },
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

async function keep(report: string): Promise<void> {
  const dir = resolve(import.meta.dirname, 'results')
  const file = join(dir, `${Temporal.Now.plainDateISO()}-hostile.md`)
  await mkdir(dir, { recursive: true })
  await writeFile(file, report)
  console.log(`Written to ${file}`)
}

await bench()
