/**
 * Makes and cancels the payroll batch of one large organisation, while its other members write and read, and times it
 * beside the bare statements. `--help` tells the options.
 */
import { randomUUID } from 'node:crypto'
import { Agent, fetch } from 'undici'
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, flag, runBench } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { bareBatch } from './large-batch/bare.ts'
import { approveEverything, periodOf } from './large-batch/company.ts'
import { crashInBatch } from './large-batch/crash.ts'
import { crashReport, type Measured, reportOf } from './large-batch/report.ts'
import { waitsDuring } from './large-batch/waits.ts'
import type { Server } from './processes/processes.ts'
import type { Measure } from './record.ts'
import { memoryOf } from './usage.ts'

/** A batch may take longer than the five minutes for which `fetch` waits. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

export const largeBatchBench = declareBench({
  name: 'large-batch',
  settings: {
    members: count(5000, 12, 'of the organisation'),
    days: count(31, 10, 'of each member'),
    quiet: count(1000, 10, 'milliseconds in which only another member writes, before each measurement'),
    crash: flag(
      false,
      'kill the server in the middle of the batch instead, and see that all of it goes and it is made anew',
    ),
  },
  async measure({ dataSet, startService }, { members, days, quiet, crash }) {
    const data = await dataSet({ organisations: 1, members, days })
    if (crash) {
      console.log(crashReport(await crashInBatch(data)))
      return { report: null, measures: [] }
    }
    await approveEverything(data)
    const service = await startService(data.connection)
    const measured: Measured[] = []
    try {
      const batch = { path: '/v1/export-batches', body: periodOf(data), quiet }
      const made = await measure(data, service, { name: 'Batch', ...batch })
      measured.push(made)
      const cancel = { path: `/v1/export-batches/${made.id}/cancel`, body: {}, quiet }
      measured.push(await measure(data, service, { name: 'Its cancellation', ...cancel }))
      const again = await measure(data, service, { name: 'Batch again', ...batch })
      measured.push(again)
      const targetId = await downloadTarget(data, service)
      const deliver = { path: `/v1/export-batches/${again.id}/deliver`, body: { targetId }, quiet }
      const delivery = await measure(data, service, { name: 'Its delivery as JSON', ...deliver })
      measured.push({ ...delivery, dayCount: again.dayCount, lineCount: again.lineCount })
    } finally {
      await service.stop()
    }
    const bareSeconds = await bareBatch(data)
    return { report: reportOf(data, measured, bareSeconds), measures: measured.flatMap(measuresOf) }
  },
})

const measuresOf = ({ name, seconds, writes, peak }: Measured): Measure[] => [
  { what: name, value: seconds * 1000, unit: 'ms' },
  { what: `${name}: longest write meanwhile`, value: Math.max(...writes.ms), unit: 'ms' },
  { what: `${name}: memory at the peak`, value: peak / 2 ** 20, unit: 'MiB' },
]

interface Work {
  readonly name: string
  readonly path: string
  readonly body: object
  /** Milliseconds of the quiet time before. */
  readonly quiet: number
}

/** Sends one request, and meanwhile lets another member's day be written and a page of days be read, one after the other. */
async function measure(
  data: DataSet,
  service: Server,
  { name, path, body, quiet: quietMs }: Work,
): Promise<Measured> {
  const company = companyOf(data)
  const send = senderOf(company, service)
  const days = `/v1/team/members/${company.members.eero.id}/work-days`
  const entries = [{ entryTypeId: company.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
  const { periodStart } = periodOf(data)
  const write = () => send('PUT', `${days}/2026-12-01/entries`, { entries })
  const read = () => send('GET', `/v1/work-days?from=${periodStart}&to=${periodStart}&limit=50`)
  const rest = () => new Promise(resolve => setTimeout(resolve, quietMs))
  // The first requests open connections.
  await Promise.all([write(), read()].map(async answer => (await answer).text()))
  const quiet = await waitsDuring(rest(), write)

  console.log(`${name} …`)
  const began = performance.now()
  const working = send('POST', path, body).then(async answer => {
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as Pick<Measured, 'id' | 'dayCount' | 'lineCount'>
  })
  const [made, writes, reads] = await Promise.all([
    working,
    waitsDuring(working, write),
    waitsDuring(working, read),
  ])
  const took = (performance.now() - began) / 1000
  const { peak } = memoryOf(service.pid)
  const { id, dayCount, lineCount } = made
  return {
    name,
    id,
    seconds: took,
    dayCount,
    lineCount,
    quiet,
    writes,
    reads,
    peak,
  }
}

function companyOf({ companies }: DataSet): Company {
  const [company] = companies
  if (!company) throw new Error('the data set has a company')
  return company
}

const senderOf =
  ({ serviceKey }: Company, service: Server) =>
  (method: string, to: string, content?: object) =>
    fetch(service.url + to, {
      dispatcher: patient,
      method,
      headers: {
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(content && { body: JSON.stringify(content) }),
    })

async function downloadTarget(data: DataSet, service: Server): Promise<string> {
  const target = { name: `Bench ${randomUUID()}`, transport: 'download', format: 'json' }
  const answer = await senderOf(companyOf(data), service)('POST', '/v1/export-targets', target)
  if (!answer.ok) throw new Error(`a target is made: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

if (import.meta.main) await runBench(largeBatchBench)
