/** Measures how long the event loop stands still while large tables are imported, beside small reads. `--help` tells the options. */
import { randomBytes } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type App, startApp } from '../server/src/app.ts'
import { tableMediaTypes } from '../server/src/platform/contract/table.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { workbook } from '../server/src/platform/tables/test/workbook.ts'
import { count, declareBench, rounds, runBench, type ValuesOf } from './bench.ts'
import { serverOf } from './data-set.ts'
import type { Measure } from './record.ts'
import { table } from './report.ts'
import { median } from './statistics.ts'

interface SentTable {
  readonly contentType: string
  readonly bytes: Buffer
}

const settings = {
  rounds: rounds(5, 'how often each table is sent'),
  warming: count(1, 0, 'how often it is sent beforehand'),
  rows: count(500, 5, 'of each table'),
  quiet: count(1000, 5, 'milliseconds in which nothing is sent'),
  csvBytes: count(11_900_000, 600_000, 'of the large CSV'),
  xlsxBytes: count(5_000_000, 600_000, 'of the large XLSX'),
}

type Values = ValuesOf<typeof settings>

/** Text that does not pack well. */
const noise = (length: number): string =>
  randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64')
    .slice(0, length)

const header = 'code;name;externalSource;externalId'

const namesOf = (rows: number) =>
  Array.from({ length: rows }, (_, row) => [`t${row}`, noise(200), 'bench', `${row}`])

/** Rows, and lines without anything in them until the file is as large as wanted. */
function csv(count: number, bytes: number): SentTable {
  const rows = [header.split(';'), ...namesOf(count)].map(cells => `${cells.join(';')}\n`).join('')
  const nothing = `${';'.repeat(620)}\n`
  const lines = nothing.repeat(Math.max(0, Math.floor((bytes - rows.length) / nothing.length)))
  return { contentType: tableMediaTypes.csv, bytes: Buffer.from(rows + lines) }
}

/** Rows, and texts that no cell shows until the file is about as large as wanted. */
function xlsx(count: number, bytes: number): SentTable {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [header.split(';'), ...namesOf(count)]
    .map(cells => `<row>${cells.map(cell).join('')}</row>`)
    .join('')
  const texts = Array.from({ length: Math.floor(bytes / 160) }, () => `<si><t>${noise(200)}</t></si>`)
  return { contentType: tableMediaTypes.xlsx, bytes: workbook({ rows, strings: texts.join('') }) }
}

type Tables = Readonly<Record<string, () => SentTable>>

const tablesOf = ({ rows, csvBytes, xlsxBytes }: Values): Tables => ({
  'nothing sent': () => ({ contentType: '', bytes: Buffer.alloc(0) }),
  'CSV of 0.1 MB': () => csv(rows, 0),
  [`CSV of ${(csvBytes / 1e6).toFixed(0)} MB`]: () => csv(rows, csvBytes),
  'XLSX of 0.1 MB': () => xlsx(rows, 0),
  [`XLSX of ${(xlsxBytes / 1e6).toFixed(0)} MB`]: () => xlsx(rows, xlsxBytes),
})

interface Measured {
  readonly milliseconds: number
  readonly longestDelay: number
  readonly slowestRead: number
  readonly status: number
}

export const tableBodiesBench = declareBench({
  name: 'table-bodies',
  settings,
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: 10, days: 1 })
    const app = await startApp({ ...serverOf(data.connection), log: silentLog })
    try {
      const measured = await measure(app, data.companies[0]?.serviceKey ?? '', values)
      return { report: reportOf(measured, values.rows), measures: measuresOf(measured) }
    } finally {
      await app.close()
    }
  },
})

async function measure(app: App, serviceKey: string, values: Values): Promise<Map<string, Measured[]>> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const answer = await app.server.inject({ url: '/v1/dimensions', headers })
  const level = answer.json().items.find(({ code }: { code: string }) => code !== 'project').code as string
  const measured = new Map<string, Measured[]>()
  for (let round = -values.warming; round < values.rounds; round++)
    for (const [name, made] of Object.entries(tablesOf(values))) {
      const one = await sent(app, { headers, level, quiet: values.quiet }, made())
      if (round >= 0) measured.set(name, [...(measured.get(name) ?? []), one])
    }
  return measured
}

/** Sends a table, or waits where there is none, while small reads follow each other. */
async function sent(
  app: App,
  { headers, level, quiet }: { headers: Record<string, string>; level: string; quiet: number },
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
      ? await new Promise<number>(done => setTimeout(done, quiet, 0))
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
  if (status >= 300) throw new Error(`a table was answered ${status}`)
  return { milliseconds, longestDelay: delay.max / 1e6, slowestRead, status }
}

function reportOf(measured: ReadonlyMap<string, readonly Measured[]>, rows: number): string {
  const whole = (value: number) => value.toFixed(0)
  return [
    `# The event loop while tables are read, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; load average of the last minute when it ended: ${loadavg()[0]?.toFixed(1)}`,
    `- each has ${rows} rows, all of them new, in a dry run`,
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

const measuresOf = (measured: ReadonlyMap<string, readonly Measured[]>): Measure[] =>
  [...measured].map(([name, all]) => ({
    what: `longest delay: ${name}`,
    value: median(all.map(({ longestDelay }) => longestDelay)),
    unit: 'ms',
  }))

if (import.meta.main) await runBench(tableBodiesBench)
