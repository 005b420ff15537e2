/** Measures how long the event loop stands still while large tables are imported, beside small reads. `--help` tells the options. */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type App, startApp } from '../server/src/app.ts'
import { tableMediaTypes } from '../server/src/platform/contract/table.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { workbook } from '../server/src/platform/tables/test/workbook.ts'
import { openDataSet, serverOf } from './data-set.ts'
import { table } from './report.ts'
import { median } from './statistics.ts'

const usage = `node bench/table-bodies.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-import)
  --rounds <n>         how often each table is sent (5)
  --no-results         print the report without writing it to bench/results`

const rowCount = 500
const csvBytes = 11_900_000
const xlsxBytes = 5_000_000

interface SentTable {
  readonly contentType: string
  readonly bytes: Buffer
}

/** Text that does not pack well. */
const noise = (length: number): string =>
  randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64')
    .slice(0, length)

const header = 'code;name;externalSource;externalId'

const names = Array.from({ length: rowCount }, (_, row) => [`t${row}`, noise(200), 'bench', `${row}`])

/** Rows, and lines without anything in them until the file is as large as wanted. */
function csv(bytes: number): SentTable {
  const rows = [header.split(';'), ...names].map(cells => `${cells.join(';')}\n`).join('')
  const nothing = `${';'.repeat(620)}\n`
  const lines = nothing.repeat(Math.max(0, Math.floor((bytes - rows.length) / nothing.length)))
  return { contentType: tableMediaTypes.csv, bytes: Buffer.from(rows + lines) }
}

/** Rows, and texts that no cell shows until the file is about as large as wanted. */
function xlsx(bytes: number): SentTable {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [header.split(';'), ...names].map(cells => `<row>${cells.map(cell).join('')}</row>`).join('')
  const texts = Array.from({ length: Math.floor(bytes / 160) }, () => `<si><t>${noise(200)}</t></si>`)
  return { contentType: tableMediaTypes.xlsx, bytes: workbook({ rows, strings: texts.join('') }) }
}

const tables: Readonly<Record<string, () => SentTable>> = {
  'nothing sent': () => ({ contentType: '', bytes: Buffer.alloc(0) }),
  'CSV of 0.1 MB': () => csv(0),
  'CSV of 12 MB': () => csv(csvBytes),
  'XLSX of 0.1 MB': () => xlsx(0),
  'XLSX of 5 MB': () => xlsx(xlsxBytes),
}

interface Measured {
  readonly milliseconds: number
  readonly longestDelay: number
  readonly slowestRead: number
  readonly status: number
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: 'data/bench-import' },
      rounds: { type: 'string', default: '5' },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const data = await openDataSet(resolve(values['data-dir']), { organisations: 1, members: 10, days: 1 })
  try {
    const app = await startApp({ ...serverOf(data.connection), log: silentLog })
    try {
      const report = reportOf(await measure(app, data.companies[0]?.serviceKey ?? '', Number(values.rounds)))
      console.log(report)
      if (!values['no-results'])
        await writeFile(
          join(import.meta.dirname, 'results', `${Temporal.Now.plainDateISO()}-table-bodies.md`),
          report,
        )
    } finally {
      await app.close()
    }
  } finally {
    await data.close()
  }
}

async function measure(app: App, serviceKey: string, rounds: number): Promise<Map<string, Measured[]>> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const answer = await app.server.inject({ url: '/v1/dimensions', headers })
  const level = answer.json().items.find(({ code }: { code: string }) => code !== 'project').code as string
  const measured = new Map<string, Measured[]>()
  for (let round = 0; round <= rounds; round++)
    for (const [name, made] of Object.entries(tables)) {
      const one = await sent(app, headers, level, made())
      // The first round warms up.
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), one])
    }
  return measured
}

/** Sends a table, or waits for a second, while small reads follow each other. */
async function sent(
  app: App,
  headers: Record<string, string>,
  level: string,
  { contentType, bytes }: SentTable,
): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let over = false
  let slowestRead = 0
  const reading = (async () => {
    while (!over) {
      const began = performance.now()
      await app.server.inject({ url: '/v1/planning-units?limit=1', headers })
      slowestRead = Math.max(slowestRead, performance.now() - began)
      await new Promise(later => setTimeout(later, 2))
    }
  })()
  delay.enable()
  const began = performance.now()
  const url = `/v1/imports/tracking-targets?level=${level}&dryRun=true`
  const status =
    bytes.length === 0
      ? await new Promise<number>(done => setTimeout(done, 1000, 0))
      : (
          await app.server.inject({
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': contentType },
            payload: bytes,
          })
        ).statusCode
  const milliseconds = performance.now() - began
  delay.disable()
  over = true
  await reading
  return { milliseconds, longestDelay: delay.max / 1e6, slowestRead, status }
}

function reportOf(measured: ReadonlyMap<string, readonly Measured[]>): string {
  const whole = (value: number) => value.toFixed(0)
  return [
    `# The event loop while tables are read, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; load average of the last minute when it ended: ${loadavg()[0]?.toFixed(1)}`,
    `- each has ${rowCount} rows, all of them new, in a dry run`,
    '- service, PostgreSQL and what sends share the machine, and the latter the process; small reads follow each other all the while',
    '',
    ...table(
      [
        'Table',
        'status',
        'median ms',
        'longest delay of the loop, median ms',
        'slowest',
        'slowest small read, median ms',
      ],
      [...measured].map(([name, all]) => [
        name,
        [...new Set(all.map(({ status }) => status))].join(),
        whole(median(all.map(({ milliseconds }) => milliseconds))),
        whole(median(all.map(({ longestDelay }) => longestDelay))),
        whole(Math.max(...all.map(({ longestDelay }) => longestDelay))),
        whole(median(all.map(({ slowestRead }) => slowestRead))),
      ]),
    ),
    '',
  ].join('\n')
}

await bench()
