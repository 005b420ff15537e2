/** Times imports of 500 rows into each register, and counts what they send to PostgreSQL. `--help` tells the options. */
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type App, startApp } from '../server/src/app.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { openDataSet, serverOf } from './data-set.ts'
import { table } from './report.ts'
import { median } from './statistics.ts'

const usage = `node bench/import.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-import)
  --rounds <n>         imports of new rows, changed rows and the same rows (5)
  --no-results         print the report without writing it to bench/results`

const rowCount = 500

/** The rows of a round; `text` is what changes when they are sent again. */
type RowsOf = (round: string, text: string) => readonly object[]

const numbered = (row: (number: number) => object): object[] =>
  Array.from({ length: rowCount }, (_, number) => row(number))

const email = (round: string, number: number): string => `${round}-${number}@bench.example`

/** Hours come after members, whose days they are. */
const registers: Readonly<Record<string, RowsOf>> = {
  'tracking-targets': (round, text) =>
    numbered(number => ({
      externalSource: 'bench',
      externalId: `${round}-${number}`,
      code: `${round}-${number}`,
      name: `${text} ${number}`,
    })),
  'planning-units': (round, text) =>
    numbered(number => ({ code: `${round}-${number}`, name: `${text} ${round} ${number}` })),
  members: (round, text) =>
    numbered(number => ({
      email: email(round, number),
      firstNames: text,
      lastName: `Tuotu ${number}`,
      role: 'employee',
    })),
  'work-days': (round, text) =>
    numbered(number => ({
      email: email(round, number),
      date: '2026-02-02',
      startMinutes: 480,
      endMinutes: 960,
      entryType: 'work',
      note: text,
    })),
}

interface Imported {
  readonly milliseconds: number
  readonly statements: number
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
          join(import.meta.dirname, 'results', `${Temporal.Now.plainDateISO()}-import.md`),
          report,
        )
    } finally {
      await app.close()
    }
  } finally {
    await data.close()
  }
}

/** Every register, each time with new rows, then the same rows changed, then once more as they are. */
async function measure(app: App, serviceKey: string, rounds: number): Promise<Map<string, Imported[]>> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const answer = await app.server.inject({ url: '/v1/dimensions', headers })
  const level = answer.json().items.find(({ code }: { code: string }) => code !== 'project').code as string
  const times = new Map<string, Imported[]>()
  const begun = Date.now().toString(36)
  for (let round = 0; round < rounds; round++)
    for (const [register, rowsOf] of Object.entries(registers))
      for (const [status, text] of [
        ['created', 'Uusi'],
        ['updated', 'Muutettu'],
        ['unchanged', 'Muutettu'],
      ] as const) {
        const rows = rowsOf(`${begun}${round}`, text)
        const payload = { rows, ...(register === 'tracking-targets' && { level }) }
        const name = `${register} ${status}`
        const imported = await timed(app, { url: `/v1/imports/${register}`, headers, payload }, status)
        times.set(name, [...(times.get(name) ?? []), imported])
      }
  return times
}

/** Throws unless every row has become what it was to become: a refused row costs nothing. */
async function timed(
  app: App,
  request: { readonly url: string; readonly headers: Record<string, string>; readonly payload: object },
  status: string,
): Promise<Imported> {
  let milliseconds = 0
  const sent = await sentBy(async () => {
    const began = performance.now()
    const answer = await app.server.inject({ method: 'POST', ...request })
    milliseconds = performance.now() - began
    const results: { status: string }[] = answer.json().results ?? []
    if (results.length !== rowCount || results.some(result => result.status !== status))
      throw new Error(
        `${request.url}: not all are ${status}: ${answer.statusCode} ${answer.body.slice(0, 500)}`,
      )
  })
  return { milliseconds, statements: sent.length }
}

function reportOf(times: ReadonlyMap<string, readonly Imported[]>): string {
  return [
    `# Imports of ${rowCount} rows, ${Temporal.Now.plainDateISO()}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; load average of the last minute when it ended: ${loadavg()[0]?.toFixed(1)}`,
    '- service and PostgreSQL share the machine; each request is one transaction, which holds the write lock of its organisation from its first read on',
    '',
    ...table(
      ['Register, rows', 'median ms', 'slowest ms', 'statements'],
      [...times].map(([name, all]) => [
        name,
        median(all.map(({ milliseconds }) => milliseconds)).toFixed(0),
        Math.max(...all.map(({ milliseconds }) => milliseconds)).toFixed(0),
        String(median(all.map(({ statements }) => statements))),
      ]),
    ),
    '',
  ].join('\n')
}

await bench()
