/**
 * Makes and cancels the payroll batch of one large organisation, while its other members write and read, and times it
 * beside the bare statements. `--help` tells the options.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Agent, setGlobalDispatcher } from 'undici'
import type { Company } from '../server/test/world/large-company.ts'
import { type DataSet, openDataSet } from './data-set.ts'
import { bareBatch } from './large-batch/bare.ts'
import { approveEverything, periodOf } from './large-batch/company.ts'
import { crashInBatch } from './large-batch/crash.ts'
import { crashReport, type Measured, reportOf } from './large-batch/report.ts'
import { waitsDuring } from './large-batch/waits.ts'
import { type Server, startService } from './processes/processes.ts'
import { memoryOf } from './usage.ts'

const usage = `node bench/large-batch.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-large-batch)
  --members <n>        of the organisation (5000)
  --days <n>           of each member (31)
  --crash              kill the server in the middle of the batch instead, and see that all of it goes and it is made anew
  --no-results         print the report without writing it to bench/results`

// A batch may take longer than the five minutes for which `fetch` waits.
setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }))

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: 'data/bench-large-batch' },
      members: { type: 'string', default: '5000' },
      days: { type: 'string', default: '31' },
      crash: { type: 'boolean', default: false },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const size = { organisations: 1, members: Number(values.members), days: Number(values.days) }
  const data = await openDataSet(resolve(values['data-dir']), size)
  try {
    if (values.crash) return console.log(crashReport(await crashInBatch(data)))
    await approveEverything(data)
    const service = await startService(data.connection)
    const measured: Measured[] = []
    try {
      const body = periodOf(data)
      const made = await measure(data, service, { name: 'Batch', path: '/v1/export-batches', body })
      measured.push(made)
      const cancel = `/v1/export-batches/${made.id}/cancel`
      measured.push(await measure(data, service, { name: 'Its cancellation', path: cancel, body: {} }))
      const again = await measure(data, service, { name: 'Batch again', path: '/v1/export-batches', body })
      measured.push(again)
      const targetId = await downloadTarget(data, service)
      const deliver = { path: `/v1/export-batches/${again.id}/deliver`, body: { targetId } }
      const delivery = await measure(data, service, { name: 'Its delivery as JSON', ...deliver })
      measured.push({ ...delivery, dayCount: again.dayCount, lineCount: again.lineCount })
    } finally {
      await service.stop()
    }
    const bareSeconds = await bareBatch(data)
    const report = reportOf(data, measured, bareSeconds)
    console.log(report)
    if (!values['no-results']) await keep(report)
  } finally {
    await data.close()
  }
}

interface Work {
  readonly name: string
  readonly path: string
  readonly body: object
}

/** Sends one request, and meanwhile lets another member's day be written and a page of days be read, one after the other. */
async function measure(data: DataSet, service: Server, { name, path, body }: Work): Promise<Measured> {
  const company = companyOf(data)
  const send = senderOf(company, service)
  const days = `/v1/team/members/${company.members.eero.id}/work-days`
  const entries = [{ entryTypeId: company.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
  const { periodStart } = periodOf(data)
  const seconds = { quiet: 1 }
  const write = () => send('PUT', `${days}/2026-12-01/entries`, { entries })
  const read = () => send('GET', `/v1/work-days?from=${periodStart}&to=${periodStart}&limit=50`)
  const rest = () => new Promise(resolve => setTimeout(resolve, seconds.quiet * 1000))
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

async function keep(report: string): Promise<void> {
  const results = join(import.meta.dirname, 'results')
  await mkdir(results, { recursive: true })
  await writeFile(join(results, `${Temporal.Now.plainDateISO()}-large-batch.md`), report)
}

await bench()
