/** Times imports of 500 rows into each register, and counts what they send to PostgreSQL. `--help` tells the options. */
import { cpus, loadavg } from 'node:os'
import { type App, startApp } from '../server/src/app.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench, type ValuesOf } from './bench.ts'
import { serverOf } from './data-set.ts'
import type { Measure } from './record.ts'
import { table } from './report.ts'
import { median } from './statistics.ts'

/** The rows of a round; `text` is what changes when they are sent again. */
type RowsOf = (rowCount: number, round: string, text: string) => readonly object[]

const numbered = (rowCount: number, row: (number: number) => object): object[] =>
  Array.from({ length: rowCount }, (_, number) => row(number))

const email = (round: string, number: number): string => `${round}-${number}@bench.example`

/** Hours come after members, whose days they are. */
const registers: Readonly<Record<string, RowsOf>> = {
  'tracking-targets': (rowCount, round, text) =>
    numbered(rowCount, number => ({
      externalSource: 'bench',
      externalId: `${round}-${number}`,
      code: `${round}-${number}`,
      name: `${text} ${number}`,
    })),
  'planning-units': (rowCount, round, text) =>
    numbered(rowCount, number => ({ code: `${round}-${number}`, name: `${text} ${round} ${number}` })),
  members: (rowCount, round, text) =>
    numbered(rowCount, number => ({
      email: email(round, number),
      firstNames: text,
      lastName: `Tuotu ${number}`,
      role: 'employee',
    })),
  'work-days': (rowCount, round, text) =>
    numbered(rowCount, number => ({
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

const settings = {
  rows: count(500, 3, 'rows of an import'),
  rounds: rounds(5, 'imports of new rows, changed rows and the same rows'),
}

type Values = ValuesOf<typeof settings>

export const importBench = declareBench({
  name: 'import',
  settings,
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: 10, days: 1 })
    const app = await startApp({ ...serverOf(data.connection), log: silentLog })
    try {
      const times = await measure(app, data.companies[0]?.serviceKey ?? '', values)
      return { report: reportOf(times, values.rows), measures: measuresOf(times) }
    } finally {
      await app.close()
    }
  },
})

/** Every register, each time with new rows, then the same rows changed, then once more as they are. */
async function measure(
  app: App,
  serviceKey: string,
  { rows: rowCount, rounds: most }: Values,
): Promise<Map<string, Imported[]>> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const answer = await app.server.inject({ url: '/v1/dimensions', headers })
  const level = answer.json().items.find(({ code }: { code: string }) => code !== 'project').code as string
  const times = new Map<string, Imported[]>()
  const begun = Date.now().toString(36)
  for (let round = 0; round < most; round++)
    for (const [register, rowsOf] of Object.entries(registers))
      for (const [status, text] of [
        ['created', 'Uusi'],
        ['updated', 'Muutettu'],
        ['unchanged', 'Muutettu'],
      ] as const) {
        const rows = rowsOf(rowCount, `${begun}${round}`, text)
        const payload = { rows, ...(register === 'tracking-targets' && { level }) }
        const name = `${register} ${status}`
        const request = { url: `/v1/imports/${register}`, headers, payload }
        const imported = await timed(app, request, { status, rowCount })
        times.set(name, [...(times.get(name) ?? []), imported])
      }
  return times
}

/** Throws unless every row has become what it was to become: a refused row costs nothing. */
async function timed(
  app: App,
  request: { readonly url: string; readonly headers: Record<string, string>; readonly payload: object },
  { status, rowCount }: { readonly status: string; readonly rowCount: number },
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

function reportOf(times: ReadonlyMap<string, readonly Imported[]>, rowCount: number): string {
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

const measuresOf = (times: ReadonlyMap<string, readonly Imported[]>): Measure[] =>
  [...times].flatMap(([name, all]): Measure[] => [
    { what: name, value: median(all.map(({ milliseconds }) => milliseconds)), unit: 'ms' },
    {
      what: `${name}: statements`,
      value: median(all.map(({ statements }) => statements)),
      unit: 'statements',
    },
  ])

if (import.meta.main) await runBench(importBench)
